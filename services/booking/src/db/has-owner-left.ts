import { mayActAs } from '../domain/may-act-as';
import type { Tx } from './database';

/**
 * Whether nobody is there to answer for a boat: its owner has another role by now, or was deactivated. Until the end of
 * the transaction that stays as it is, so that whoever ends what the owner has open comes before, and is seen here, or
 * after, and sees what was reserved.
 */
export async function hasOwnerLeft(tx: Tx, { ownerId }: { ownerId: number }): Promise<boolean> {
  const [owner] = await tx.$queryRaw<{ role: string; active: boolean }[]>`
    SELECT role, active FROM users WHERE id = ${ownerId} FOR SHARE`;
  return owner !== undefined && !mayActAs('owner', owner);
}
