import { text } from './words';

const MOST_BYTES = 25 * 1024 * 1024;

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
    const problem = problemOf(file) ?? (accepted.length < room ? undefined : text('tooMany', { count: most }));
    if (problem === undefined) accepted.push(file);
    else refusal ??= problem;
  }
  return { accepted, refusal };
}

function problemOf({ name, type, size }: Candidate): string | undefined {
  if (!type.startsWith('image/')) return text('notImage', { file: name });
  return size > MOST_BYTES ? text('tooLarge', { file: name }) : undefined;
}
