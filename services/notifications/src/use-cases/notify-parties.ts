import type { BookingState } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { writeDelivery } from '../db/write-delivery';
import type { Party } from '../domain/messages-by-event';
import type { TemplateId } from '../templates/built-in';

interface Command {
  eventId: string;
  /** When it happened. */
  at: string;
  booking: BookingState;
  tell: Partial<Record<Party, TemplateId>>;
}

/** Notes whom a booking's change is to be told to. */
export async function notifyParties({ db, clock }: LocalDeps, { eventId, at, booking, tell }: Command): Promise<void> {
  const { renterId, ownerId, captainId } = booking;
  const others = captainId === null ? [renterId, ownerId] : [renterId, ownerId, captainId];
  const about = { kind: 'booking', booking, at } as const;
  await db.transact(async (tx) => {
    const now = clock.now();
    if (tell.renter) {
      await writeDelivery(tx, { eventId, recipientId: renterId, template: tell.renter, about, others, now });
    }
    // An owner who withdraws a boat was told what ends with it, and has said yes.
    if (tell.owner && booking.outcome !== 'boat_withdrawn') {
      await writeDelivery(tx, { eventId, recipientId: ownerId, template: tell.owner, about, others, now });
    }
  });
}
