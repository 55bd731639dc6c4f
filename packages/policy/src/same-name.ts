/** Signs of which the folded form keeps nothing, as in the search for people. */
const FOLDED_AWAY = /[\p{M}\p{Cf}'‘’‛ʼʻʹ′`]/gu;

/**
 * Whether somebody who types their name means the one that their account has: every word of the account's name is among
 * what they typed, in any order, whatever the case and the accents. A letter alone stands for a word that begins with it,
 * and a further name is no difference.
 */
export function isSameName(typed: string, ofAccount: string): boolean {
  const words = wordsOf(typed);
  return wordsOf(ofAccount).every((word) => words.some((other) => isSameWord(word, other)));
}

function wordsOf(name: string): string[] {
  const folded = name.normalize('NFKD').replace(FOLDED_AWAY, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return Array.from(short).length === 1 && long.startsWith(short);
}
