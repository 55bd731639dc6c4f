import { isAgreed } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Booking } from '../generated/prisma/client';

/**
 * Whether somebody may see who another is and how to reach them: themselves always, the other parties of a booking once
 * it is confirmed, administrators everyone.
 */
export function seesContact(
  { status, renterId, ownerId, captainId }: Pick<Booking, 'status' | 'renterId' | 'ownerId' | 'captainId'>,
  viewer: UserActor,
  userId: number,
): boolean {
  if (viewer.role === 'admin' || viewer.id === userId) return true;
  const confirmed = isAgreed({ status });
  return confirmed && [renterId, ownerId, captainId].includes(userId);
}
