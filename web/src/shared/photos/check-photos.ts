import { problemOfFile } from './photo-file';
import { text } from './words';

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

interface Room {
  /** How many there can be. */
  most: number;
  /** How many more fit. */
  room: number;
}

/** Which of the chosen files are sent, and what is said of the first of the others. */
export function checkPhotos<F extends Candidate>(files: readonly F[], { most, room }: Room) {
  const accepted: F[] = [];
  let refusal: string | undefined;
  for (const file of files) {
    const problem = problemOfFile(file);
    if (problem) refusal ??= text(problem, { file: file.name });
    else if (accepted.length < room) accepted.push(file);
    else refusal ??= text('tooMany', { count: most });
  }
  return { accepted, refusal };
}
