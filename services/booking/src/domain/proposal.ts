import {
  codesOfEffect,
  effectOfChange,
  isCharter,
  isRequest,
  localTimeOf,
  NEAREST_START_VERSION,
  zoneOf,
  type ChangeEffect,
  type ChangeEffectCode,
  type Proposer,
} from '@harbourline/policy';
import { z } from 'zod';
import { Prisma, type Booking } from '../generated/prisma/client';
import type { Wish } from './assess-reservation';
import { boatOf } from './boat';

/**
 * What one side proposes for a booking, and the other has not answered yet: all of it as it would be, whose slot is kept.
 * For a request that is the owner's other time or captain, which confirms it; for a charter any change, which without an
 * answer is not made. Another time for what was called off is one for a charter.
 */
export type Proposal = ProposalForRequest | ProposalForCharter;

interface Proposed extends Wish {
  by: Proposer;
  respondBy: Date;
}

export interface ProposalForRequest extends Proposed {
  of: 'request';
  by: 'owner';
  /** The owner's own time to answer, which is theirs again once they take the proposal back. */
  ownerRespondBy: Date | null;
}

export interface ProposalForCharter extends Proposed, ProposedAmounts {
  of: 'charter';
  /** By which it is answered: a later one is another. */
  id: string;
}

const AMOUNTS = {
  boatRentalCents: z.int(),
  captainFeeCents: z.int(),
  totalCents: z.int(),
  balanceFromRenterCents: z.int(),
  dueToCaptainCents: z.int(),
};
const amounts = z.object(AMOUNTS);
/** What a booking costs as it is proposed, in cents; its deposit stays. */
export type ProposedAmounts = z.infer<typeof amounts>;

const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);
const stored = z.object({
  id: z.uuid(),
  by: z.enum(['renter', 'owner']),
  startDate: instant,
  endDate: instant,
  captainId: z.int().nullable(),
  guestCount: z.int(),
  ...AMOUNTS,
  version: z.int(),
});

/** The proposal that waits for an answer. */
export function proposalOf(booking: Booking): Proposal | null {
  const { status } = booking;
  if (isRequest({ status })) return ofRequest(booking);
  return isCharter({ status }) ? ofCharter(booking) : null;
}

function ofRequest(booking: Booking): ProposalForRequest | null {
  const { ownerAdjusted, adjustedStartDate: startDate, adjustedEndDate: endDate, respondBy, ownerRespondBy } = booking;
  if (!ownerAdjusted || !startDate || !endDate || !respondBy) return null;
  const captainId = booking.adjustedCaptainId ?? booking.captainId;
  const { guestCount } = booking;
  return { of: 'request', by: 'owner', startDate, endDate, captainId, guestCount, respondBy, ownerRespondBy };
}

/**
 * One that was proposed for a charter as it no longer is waits for nothing: a release that does not know of proposals may
 * have changed the booking since.
 */
function ofCharter({ changeProposal, changeRespondBy, version }: Booking): ProposalForCharter | null {
  if (changeProposal === null || changeRespondBy === null) return null;
  const { version: madeFor, ...proposal } = stored.parse(changeProposal);
  return madeFor === version ? { of: 'charter', ...proposal, respondBy: changeRespondBy } : null;
}

/** Whether a row keeps a proposal, also one that waits for nothing any more. */
export function keepsProposal({ ownerAdjusted, changeProposal }: Booking): boolean {
  return ownerAdjusted || changeProposal !== null;
}

/**
 * Nothing is proposed: the columns in which a row keeps a proposal. Those for a request are shown as they are kept, as the
 * specification names them so.
 */
export const NO_PROPOSAL = {
  ownerAdjusted: false,
  adjustedStartTime: null,
  adjustedCaptainId: null,
  adjustedStartDate: null,
  adjustedEndDate: null,
  ownerRespondBy: null,
  changeProposal: Prisma.DbNull,
  changeRespondBy: null,
} as const satisfies { [Column in keyof Booking]?: unknown };
export type ProposalColumn = keyof typeof NO_PROPOSAL;

/** The release before reads sentences here; what a proposal does is told from the facts of its row. */
const FOR_THE_RELEASE_BEFORE = { effect: { renter: [], others: [] } };

/** The columns that keep a proposal, or none, for a booking that will have this version. */
export function columnsOf(proposal: Proposal | null, booking: Booking, version: number) {
  switch (proposal?.of) {
    case undefined:
      return NO_PROPOSAL;
    case 'request': {
      const { startDate, endDate, captainId, ownerRespondBy, respondBy } = proposal;
      return {
        ...NO_PROPOSAL,
        ownerAdjusted: true,
        adjustedStartTime: localTimeOf(startDate, zoneOf(boatOf(booking).city)),
        adjustedStartDate: startDate,
        adjustedEndDate: endDate,
        adjustedCaptainId: captainId === booking.captainId ? null : captainId,
        ...{ ownerRespondBy, respondBy },
      };
    }
    case 'charter': {
      const { of: _, respondBy, ...kept } = proposal;
      return {
        ...NO_PROPOSAL,
        changeProposal: { ...kept, version, ...FOR_THE_RELEASE_BEFORE },
        changeRespondBy: respondBy,
      };
    }
  }
}

/** What a charter would be as it is proposed: everything but when the rules count from. */
export function foreseenBy(proposal: ProposalForCharter) {
  const { startDate, endDate, captainId, guestCount } = proposal;
  return { startDate, endDate, captainId, guestCount, ...amounts.parse(proposal) };
}

/** What another start does to the rules for canceling. A new time for what was called off is nobody's wish. */
export function effectOn(
  { createdAt, confirmedAt, startDate, leftStart, chooseTimeBy, policyVersion }: Booking,
  { by, startDate: newStart }: Pick<Proposed, 'by' | 'startDate'>,
): ChangeEffect {
  const before = { placedAt: createdAt, confirmedAt: confirmedAt ?? createdAt, start: startDate, leftStart };
  const isRentersWish = by === 'renter' && chooseTimeBy === null && policyVersion >= NEAREST_START_VERSION;
  return effectOfChange(before, { newStart, isRentersWish });
}

/** The same in codes, as it was when the change was proposed. */
export function effectCodesOf(booking: Booking, proposal: ProposalForCharter): ChangeEffectCode[] {
  return codesOfEffect(effectOn(booking, proposal), booking.updatedAt);
}

/** The same codes as events, answers and rows carry them. */
export function presentEffect(codes: ChangeEffectCode[]) {
  return codes.map(({ code, at }) => ({ code, at: at?.toISOString() ?? null }));
}

/**
 * Whether a proposal goes on waiting when its booking is changed in another way. One for a charter was priced for the
 * charter as it was, and does not; one for a request does while the request is for the same time and captain.
 */
export function outlives({ of }: Proposal, before: Booking, change: Partial<Booking>): boolean {
  const after = { ...before, ...change };
  const isSame = (['startDate', 'endDate'] as const).every((at) => after[at].getTime() === before[at].getTime());
  return of === 'request' && isSame && after.captainId === before.captainId && after.status === before.status;
}
