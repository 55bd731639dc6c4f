import type { ErrorCode } from '@harbourline/contracts';
import type { Proposer } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import { findConflict } from '../db/claims';
import type { Deps } from '../db/database';
import { requireOwn } from '../db/lock-booking';
import type { Booking } from '../generated/prisma/client';
import { assessForCharter, type AssessedChange } from '../steps/assess-proposal';
import type { ChangeRequest } from '../steps/read-wish';
import { reasonAgainst } from './quote-reservation';

/** A change of a confirmed charter before it is proposed, and why it cannot be; null when it can. */
export type ProposalQuote = AssessedChange & { booking: Booking; reason: ErrorCode | null };

/** What a change of a confirmed charter would cost and do, and whether its slot is free. Nothing is kept. */
export async function quoteProposal(
  { db, clock, config }: Omit<Deps, 'caller'>,
  proposer: UserActor & { role: Proposer },
  { bookingId, ...request }: ChangeRequest & { bookingId: number },
): Promise<ProposalQuote> {
  const found = await db.client.booking.findUnique({ where: { id: bookingId } });
  const booking = await requireOwn(db.client, found, proposer);
  const assessed = await assessForCharter(db.client, { clock, config }, booking, { by: proposer.role, request });
  const { boatId, reservationId } = booking;
  const conflict = assessed.broken
    ? undefined
    : await findConflict(db.client, { boatId, ...assessed.proposal, reservationId });
  return { ...assessed, booking, reason: reasonAgainst(assessed.broken, conflict) };
}
