import {
  depositThen,
  phaseOf,
  takesPlace,
  type CallOffCause,
  type CallOffFacts,
  type Standing,
  type StandingKind,
} from '@harbourline/policy';
import {
  arrivalInWords,
  PARTY_IN_WORDS,
  promiseInWords,
  refundInWords,
  spanInWords,
  english,
} from '@harbourline/policy/words';
import { shortMomentInWords } from '../domain/time-in-words';
import { writingOf } from './deposit-sentences';
import type { DocumentFacts } from './facts';

type StandingFacts = Pick<DocumentFacts, 'standing' | 'proposed' | 'cancelledAt' | 'zone' | 'deposit' | 'issuer'>;

/** Why a charter was called off, after these words. */
const CALLED_OFF_BECAUSE: Readonly<Record<CallOffCause, string>> = {
  weather: english`because of the weather`,
  mechanical: english`for mechanical reasons`,
};

const REQUEST = { badge: english`Not confirmed yet`, title: english`Reservation Request` };
const CONFIRMED = { badge: english`Confirmed`, title: english`Booking Confirmation` };
const CALLED_OFF = { badge: english`Called off`, title: english`Called-Off Booking` };

const HEADS: Readonly<Record<StandingKind, { badge: string; title: string }>> = {
  awaitingOwner: REQUEST,
  awaitingOwnerAndCaptain: REQUEST,
  awaitingCaptain: REQUEST,
  captainToBeChosen: REQUEST,
  awaitingRenter: REQUEST,
  confirmed: CONFIRMED,
  changeProposed: CONFIRMED,
  captainLeft: { ...CONFIRMED, badge: english`Captain to be chosen` },
  calledOff: CALLED_OFF,
  newTimeProposed: CALLED_OFF,
  calledOffWithoutCaptain: CALLED_OFF,
  overdue: { badge: english`Not answered`, title: english`Booking` },
  underWay: CONFIRMED,
  completed: { ...CONFIRMED, badge: english`Completed` },
  ended: { badge: english`Canceled`, title: english`Canceled Booking` },
};

/** The few words in the corner of every document, and what its confirmation is called. */
export function headOf({ kind }: Standing): { badge: string; title: string } {
  return HEADS[kind];
}

/** What is asked of a group that is expected; null for one that is not. */
export function arrivalOf({ standing, boarding }: Pick<DocumentFacts, 'standing' | 'boarding'>): string | null {
  if (!takesPlace(standing)) return null;
  return english`Please arrive ${arrivalInWords(boarding)}, and bring a valid picture ID. The owner and the renter can reach each other using the contact details below.`;
}

/** The notice about a booking that will not take place, or is not certain yet; null for all others. */
export function noticeOf(facts: StandingFacts): string | null {
  return sentencesOf(facts).filter(Boolean).join(' ') || null;
}

type Sentences = (string | false | null | undefined)[];

/** What the sentences name. */
interface Parts {
  moment: (instant: Date) => string;
  until: string | null;
  /** What becomes of the deposit without an answer. */
  otherwise: string | undefined;
}

function sentencesOf(facts: StandingFacts): Sentences {
  const { standing, zone, deposit } = facts;
  const moment = (instant: Date) => shortMomentInWords(instant, zone);
  const parts: Parts = {
    moment,
    until: standing.until && moment(standing.until),
    otherwise: promiseInWords(depositThen(deposit, standing), 'others', writingOf(facts)),
  };
  return phaseOf(standing) === 'requested' ? ofRequest(facts, parts) : ofCharter(facts, parts);
}

function ofRequest(facts: StandingFacts, { until, otherwise }: Parts): Sentences {
  return [
    english`This is a request that has not been confirmed.`,
    ...turnOf(facts, until),
    english`Contact details are exchanged when it is confirmed.`,
    // A captain who does not accept ends nothing.
    ...(facts.standing.kind === 'awaitingCaptain' ? [] : [english`Otherwise the reservation ends.`, otherwise]),
  ];
}

