import type { EndsWith } from '@harbourline/policy';
import { mayActAs } from '../domain/may-act-as';
import type { Tx } from './database';

/**
 * Without whom a slot that was paid for is not to be had: nobody is there to answer for the boat, or the renter has another
 * role by now, was deactivated or has closed the account. Until the end of the transaction that stays as it is, so that
 * whoever ends what they have open comes before, and is seen here, or after, and sees what was reserved.
 */
export async function whoHasLeft(
  tx: Tx,
  boat: { ownerId: number; deleted: boolean },
  renterId: number,
): Promise<EndsWith<'latePayments'> | null> {
  if (boat.deleted) return 'boat';
  const people = await tx.$queryRaw<{ id: number; role: string; active: boolean }[]>`
    SELECT id, role, active FROM users WHERE id IN (${boat.ownerId}, ${renterId}) ORDER BY id FOR SHARE`;
  // Of whom nothing is known yet, nothing is known against them.
  const hasLeft = (id: number, role: 'owner' | 'renter') =>
    people.some((person) => person.id === id && !mayActAs(role, person));
  if (hasLeft(boat.ownerId, 'owner')) return 'owner';
  return hasLeft(renterId, 'renter') ? 'renter' : null;
}
