import { randomInt } from 'node:crypto';

/** A Canadian number that no other test has. */
export function newPhone(): string {
  return `+1416${randomInt(2_000_000, 9_999_999)}`;
}

/** What the form for a new account sends. */
export function registrationForm(
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { phone: string; email: string } {
  const phone = newPhone();
  return {
    fullName: 'Rosa Martin',
    email: `rosa${phone.slice(1)}@example.com`,
    phone,
    password: 'a calm harbour',
    ...changes,
  };
}
