/** How many questions one asker may put to one owner in 24 hours. */
export const QUESTIONS_PER_ASKER = 5;
/** Questions that come while so many wait for their owner are in the dashboard, and no mail tells of them. */
export const MOST_QUESTIONS_MAILED = 20;
/** After so long without an answer, our support sees that a question waits. */
export const QUESTION_WAITS_HOURS = 24;
/** What stands in the place of what is not for the reader. */
export const MASK = '•••';

/** A shorter name, such as Do or An, is also an ordinary word. */
const SHORTEST_WORD = 3;

/**
 * A text without the names of whoever wrote it: the names as a whole, and the capitalized words of which they are made.
 * They are found in any case, but for a name of two letters, which is found as it is written.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => isLong(word) && /^\p{Lu}/u.test(word));
  const known = [...names.map((name) => name.trim()).filter((name) => name !== ''), ...words];
  if (known.length === 0) return text;
  const any = known
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), (found) =>
    isLong(found) || known.includes(found) ? MASK : found,
  );
}

function isLong(word: string): boolean {
  return [...word].length >= SHORTEST_WORD;
}
