import type { bookingState as stateSchema, EventDefinition } from '@harbourline/contracts';
import type { Actor } from '@harbourline/policy';
import type { BookingChange } from '../domain/booking-change';
import { changedFields } from '../domain/changed-fields';
import type { Booking } from '../generated/prisma/client';
import { bookingState } from './booking-state';
import { releaseClaims } from './claims';
import type { Tx } from './database';

export interface HistoryEntry {
  at: Date;
  actor: Actor;
  actorId?: number;
  action: string;
  /** Why, in the actor's words; for an end it is the booking's own reason. */
  reason?: string | null;
}

/**
 * Stores a change of a locked booking with everything that belongs to it: history, event, and the slot, which is free
 * again once the booking is cancelled.
 */
export async function saveBooking(
  tx: Tx,
  booking: Booking,
  change: BookingChange,
  { event, reason, ...entry }: HistoryEntry & { event: EventDefinition<typeof stateSchema> },
): Promise<Booking> {
  const saved = await tx.booking.update({
    where: { id: booking.id },
    data: { ...change, version: booking.version + 1, updatedAt: entry.at },
  });
  await tx.bookingHistory.create({
    data: {
      ...entry,
      bookingId: saved.id,
      fromStatus: booking.status,
      toStatus: saved.status,
      reason: reason ?? change.cancellationReason ?? null,
      changes: changedFields(booking, saved).map((each) => ({ ...each })),
    },
  });
  if (saved.status === 'cancelled') await releaseClaims(tx, saved.reservationId);
  const data = bookingState(saved, { previous: booking, reason });
  await tx.outbox.append(event, { subject: saved.id, version: saved.version, data });
  return saved;
}
