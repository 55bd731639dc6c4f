import type { Tx } from './database';

/**
 * The ids of all active administrators, locked until the transaction ends: of two who demote each other the second sees
 * what the first has done. To be locked before any other user, so that two such transactions never wait for each other.
 */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND active ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
