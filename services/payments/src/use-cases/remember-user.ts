import type { UserState } from '@harbourline/contracts';
import type { Tx } from '../db/database';

/** Keeps by what a person is found. */
export async function rememberUser(tx: Tx, { id, fullName, email, phone }: UserState): Promise<void> {
  const known = { fullName, email, phone };
  await tx.user.upsert({ where: { id }, create: { id, ...known }, update: known });
}
