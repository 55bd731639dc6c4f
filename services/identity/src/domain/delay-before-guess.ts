import { GUESSES } from './limits';

const FIRST_MS = 200;
const LONGEST_MS = 2_000;

/** How long the next guess waits, in milliseconds: twice as long with every wrong one beyond the first few. */
export function delayBeforeGuess(wrongSoFar: number): number {
  const slowed = wrongSoFar - GUESSES.slowedAfter;
  return slowed < 0 ? 0 : Math.min(FIRST_MS * 2 ** slowed, LONGEST_MS);
}
