import { AppError } from '@harbourline/service-kit/app-error';
import { isRequest, type Action, type Party } from '@harbourline/policy';
import { requireOpenProposal, withdrawProposal } from '../../services/booking/src/domain/answer-proposal';
import { accept, decline, requireOwnersTurn } from '../../services/booking/src/domain/answer-reservation';
import { callOff } from '../../services/booking/src/domain/called-off';
import { cancel } from '../../services/booking/src/domain/cancel-booking';
import { acceptCharter, declineCharter } from '../../services/booking/src/domain/captains-answer';
import { leave, requireCaptainWanted } from '../../services/booking/src/domain/change-captain';
import { requireChangeable } from '../../services/booking/src/domain/change-reservation';
import { requireProposableForCharter } from '../../services/booking/src/domain/propose';
import type { Booking } from '../../services/booking/src/generated/prisma/client';
import type { StandingCase } from './cases';

type Automatic = 'expire' | 'lapseProposal' | 'passOverCaptain' | 'loseCaptain' | 'endCalledOff' | 'complete';
/** The acts of a booking's people. */
type Offered = Exclude<Action, Automatic | 'withdraw' | 'override'>;
type Side = Exclude<Party, 'captain'>;

const HOURS = 24;
const TERMS = { taxPercent: 0, reason: undefined, refundChoiceHours: 168 };

/** What booking does first for each act that people are offered: it refuses, or goes on. */
const ACTS: Readonly<Record<Offered, (booking: Booking, to: Party, now: Date) => unknown>> = {
  accept: (booking, _, now) => accept(booking, now),
  decline: (booking, _, now) => decline(booking, now, undefined),
  replaceCaptain: (booking, _, now) => requireCaptainWanted(booking, now),
  change: (booking, _, now) => requireChangeable(booking, now),
  propose: (booking, to, now) =>
    to === 'owner' && isRequest(booking)
      ? requireOwnersTurn(booking, 'propose', now)
      : requireProposableForCharter(booking, to as Side, now),
  acceptProposal: openProposal('acceptProposal'),
  declineProposal: openProposal('declineProposal'),
  withdrawProposal: (booking, to, now) => withdrawProposal(openProposal('withdrawProposal')(booking, to, now), now),
  acceptCharter: (booking, _, now) => acceptCharter(booking, now),
  declineCharter: (booking, _, now) => declineCharter(booking, now, HOURS),
  callOff: (booking, by, now) => callOff(booking, { by, cause: 'weather', now }),
  cancel: (booking, to, now) =>
    to === 'captain' ? leave(booking, now, HOURS) : cancel(booking, { ...TERMS, actor: to, now }),
};

/** Those of a party's acts that booking does not refuse, as it stands. */
export function acceptedOf({ view, state, now }: StandingCase, party: Party): string[] {
  const booking = rowOf({ view, state });
  return Object.entries(ACTS_OF[party]).flatMap(([action, act]) => {
    try {
      act(booking, party, now);
      return [action];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  });
}

const pick = (...actions: Offered[]) => Object.fromEntries(actions.map((action) => [action, ACTS[action]]));

const ACTS_OF: Readonly<Record<Party, ReturnType<typeof pick>>> = {
  renter: pick('change', 'propose', 'acceptProposal', 'declineProposal', 'withdrawProposal', 'cancel'),
  owner: pick(
    ...(['accept', 'decline', 'replaceCaptain', 'callOff', 'cancel'] as const),
    ...(['propose', 'acceptProposal', 'declineProposal', 'withdrawProposal'] as const),
  ),
  captain: pick('acceptCharter', 'declineCharter', 'callOff', 'cancel'),
};

/** The proposal that waits for an answer, whichever it is. */
function openProposal(action: Action) {
  return (booking: Booking, to: Party, now: Date) => {
    const { id = '' } = (booking.changeProposal ?? {}) as { id?: string };
    const meant = isRequest(booking) ? ({ of: 'request' } as const) : ({ of: 'charter', id } as const);
    return requireOpenProposal(booking, meant, { action, by: to as Side, now });
  };
}

const VERSION = 3;
const instant = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** The row of a case: what decides about an act, and nothing of what does not. */
function rowOf({ view, state }: Pick<StandingCase, 'view' | 'state'>): Booking {
  const { proposedChange, calledOff, endedCalledOff, adjusted } = state;
  const { respondBy: changeRespondBy = null, ...proposal } = proposedChange ?? {};
  const row: Partial<Booking> = {
    ...{ id: view.id, version: VERSION, status: view.status, outcome: view.outcome },
    ...{ renterId: view.renterId, ownerId: view.ownerId ?? 0, captainId: view.captainId },
    ...{ startDate: new Date(view.startDate), endDate: new Date(view.endDate), createdAt: new Date(view.createdAt) },
    ...{
      respondBy: instant(view.respondBy),
      confirmedAt: instant(view.confirmedAt),
      chooseBy: instant(state.chooseBy),
    },
    ...{ boatRentalCents: 140_000, captainFeeCents: 26_000, totalCents: 166_000, depositCents: 41_500 },
    ...{ balanceFromRenterCents: 98_500, dueToCaptainCents: 26_000, creditCents: 0 },
    ...{ refundRule: null, refundCents: null, refundChoice: null, refundedAt: null, givenBackReference: null },
    ...{ paymentIntentId: view.paymentIntentId, paidDate: instant(view.paidDate) },
    ...{ ownerAdjusted: adjusted !== null, ownerRespondBy: adjusted ? instant(view.respondBy) : null },
    ...{ adjustedStartDate: instant(adjusted?.startDate), adjustedEndDate: instant(adjusted?.endDate) },
    ...{ adjustedCaptainId: adjusted?.captainId ?? null, captainWanted: view.captainWanted },
    ...{ captainAnswer: view.captainAnswer, ownerAcceptedAt: instant(view.ownerAcceptedAt) },
    changeProposal: proposedChange && { ...proposal, version: VERSION },
    changeRespondBy: instant(changeRespondBy),
    ...{ calledOffCause: calledOff?.cause ?? endedCalledOff?.cause ?? null },
    ...{ calledOffBy: calledOff?.by ?? endedCalledOff?.by ?? null, chooseTimeBy: instant(calledOff?.chooseBy) },
  };
  return row as Booking;
}
