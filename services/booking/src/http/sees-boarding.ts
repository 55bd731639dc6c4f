import { isAgreed } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Booking } from '../generated/prisma/client';

/**
 * Whether somebody may read how the boat of a booking is boarded: administrators and its parties once it is confirmed, and
 * no longer when it has been canceled.
 */
export function seesBoarding(
  { status, renterId, ownerId, captainId }: Pick<Booking, 'status' | 'renterId' | 'ownerId' | 'captainId'>,
  viewer: UserActor,
): boolean {
  return isAgreed({ status }) && (viewer.role === 'admin' || [renterId, ownerId, captainId].includes(viewer.id));
}
