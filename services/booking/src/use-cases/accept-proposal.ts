import { bookingCaptainAwaited } from '@harbourline/contracts';
import { depositShortfall, type Proposer } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { turnProposalIntoBooking } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import {
  acceptProposal as accept,
  requireOpenProposal,
  type AcceptedTerms,
  type Meant,
} from '../domain/answer-proposal';
import { costsWith } from '../domain/change-captain';
import type { Proposal } from '../domain/proposal';
import { differencesOf } from '../domain/propose';
import { depositTooSmall } from '../domain/refusal';
import { TOLD } from '../domain/told-of-proposals';
import type { Booking } from '../generated/prisma/client';

/** The other side agrees: the booking is what was proposed, and the slot it had is free. */
export async function acceptProposal(
  { db, clock, config }: Omit<Deps, 'caller'>,
  answerer: UserActor & { role: Proposer },
  { bookingId, meant }: { bookingId: number; meant: Meant },
): Promise<Booking> {
  const { id: actorId, role: actor } = answerer;
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, answerer);
    const at = clock.now();
    const proposal = requireOpenProposal(booking, meant, { action: 'acceptProposal', by: actor, now: at });
    const terms = await termsOf(tx, booking, proposal);
    const accepted = accept(booking, proposal, terms, { now: at, ownerResponseHours: config.OWNER_RESPONSE_HOURS });
    // Proposed through a release that did not ask for the difference.
    const shortfall = depositShortfall(booking, accepted.totalCents ?? booking.totalCents);
    if (shortfall) throw depositTooSmall(shortfall);
    await turnProposalIntoBooking(tx, booking.reservationId);
    const { action, event } = TOLD[proposal.of].accepted;
    const isCaptainFirst = proposal.of === 'request' && terms.isCaptainAsked;
    return saveBooking(tx, booking, accepted, {
      ...{ at, actor, actorId, action, accepts: proposal },
      event: isCaptainFirst ? bookingCaptainAwaited : event,
    });
  });
}

/**
 * What is accepted with the captain as they are today: one who has gone since, has no license on the new day, or is dearer
 * by now than a request was, is not what was agreed to. The fee for a charter was agreed with its proposal.
 */
async function termsOf(tx: Tx, booking: Booking, proposal: Proposal): Promise<AcceptedTerms> {
  const { start, captain } = differencesOf(booking, proposal);
  const isForRequest = proposal.of === 'request';
  if (!captain && (isForRequest || !start)) return { amounts: {}, isCaptainAsked: booking.captainAnswer !== null };
  const offer = await findCaptainOffer(tx, offeredBoat(booking), proposal);
  if (offer === undefined) throw new AppError('captain_unavailable');
  return {
    amounts: isForRequest ? costsWith(booking, offer) : {},
    isCaptainAsked: offer?.confirmsCharters ?? false,
  };
}
