import passwords from './common-passwords.json';

const common = new Set<string>(passwords);

/** One of those that are tried first, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
