import { MOST_MESSAGE_PICTURES } from '@harbourline/contracts';
import { text } from '../words';

const MOST_BYTES = 25 * 1024 * 1024;

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the chosen files are sent, and what is said of the first of the others. `room` is how many more fit. */
export function checkPhotos<F extends Candidate>(files: readonly F[], room: number) {
  const accepted: F[] = [];
  let refusal: string | undefined;
  for (const file of files) {
    const problem = problemOf(file, { fits: accepted.length < room });
    if (problem === undefined) accepted.push(file);
    else refusal ??= problem;
  }
  return { accepted, refusal };
}

function problemOf({ name, type, size }: Candidate, { fits }: { fits: boolean }): string | undefined {
  if (!type.startsWith('image/')) return text('photos.notImage', { file: name });
  if (size > MOST_BYTES) return text('photos.tooLarge', { file: name });
  return fits ? undefined : text('photos.tooMany', { count: MOST_MESSAGE_PICTURES });
}
