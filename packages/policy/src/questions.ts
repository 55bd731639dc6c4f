/** How many questions one asker may put to one owner in 24 hours. */
export const QUESTIONS_PER_ASKER = 5;
/** Questions that come while so many wait for their owner are in the dashboard, and no mail tells of them. */
export const MOST_QUESTIONS_MAILED = 20;
/** After so long without an answer, our support sees that a question waits. */
export const QUESTION_WAITS_HOURS = 24;
/** What stands in the place of what is not for the reader. */
export const MASK = '•••';

const SHORTEST_WORD = 3;

/**
 * A text without the names of whoever wrote it, in any case: the names as a whole, and the capitalized words of which they
 * are made.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const words = names
    .flatMap((name) => name.split(/\s+/))
    .filter((word) => [...word].length >= SHORTEST_WORD && /^\p{Lu}/u.test(word));
  const known = [...names.map((name) => name.trim()).filter((name) => name !== ''), ...words];
  if (known.length === 0) return text;
  const any = known
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), MASK);
}
