import { csvOf } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { User } from '../generated/prisma/client';

const COLUMNS = [
  ...['Number', 'Role', 'Name', 'Email', 'Email confirmed', 'Phone', 'Phone confirmed', 'Active', 'Joined'],
  ...['Terms accepted', 'Terms of', 'Age attested'],
];

/** People as CSV; times are UTC's. */
export function usersCsv(users: AsyncIterable<User>, onFailure: (error: Error) => void): Readable {
  return csvOf(COLUMNS, rowsOf(users), onFailure);
}

async function* rowsOf(users: AsyncIterable<User>) {
  for await (const user of users) {
    yield [
      ...[user.id, user.role, user.fullName],
      ...[user.email, yes(user.isVerified), user.phone, yes(user.phoneConfirmedAt !== null), yes(user.active)],
      ...[user.createdAt, user.termsAcceptedAt].map(iso),
      ...[user.termsVersion, iso(user.ageAttestedAt)],
    ];
  }
}

const yes = (is: boolean) => (is ? 'yes' : 'no');
const iso = (at: Date | null) => at?.toISOString() ?? null;
