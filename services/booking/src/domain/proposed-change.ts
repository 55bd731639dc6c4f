import { effectOfChange, type ChangeEffect, isCharter } from '@harbourline/policy';
import { z } from 'zod';
import type { Booking } from '../generated/prisma/client';
import type { BookingChange } from './booking-change';

const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);

const stored = z.object({
  id: z.uuid(),
  by: z.enum(['renter', 'owner']),
  startDate: instant,
  endDate: instant,
  captainId: z.int().nullable(),
  guestCount: z.int(),
  boatRentalCents: z.int(),
  captainFeeCents: z.int(),
  totalCents: z.int(),
  balanceFromRenterCents: z.int(),
  dueToCaptainCents: z.int(),
  effect: z.object({ renter: z.array(z.string()), others: z.array(z.string()) }),
});
const proposal = stored.extend({ version: z.int() });

/** A change of a confirmed charter that one side proposes: all of the charter as it would be. */
export type ProposedChange = z.output<typeof stored> & { respondBy: Date };

/**
 * The change that waits for an answer. One that was proposed for a booking as it no longer is waits for nothing: a
 * release that does not know of proposals may have changed the booking since.
 */
export function proposedChangeOf(booking: Booking): ProposedChange | null {
  const { changeProposal, changeRespondBy, status } = booking;
  if (changeProposal === null || changeRespondBy === null || !isCharter({ status })) return null;
  const { version, ...proposed } = proposal.parse(changeProposal);
  return version === booking.version ? { ...proposed, respondBy: changeRespondBy } : null;
}

/** What the booking would be: everything but when the rules count from. */
export function amountsOfChange(proposed: ProposedChange): BookingChange {
  const { startDate, endDate, captainId, guestCount } = proposed;
  const { boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents } = proposed;
  return {
    ...{ startDate, endDate, captainId, guestCount },
    ...{ boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents },
  };
}

/** What another start does to the rules for canceling. */
export function effectOn({ createdAt, confirmedAt, startDate }: Booking, newStart: Date): ChangeEffect {
  return effectOfChange({ placedAt: createdAt, confirmedAt: confirmedAt ?? createdAt, start: startDate }, newStart);
}