/** Whose answer to a request is missing. */
function turnOf(facts: StandingFacts, until: string | null): Sentences {
  const { standing } = facts;
  switch (standing.kind) {
    case 'awaitingOwner':
      return [
        standing.captain === 'accepted' && english`The captain has accepted.`,
        until ? english`The owner has until ${until} to answer.` : english`The owner has not answered yet.`,
      ];
    case 'awaitingOwnerAndCaptain':
      return [until && english`The owner and the captain have until ${until} to answer.`];
    case 'awaitingCaptain':
      return [
        english`The owner has accepted${until ? english`, and the captain has until ${until} to answer` : ''}.`,
        english`If the captain does not accept, the owner can choose another.`,
      ];
    case 'captainToBeChosen':
      return [
        english`The captain cannot take this charter.`,
        until && english`The owner has until ${until} to choose another.`,
      ];
    case 'awaitingRenter':
      return [proposedInWords('owner', facts), until && english`The renter has until ${until} to accept.`];
    case 'confirmed':
    case 'changeProposed':
    case 'captainLeft':
    case 'calledOff':
    case 'newTimeProposed':
    case 'calledOffWithoutCaptain':
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return [];
  }
}

function ofCharter(facts: StandingFacts, { moment, until, otherwise }: Parts): Sentences {
  const { standing, deposit, cancelledAt } = facts;
  const ends = english`Otherwise the booking ends.`;
  switch (standing.kind) {
    case 'awaitingOwner':
    case 'awaitingOwnerAndCaptain':
    case 'awaitingCaptain':
    case 'captainToBeChosen':
    case 'awaitingRenter':
    case 'confirmed':
    case 'underWay':
    case 'completed':
      return [];
    case 'changeProposed':
      return [
        english`The ${PARTY_IN_WORDS[standing.by]} proposes a change, which the ${PARTY_IN_WORDS[other(standing.by)]} can accept${until ? english` by ${until}` : ''}. Unless that happens, the charter stays as it is.`,
      ];
    case 'captainLeft':
      return [
        english`The captain can no longer come.`,
        until && english`The owner has until ${until} to choose another.`,
        ends,
        otherwise,
      ];
    case 'calledOff':
      return [
        calledOffInWords(standing.why),
        english`A new time can be agreed until ${moment(standing.chooseBy)}. ${ends}`,
        otherwise,
      ];
    case 'newTimeProposed':
      return [
        calledOffInWords(standing.why),
        proposedInWords(standing.by, facts),
        until &&
          english`The ${PARTY_IN_WORDS[other(standing.by)]} has until ${until} to accept. Unless that happens, it stays called off.`,
      ];
    case 'calledOffWithoutCaptain':
      return [
        calledOffInWords(standing.why),
        until && english`Its captain has left, and the owner has until ${until} to choose another.`,
        ends,
        otherwise,
      ];
    case 'overdue':
      return standing.next === 'captainToBeChosen'
        ? [english`The captain has not answered in time, and the owner can choose another.`]
        : [english`The time to answer is over, and the booking is being canceled.`, otherwise];
    case 'ended':
      return [
        english`This booking was canceled${cancelledAt ? english` on ${moment(cancelledAt)}` : ''}. It does not entitle anybody to the charter.`,
        standing.calledOff && english`The charter had been called off ${CALLED_OFF_BECAUSE[standing.calledOff.cause]}.`,
        ...refundInWords(deposit, 'others', writingOf(facts)),
      ];
  }
}

function calledOffInWords({ cause }: CallOffFacts): string {
  return english`This charter was called off ${CALLED_OFF_BECAUSE[cause]} and does not take place at the time below.`;
}

function proposedInWords(by: 'renter' | 'owner', { proposed, zone }: StandingFacts): string {
  return proposed
    ? english`The ${PARTY_IN_WORDS[by]} proposes ${spanInWords(proposed, zone)} instead.`
    : english`The ${PARTY_IN_WORDS[by]} proposes another captain.`;
}

function other(side: 'renter' | 'owner'): 'renter' | 'owner' {
  return side === 'renter' ? 'owner' : 'renter';
}
