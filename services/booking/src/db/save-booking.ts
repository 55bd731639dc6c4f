import type { bookingState as stateSchema, EventDefinition, ReasonCode } from '@harbourline/contracts';
import type { Actor } from '@harbourline/policy';
import { isEnded } from '@harbourline/policy';
import type { BookingChange } from '../domain/booking-change';
import { isSettledBy, NOT_CALLED_OFF } from '../domain/called-off';
import { changedFields } from '../domain/changed-fields';
import {
  columnsOf,
  effectCodesOf,
  foreseenBy,
  keepsProposal,
  outlives,
  presentEffect,
  proposalOf,
  type Proposal,
} from '../domain/proposal';
import type { Booking } from '../generated/prisma/client';
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
  /** Why the service did it, likewise. */
  reasonCode?: ReasonCode;
}

/** What becomes of a booking's proposal; without a word it ends where the change is one that it does not outlive. */
export interface ProposalStep {
  /** Made with this change. */
  proposes?: Proposal;
  /** Made before, and agreed to with this change. */
  accepts?: Proposal;
  /** Made before, and declined, withdrawn or lapsed with this change. */
  endsProposal?: boolean;
}

/** Whether all that goes back with a change had gone back to the card before. */
function isAllReturned({ returnedCents }: Booking, { refundCents }: BookingChange): boolean {
  return typeof refundCents === 'number' && refundCents > 0 && returnedCents >= refundCents;
}

/**
 * Stores a change of a locked booking with everything that belongs to it: history, event, and the slot, which is free
 * again once the booking is cancelled, as is that of a proposal that ends with the change.
 */
export async function saveBooking(
  tx: Tx,
  booking: Booking,
  change: BookingChange,
  {
    event,
    reason,
    reasonCode,
    proposes,
    accepts,
    endsProposal = false,
    ...entry
  }: HistoryEntry & ProposalStep & { event: EventDefinition<typeof stateSchema> },
): Promise<Booking> {
  const version = booking.version + 1;
  const before = proposalOf(booking);
  const goesOn = before && !accepts && !endsProposal && outlives(before, booking, change);
  const saved = await tx.booking.update({
    where: { id: booking.id },
    data: {
      ...change,
      ...(isSettledBy(booking, change) && NOT_CALLED_OFF),
      ...(isAllReturned(booking, change) && { refundedAt: entry.at }),
      ...(!goesOn && columnsOf(proposes ?? null, booking, version)),
      version,
      updatedAt: entry.at,
    },
  });
  const told = proposes ?? accepts;
  const foreseen = proposes?.of === 'charter' ? changedFields(saved, { ...saved, ...foreseenBy(proposes) }) : [];
  await tx.bookingHistory.create({
    data: {
      ...entry,
      bookingId: saved.id,
      fromStatus: booking.status,
      toStatus: saved.status,
      reason: reason ?? change.cancellationReason ?? null,
      reasonCode: reasonCode ?? change.cancellationReasonCode ?? null,
      changes: [...changedFields(booking, saved), ...foreseen].map((each) => ({ ...each })),
      effectCodes: told?.of === 'charter' ? presentEffect(effectCodesOf(proposes ? saved : booking, told)) : [],
    },
  });
  const isDropped = keepsProposal(booking) && !keepsProposal(saved) && !accepts;
  if (isDropped) await releaseProposal(tx, saved.reservationId);
  if (isEnded(saved)) await releaseClaims(tx, saved.reservationId);
  const data = bookingState(saved, { previous: booking, reason, reasonCode });
  await tx.outbox.append(event, { subject: saved.id, version: saved.version, data });
  return saved;
}
