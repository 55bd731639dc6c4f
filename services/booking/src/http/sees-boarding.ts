import { isBoarded } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import { calledOffOf } from '../domain/told-of-call-off';
import type { Booking } from '../generated/prisma/client';

/**
 * Whether somebody may read how the boat of a booking is boarded: administrators and its parties from its confirmation
 * on, until it is completed, canceled or called off.
 */
export function seesBoarding(booking: Booking, viewer: UserActor): boolean {
  const { status, renterId, ownerId, captainId } = booking;
  return (
    isBoarded({ status, calledOff: calledOffOf(booking) }) &&
    (viewer.role === 'admin' || [renterId, ownerId, captainId].includes(viewer.id))
  );
}
