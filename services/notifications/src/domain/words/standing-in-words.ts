import type { BookingState, CalledOff } from '@harbourline/contracts';
import { depositThen, type Standing } from '@harbourline/policy';
import { PARTY_IN_WORDS, promiseInWords, english } from '@harbourline/policy/words';
import { depositOf, readerOf, writingIn } from '../values/deposit-of';
import type { Person } from '../values/person';
import { becauseOf } from './called-off-in-words';
import { joined } from './cancellation-in-words';
import { momentInWords } from './time-in-words';

export interface StandingInWords {
  /** A few words, for a subject. */
  title: string;
  text: string;
}

/** What the sentences name. */
interface Parts {
  /** Until when there is an answer. */
  by: (before: string, after?: string) => string;
  moment: (instant: Date) => string;
  captain: string;
  /** What becomes of the deposit without an answer. */
  deposit: string;
}

/**
 * Where a booking stands, for its renter or its owner: whose turn it is, until when, and what becomes of the deposit
 * otherwise. Undefined where nobody has to be told.
 */
export function standingInWords(
  booking: BookingState,
  standing: Standing,
  { to, find }: { to: 'renter' | 'owner'; find: (id: number) => Person | undefined },
): StandingInWords | undefined {
  const moment = (instant: Date) => momentInWords(instant, booking.zone);
  const { until } = standing;
  const deposit = promiseInWords(depositThen(depositOf(booking), standing), readerOf(to), writingIn(booking.zone));
  const parts: Parts = {
    moment,
    by: (before, after = '') => (until ? `${before} ${moment(until)}${after}.` : ''),
    captain: captainIn(booking, find),
    deposit: deposit ?? '',
  };
  const [title, ...sentences] = to === 'renter' ? toRenter(standing, parts) : toOwner(standing, parts);
  return title === undefined ? undefined : { title, text: joined(sentences) ?? '' };
}

const WHAT = { reservation: english`reservation`, booking: english`booking` } as const;
const NOTHING_TO_DO = english`There is nothing you need to do now.`;

/** A title and sentences. */
function toRenter(standing: Standing, { by, moment, captain, deposit }: Parts): string[] {
  switch (standing.kind) {
    case 'awaitingOwner':
      return [
        english`Waiting for the owner`,
        standing.captain === 'accepted' ? english`${captain} has accepted.` : '',
        by(english`The owner has until`, english` to answer`),
        english`Without an answer the reservation ends. ${deposit}`,
      ];
    case 'awaitingOwnerAndCaptain':
      return [
        english`Waiting for owner and captain`,
        by(english`${captain} confirms each charter. The owner and the captain have until`, english` to answer`),
        english`Without the owner’s answer the reservation ends. ${deposit}`,
      ];
    case 'awaitingCaptain':
      return [
        english`Waiting for the captain`,
        english`You and the owner agree on this charter.`,
        by(english`${captain} has until`, english` to accept as well: then it is confirmed`),
        english`Otherwise the owner can choose another captain, at no higher fee. ${NOTHING_TO_DO}`,
      ];
    case 'captainToBeChosen':
      return [
        english`Another captain is being sought`,
        english`${captain} cannot take this charter.`,
        ...sought('reservation'),
      ];
    case 'captainLeft':
      return [
        english`Another captain is being sought`,
        english`${captain} can no longer take this charter.`,
        ...sought('booking'),
      ];
    case 'calledOffWithoutCaptain':
      return [
        english`Another captain is being sought`,
        offInWords(standing.why),
        english`${captain} can no longer take this charter.`,
        ...sought('booking'),
      ];
    case 'awaitingRenter':
      return [
        english`Please answer`,
        english`The owner proposes a change to your reservation.`,
        by(english`Please answer by`),
        english`Without your answer the reservation ends. ${deposit}`,
      ];
    case 'calledOff':
      return [
        english`Please choose a new time`,
        offInWords(standing.why),
        by(english`You can propose a new time, or cancel, until`),
        english`If no new time is agreed, the booking ends. ${deposit}`,
      ];
    case 'changeProposed':
    case 'newTimeProposed':
      return toSide('renter', standing, { by, moment });
    case 'confirmed':
      return [english`Confirmed`, english`Your charter is confirmed.`];
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return [];
  }

  function sought(what: 'reservation' | 'booking'): string[] {
    return [
      by(english`The owner has until`, english` to choose another, at no higher fee for you`),
      english`If none is found, the ${WHAT[what]} ends. ${deposit} ${NOTHING_TO_DO}`,
    ];
  }
}

