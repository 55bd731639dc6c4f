import { MOST_PHOTOS } from '@harbourline/contracts';
import { problemOfFile } from '../../shared/photos/photo-file';
import { text } from './words';

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the chosen files are sent, and what is said of the others. `room` is how many more photos fit. */
export function checkFiles<F extends Candidate>(files: readonly F[], room: number) {
  const accepted: F[] = [];
  const refusals: string[] = [];
  for (const file of files) {
    const refusal = refusalOf(file, { fits: accepted.length < room });
    if (refusal === undefined) accepted.push(file);
    else refusals.push(refusal);
  }
  return { accepted, refusals };
}

function refusalOf(file: Candidate, { fits }: { fits: boolean }): string | undefined {
  const problem = problemOfFile(file);
  if (problem) return text(`photos.${problem}`, { file: file.name });
  return fits ? undefined : text('photos.tooMany', { count: MOST_PHOTOS, file: file.name });
}
