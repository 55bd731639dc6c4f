import { bookingAdjusted } from '@harbourline/contracts';
import { zoneOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { claimOrRefuse } from '../db/claim-or-refuse';
import type { Deps, Tx } from '../db/database';
import { offeredBoat } from '../db/booking-state';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { boatOf } from '../domain/boat';
import { adjust, proposalFor, type Proposal } from '../domain/adjust-reservation';
import { costsWith } from '../domain/change-captain';
import type { Booking } from '../generated/prisma/client';

export interface Adjustment {
  bookingId: number;
  /** HH:MM by the clock of the boat's city, on the same date. */
  startTime: string;
  captainId: number | undefined;
}

/** The owner proposes another time, which is kept free until the renter has answered. */
export async function adjustReservation(
  { db, clock, config }: Omit<Deps, 'caller'>,
  owner: UserActor,
  { bookingId, startTime, captainId }: Adjustment,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    const zone = zoneOf(boatOf(booking).city);
    const proposal = proposalFor(booking, { startTime, captainId, zone });
    const adjusted = adjust(booking, proposal, { now: at, zone, renterResponseHours: config.RENTER_RESPONSE_HOURS });
    if (adjusted.adjustedCaptainId) await requireCaptain(tx, booking, proposal);
    const { reservationId, boatId } = booking;
    await claimOrRefuse(tx, { ...proposal, reservationId, boatId, kind: 'proposal' }, owner);
    return saveBooking(tx, booking, adjusted, {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'adjusted',
      event: bookingAdjusted,
    });
  });
}

/** A captain may be proposed where one was booked, and for no more. */
async function requireCaptain(tx: Tx, booking: Booking, proposal: Proposal): Promise<void> {
  if (booking.captainId === null) throw new AppError('captain_not_wanted');
  costsWith(booking, await findCaptainOffer(tx, offeredBoat(booking), proposal));
}
