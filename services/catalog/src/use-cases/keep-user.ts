import type { UserState } from '@harbourline/contracts';
import { dateOfDay, licensedUntil } from '@harbourline/policy';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of a user. */
export async function keepUser(tx: Tx, user: UserState): Promise<void> {
  const { id, role, fullName, phone, email, licensed, active } = user;
  const until = licensedUntil(user.licenses);
  const known = { role, fullName, phone, email, licensed, active, licensedUntil: until && dateOfDay(until) };
  await tx.user.upsert({ where: { id }, create: { id, ...known }, update: known });
}
