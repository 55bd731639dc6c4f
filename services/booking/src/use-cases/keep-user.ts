import type { UserState } from '@harbourline/contracts';
import { chartersUntil, dateOfDay, licensedUntil } from '@harbourline/policy';
import type { Tx } from '../db/database';

/** Keeps what this service needs to know of a user, and of a captain's licences. */
export async function keepUser(tx: Tx, { id, licenses, ...state }: UserState): Promise<void> {
  const { role, fullName, email, phone, licensed, active } = state;
  const known = {
    ...{ role, fullName, email, phone, licensed, active },
    licensedUntil: dateOrNull(licensedUntil(licenses)),
    chartersUntil: dateOrNull(chartersUntil(licenses)),
  };
  await tx.user.upsert({ where: { id }, create: { id, ...known }, update: known });
}

function dateOrNull(day: string | null): Date | null {
  return day === null ? null : dateOfDay(day);
}
