import type { UserState } from '@harbourline/contracts';
import { chartersUntil, licensedUntil } from '@harbourline/policy';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of users, and of captains' licences. */
export async function keepUsers(tx: Tx, told: readonly { data: UserState }[]): Promise<void> {
  const rows = told.map(
    ({ data: { id, role, fullName, email, phone, licensed, active, confirmsCharters, licenses } }) => ({
      ...{ id, role, full_name: fullName, email, phone, licensed, active },
      confirms_charters: confirmsCharters ?? false,
      licensed_until: licensedUntil(licenses),
      charters_until: chartersUntil(licenses),
    }),
  );
  await keepRows(tx, { table: 'users', key: ['id'] }, rows);
}
