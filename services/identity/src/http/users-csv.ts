import { formatPhone } from '@harbourline/policy';
import { english, inLanguage } from '@harbourline/policy/words';
import { csvOf, inCsvZone } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { User } from '../generated/prisma/client';

const COLUMNS = [
  ...['Number', 'Role', 'Name', 'Email', 'Email confirmed', 'Phone', 'Phone confirmed', 'Active', inCsvZone('Joined')],
  ...[inCsvZone('Terms accepted'), 'Terms of', inCsvZone('Age attested')],
].map(inLanguage);

/** People as CSV. */
export function usersCsv(users: AsyncIterable<User>, onFailure: (error: Error) => void): Readable {
  return csvOf(COLUMNS, rowsOf(users), onFailure);
}

async function* rowsOf(users: AsyncIterable<User>) {
  for await (const user of users) {
    yield [
      ...[user.id, user.role, user.fullName],
      ...[
        user.email,
        yes(user.isVerified),
        { phone: formatPhone(user.phone) },
        yes(user.phoneConfirmedAt !== null),
        yes(user.active),
      ],
      ...[user.createdAt, user.termsAcceptedAt].map(moment),
      ...[user.termsVersion, moment(user.ageAttestedAt)],
    ];
  }
}

const yes = (is: boolean) => (is ? english`yes` : english`no`);
const moment = (at: Date | null) => at && { at };
