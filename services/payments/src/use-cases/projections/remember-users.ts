import type { UserState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

/** Keeps by what people are found. */
export async function rememberUsers(tx: Tx, told: readonly { data: UserState }[]): Promise<void> {
  const rows = told.map(({ data: { id, fullName, email, phone } }) => ({ id, full_name: fullName, email, phone }));
  await keepRows(tx, { table: 'users', key: ['id'] }, rows);
}
