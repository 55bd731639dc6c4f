import type { bookingState as stateSchema, EventDefinition } from '@harbourline/contracts';
import type { Actor } from '@harbourline/policy';
import { isEnded } from '@harbourline/policy';
import type { BookingChange } from '../domain/booking-change';
import { isSettledBy, NOT_CALLED_OFF } from '../domain/called-off';
import { changedFields } from '../domain/changed-fields';
import { amountsOfChange, type ProposedChange } from '../domain/proposed-change';
import { Prisma, type Booking } from '../generated/prisma/client';
import { bookingState } from './booking-state';
import { releaseClaims, releaseProposal } from './claims';
import type { Tx } from './database';

export interface HistoryEntry {
  at: Date;
  actor: Actor;
  actorId?: number;
  action: string;
  /** Why, in the actor's words; for an end it is the booking's own reason. */
  reason?: string | null;
  /** What it does, or would do, to the rules for canceling, in sentences. */
  effect?: string[];
}

/**
 * Stores a change of a locked booking with everything that belongs to it: history, event, and the slot, which is free
 * again once the booking is cancelled. A change that was proposed before does not outlive it, nor does its slot: it
 * was proposed for the charter as it was.
 */
export async function saveBooking(
  tx: Tx,
  booking: Booking,
  change: BookingChange,
  {
    event,
    reason,
    proposes,
    ...entry
  }: HistoryEntry & { event: EventDefinition<typeof stateSchema>; proposes?: ProposedChange },
): Promise<Booking> {
  const version = booking.version + 1;
  const saved = await tx.booking.update({
    where: { id: booking.id },
    data: {
      ...change,
      ...(isSettledBy(booking, change) && NOT_CALLED_OFF),
      ...columnsOf(proposes, version),
      version,
      updatedAt: entry.at,
    },
  });
  const foreseen = proposes ? changedFields(saved, { ...saved, ...amountsOfChange(proposes) }) : [];
  await tx.bookingHistory.create({
    data: {
      ...entry,
      bookingId: saved.id,
      fromStatus: booking.status,
      toStatus: saved.status,
      reason: reason ?? change.cancellationReason ?? null,
      changes: [...changedFields(booking, saved), ...foreseen].map((each) => ({ ...each })),
    },
  });
  if (booking.changeProposal !== null && !saved.ownerAdjusted) await releaseProposal(tx, saved.reservationId);
  if (isEnded(saved)) await releaseClaims(tx, saved.reservationId);
  const data = bookingState(saved, { previous: booking, reason });
  await tx.outbox.append(event, { subject: saved.id, version: saved.version, data });
  return saved;
}

function columnsOf(proposes: ProposedChange | undefined, version: number) {
  if (!proposes) return { changeProposal: Prisma.DbNull, changeRespondBy: null };
  const { respondBy, ...proposal } = proposes;
  return { changeProposal: { ...proposal, version }, changeRespondBy: respondBy };
}
