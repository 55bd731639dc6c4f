import type { UserState } from '@harbourline/contracts';
import { licensedUntil } from '@harbourline/policy';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of users. */
export async function keepUsers(tx: Tx, told: readonly { data: UserState }[]): Promise<void> {
  const rows = told.map(({ data }) => {
    const { id, role, fullName, phone, email, licensed, active, licenses, createdAt } = data;
    return {
      ...{ id, role, full_name: fullName, phone, email, licensed, active },
      licensed_until: licensedUntil(licenses),
      email_confirmed: data.emailConfirmed ?? null,
      phone_confirmed: data.phoneConfirmed ?? null,
      created_at: createdAt,
    };
  });
  await keepRows(tx, { table: 'users', key: ['id'] }, rows);
}
