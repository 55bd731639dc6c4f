import type { UserState } from '@harbourline/contracts';
import { licensedUntil } from '@harbourline/policy';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of users. */
export async function keepUsers(tx: Tx, told: readonly { data: UserState }[]): Promise<void> {
  const rows = told.map(
    ({ data: { id, role, fullName, phone, email, licensed, active, licenses, emailConfirmed } }) => ({
      ...{ id, role, full_name: fullName, phone, email, licensed, active },
      licensed_until: licensedUntil(licenses),
      email_confirmed: emailConfirmed ?? null,
    }),
  );
  await keepRows(tx, { table: 'users', key: ['id'] }, rows);
}
