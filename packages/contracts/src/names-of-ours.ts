import { looksOf } from './look-alikes';

/** The site's name in both spellings. */
const SITE = ['harbourline', 'harborline'].map((name) => looksOf(name).join(''));
/** Names of which every word is one of an office's are nobody's here but ours. */
const OFFICE = new Set(
  looksOf(`admin admins administrator administrators administration support helpdesk moderator moderators moderation billing
  payments payouts noreply postmaster webmaster customer customers service services security team staff official system
  accounts finance trust safety notifications verification`),
);
const BESIDE = new Set(looksOf('the our of and for to help desk care center centre department dept no reply do not'));
/** What is left of a closed account, and what stands for it in a review. */
const CLOSED = looksOf('Closed account').join('');
const SOMEBODY = looksOf('A guest').join('');

/** Whether a name would be taken for ours: the site's, its support's, or what is left of somebody who closed their account. */
export function isNameOfOurs(name: string): boolean {
  const words = looksOf(name);
  const joined = words.join('');
  const isOffices =
    words.some((word) => OFFICE.has(word)) && words.every((word) => OFFICE.has(word) || BESIDE.has(word));
  return isOffices || SITE.some((site) => joined.includes(site)) || joined.startsWith(CLOSED) || joined === SOMEBODY;
}
