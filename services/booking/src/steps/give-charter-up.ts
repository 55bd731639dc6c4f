import type { bookingState, EventDefinition } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { releaseCaptain } from '../db/claims';
import type { Deps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import type { BookingChange } from '../domain/booking-change';
import { requireReason } from '../domain/require-reason';
import type { Booking } from '../generated/prisma/client';

interface Said {
  bookingId: number;
  reason: string | undefined;
}

/** What becomes of the charter, and what its history and everyone concerned are told. */
interface Way {
  change: (booking: Booking, now: Date, ownerResponseHours: number) => BookingChange;
  action: string;
  event: EventDefinition<typeof bookingState>;
}

/** How a captain gives a charter up, and says why: they are free again, and the owner has some time to find another. */
export function givingUp({ change, action, event }: Way) {
  return (
    { db, clock, config }: Omit<Deps, 'caller'>,
    captain: UserActor,
    { bookingId, reason }: Said,
  ): Promise<Booking> =>
    db.transact(async (tx) => {
      const booking = await lockOwnBooking(tx, bookingId, captain);
      const at = clock.now();
      const given = change(booking, at, config.OWNER_RESPONSE_HOURS);
      requireReason(reason);
      await releaseCaptain(tx, booking.reservationId);
      return saveBooking(tx, booking, given, { at, actor: 'captain', actorId: captain.id, action, reason, event });
    });
}
