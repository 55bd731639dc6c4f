import { looksOf } from './look-alikes';

/** The site's name in both spellings. */
const SITE = ['harbourline', 'harborline'].map((name) => looksOf(name).join(''));
/** Names of which every word is one of an office's are nobody's here but ours. */
const OFFICE = new Set(
  looksOf(`admin admins administrator administrators administration support helpdesk moderator moderators moderation billing
  payments payouts noreply postmaster webmaster customer customers service services security team staff official system
  accounts safety notifications verification`),
);
const BESIDE = new Set(
  looksOf('the our of and for to help desk care center centre department dept no reply do not trust finance'),
);
/** What is left of a closed account, and what stands for it in a review. */
const CLOSED = ['Closed account', 'A guest'].map((name) => looksOf(name).join(''));

/** Whether a name would be taken for ours: the site's, its support's, or what is left of somebody who closed their account. */
export function isNameOfOurs(name: string): boolean {
  const words = looksOf(name);
  const isOffices =
    words.some((word) => OFFICE.has(word)) && words.every((word) => OFFICE.has(word) || BESIDE.has(word));
  const unnumbered = looksOf(name.normalize('NFKC').replace(/[\p{Nd}\s\p{P}\p{S}]+$/u, '')).join('');
  return isOffices || SITE.some((site) => isSpelledIn(words, site)) || CLOSED.includes(unnumbered);
}

/** Whether it is in one of the words, or is what several of them come to, as in "H a r b o u r l i n e". */
function isSpelledIn(words: readonly string[], site: string): boolean {
  return words.some((word, index) => word.includes(site) || isBegun(words.slice(index), site));
}

function isBegun(words: readonly string[], site: string): boolean {
  let rest = site;
  for (const word of words) {
    if (!rest.startsWith(word)) return false;
    rest = rest.slice(word.length);
    if (rest === '') return true;
  }
  return false;
}
