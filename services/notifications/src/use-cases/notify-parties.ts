import type { BookingState } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { writeDeliveries } from '../db/write-deliveries';
import type { Party } from '../domain/messages-by-event';
import type { EmailTemplateId } from '../templates/built-in';

interface Command {
  eventId: string;
  /** When it happened. */
  at: string;
  booking: BookingState;
  tell: Partial<Record<Party, EmailTemplateId>>;
}

/** Notes whom a booking's change is to be told to. */
export async function notifyParties(
  { db, clock, settings }: LocalDeps,
  { eventId, at, booking, tell }: Command,
): Promise<void> {
  const { renterId, ownerId, captainId } = booking;
  const others = captainId === null ? [renterId, ownerId] : [renterId, ownerId, captainId];
  const about = { kind: 'booking', booking, at } as const;
  await db.transact(async (tx) => {
    const now = clock.now();
    if (tell.renter) {
      await writeDeliveries(tx, settings, {
        eventId,
        recipientId: renterId,
        template: tell.renter,
        about,
        others,
        now,
      });
    }
    // An owner who withdraws a boat was told what ends with it, and has said yes.
    if (tell.owner && booking.outcome !== 'boat_withdrawn') {
      await writeDeliveries(tx, settings, { eventId, recipientId: ownerId, template: tell.owner, about, others, now });
    }
  });
}
