import { hasLostSlot } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Booking } from '../generated/prisma/client';

/**
 * Whether somebody may read the boat's name: its owner, administrators, and whoever has a paid booking of it; not a renter
 * whose slot was lost.
 */
export function seesBoatName({ ownerId, outcome }: Pick<Booking, 'ownerId' | 'outcome'>, viewer: UserActor): boolean {
  return viewer.role === 'admin' || viewer.id === ownerId || !hasLostSlot({ outcome });
}