function toOwner(standing: Standing, { by, moment, captain, deposit }: Parts): string[] {
  const otherwise = (what: 'reservation' | 'booking') => english`Otherwise the ${WHAT[what]} ends. ${deposit}`;
  switch (standing.kind) {
    case 'awaitingOwner':
      return [
        english`Please answer`,
        standing.captain === 'accepted' ? english`${captain} has accepted this charter.` : '',
        by(english`Please answer by`),
        otherwise('reservation'),
      ];
    case 'awaitingOwnerAndCaptain':
      return [
        english`Please answer`,
        english`${captain} confirms each charter, and has been asked as well.`,
        by(english`Please answer by`),
        otherwise('reservation'),
      ];
    case 'awaitingCaptain':
      return [
        english`Waiting for the captain`,
        english`You and the renter agree on this charter.`,
        by(english`${captain} has until`, english` to accept as well: then it is confirmed`),
        english`Otherwise you can choose another captain, at no higher fee. ${NOTHING_TO_DO}`,
      ];
    case 'captainToBeChosen':
      return [
        english`Please choose another captain`,
        english`${captain} cannot take this charter.`,
        ...chosen('reservation'),
      ];
    case 'captainLeft':
      return [
        english`Please choose another captain`,
        english`${captain} can no longer take this charter.`,
        ...chosen('booking'),
      ];
    case 'calledOffWithoutCaptain':
      return [
        english`Please choose another captain`,
        offInWords(standing.why),
        english`${captain} can no longer take this charter.`,
        ...chosen('booking'),
      ];
    case 'awaitingRenter':
      return [
        english`Waiting for the renter`,
        english`You have proposed a change to this reservation.`,
        by(english`The renter has until`, english` to answer, and you can withdraw the proposal until then`),
        english`Without an answer the reservation ends. ${deposit}`,
      ];
    case 'calledOff':
      return [
        english`Called off`,
        offInWords(standing.why),
        by(english`A new time can be agreed until`),
        english`If none is agreed, the booking ends. ${deposit}`,
      ];
    case 'changeProposed':
    case 'newTimeProposed':
      return toSide('owner', standing, { by, moment });
    case 'confirmed':
      return [english`Confirmed`, english`The charter is confirmed.`];
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return [];
  }

  function chosen(what: 'reservation' | 'booking'): string[] {
    return [by(english`Please choose another captain by`, english`, at no higher fee`), otherwise(what)];
  }
}

/** Of a proposal about a confirmed charter: whoever made it waits, and the other side answers. */
function toSide(
  side: 'renter' | 'owner',
  standing: Extract<Standing, { kind: 'changeProposed' | 'newTimeProposed' }>,
  { by, moment }: Pick<Parts, 'by' | 'moment'>,
): string[] {
  const other = side === 'renter' ? 'owner' : 'renter';
  const isOwn = standing.by === side;
  const title = isOwn ? english`Waiting for the ${PARTY_IN_WORDS[other]}` : english`Please answer`;
  const what = standing.kind === 'changeProposed' ? english`a change` : english`a new time`;
  const asked = isOwn
    ? english`You have proposed ${what}. ${by(english`The ${PARTY_IN_WORDS[other]} has until`, english` to answer`)}`
    : english`The ${PARTY_IN_WORDS[other]} proposes ${what}. ${by(english`Please answer by`)}`;
  return standing.kind === 'changeProposed'
    ? [title, asked, english`The charter is confirmed, and stays as it is unless the change is accepted.`]
    : [
        title,
        offInWords(standing.why),
        asked,
        english`Unless the new time is accepted, the charter stays called off, and others can be proposed until ${moment(standing.chooseBy)}.`,
      ];
}

function offInWords({ cause }: Pick<CalledOff, 'cause'>): string {
  return english`The charter is called off ${becauseOf(cause)}, and does not take place at its time.`;
}

/** The captain of a booking, or the one who was; by name, where that is known. */
function captainIn({ captainId, previous }: BookingState, find: (id: number) => Person | undefined): string {
  const id = captainId ?? previous?.captainId ?? null;
  return (id !== null && find(id)?.fullName) || english`The captain`;
}
