import passwords from './common-passwords.json';

const common = new Set<string>(passwords);
/** What comes to mind here of all places: who we are, where we are, what it is about. Listed in docs/security.md. */
export const WORDS_OF_OURS: ReadonlySet<string> = new Set([
  ...['harbourline', 'harborline', 'charter', 'charters', 'boat', 'boats', 'boating', 'yacht', 'yachts', 'yachting'],
  ...['sailing', 'sailboat', 'marina', 'captain', 'owner', 'renter', 'admin', 'administrator'],
  ...['toronto', 'montreal', 'mississauga', 'cancun', 'canada', 'mexico', 'ontario', 'quebec'],
]);

/** One of those that are tried first, in whatever case; or a word of ours with nothing but digits and signs about it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || WORDS_OF_OURS.has(lower.replace(/[^\p{L}]/gu, ''));
}
