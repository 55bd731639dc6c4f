import type { BookingState, CalledOff } from '@harbourline/contracts';
import { depositThen, promiseInWords, type Standing } from '@harbourline/policy';
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

const NOTHING_TO_DO = 'There is nothing you need to do now.';

/** A title and sentences. */
function toRenter(standing: Standing, { by, moment, captain, deposit }: Parts): string[] {
  switch (standing.kind) {
    case 'awaitingOwner':
      return [
        'Waiting for the owner',
        standing.captain === 'accepted' ? `${captain} has accepted.` : '',
        by('The owner has until', ' to answer'),
        `Without an answer the reservation ends. ${deposit}`,
      ];
    case 'awaitingOwnerAndCaptain':
      return [
        'Waiting for owner and captain',
        by(`${captain} confirms each charter. The owner and the captain have until`, ' to answer'),
        `Without the owner’s answer the reservation ends. ${deposit}`,
      ];
    case 'awaitingCaptain':
      return [
        'Waiting for the captain',
        'You and the owner agree on this charter.',
        by(`${captain} has until`, ' to accept as well: then it is confirmed'),
        `Otherwise the owner can choose another captain, at no higher fee. ${NOTHING_TO_DO}`,
      ];
    case 'captainToBeChosen':
      return ['Another captain is being sought', `${captain} cannot take this charter.`, ...sought('reservation')];
    case 'captainLeft':
      return ['Another captain is being sought', `${captain} can no longer take this charter.`, ...sought('booking')];
    case 'calledOffWithoutCaptain':
      return [
        'Another captain is being sought',
        offInWords(standing.why),
        `${captain} can no longer take this charter.`,
        ...sought('booking'),
      ];
    case 'awaitingRenter':
      return [
        'Please answer',
        'The owner proposes a change to your reservation.',
        by('Please answer by'),
        `Without your answer the reservation ends. ${deposit}`,
      ];
    case 'calledOff':
      return [
        'Please choose a new time',
        offInWords(standing.why),
        by('You can propose a new time, or cancel, until'),
        `If no new time is agreed, the booking ends. ${deposit}`,
      ];
    case 'changeProposed':
    case 'newTimeProposed':
      return toSide('renter', standing, { by, moment });
    case 'confirmed':
      return ['Confirmed', 'Your charter is confirmed.'];
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return [];
  }

  function sought(what: 'reservation' | 'booking'): string[] {
    return [
      by('The owner has until', ' to choose another, at no higher fee for you'),
      `If none is found, the ${what} ends. ${deposit} ${NOTHING_TO_DO}`,
    ];
  }
}

function toOwner(standing: Standing, { by, moment, captain, deposit }: Parts): string[] {
  const otherwise = (what: 'reservation' | 'booking') => `Otherwise the ${what} ends. ${deposit}`;
  switch (standing.kind) {
    case 'awaitingOwner':
      return [
        'Please answer',
        standing.captain === 'accepted' ? `${captain} has accepted this charter.` : '',
        by('Please answer by'),
        otherwise('reservation'),
      ];
    case 'awaitingOwnerAndCaptain':
      return [
        'Please answer',
        `${captain} confirms each charter, and has been asked as well.`,
        by('Please answer by'),
        otherwise('reservation'),
      ];
    case 'awaitingCaptain':
      return [
        'Waiting for the captain',
        'You and the renter agree on this charter.',
        by(`${captain} has until`, ' to accept as well: then it is confirmed'),
        `Otherwise you can choose another captain, at no higher fee. ${NOTHING_TO_DO}`,
      ];
    case 'captainToBeChosen':
      return ['Please choose another captain', `${captain} cannot take this charter.`, ...chosen('reservation')];
    case 'captainLeft':
      return ['Please choose another captain', `${captain} can no longer take this charter.`, ...chosen('booking')];
    case 'calledOffWithoutCaptain':
      return [
        'Please choose another captain',
        offInWords(standing.why),
        `${captain} can no longer take this charter.`,
        ...chosen('booking'),
      ];
    case 'awaitingRenter':
      return [
        'Waiting for the renter',
        'You have proposed a change to this reservation.',
        by('The renter has until', ' to answer, and you can withdraw the proposal until then'),
        `Without an answer the reservation ends. ${deposit}`,
      ];
    case 'calledOff':
      return [
        'Called off',
        offInWords(standing.why),
        by('A new time can be agreed until'),
        `If none is agreed, the booking ends. ${deposit}`,
      ];
    case 'changeProposed':
    case 'newTimeProposed':
      return toSide('owner', standing, { by, moment });
    case 'confirmed':
      return ['Confirmed', 'The charter is confirmed.'];
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return [];
  }

  function chosen(what: 'reservation' | 'booking'): string[] {
    return [by('Please choose another captain by', ', at no higher fee'), otherwise(what)];
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
  const title = isOwn ? `Waiting for the ${other}` : 'Please answer';
  const what = standing.kind === 'changeProposed' ? 'a change' : 'a new time';
  const asked = isOwn
    ? `You have proposed ${what}. ${by(`The ${other} has until`, ' to answer')}`
    : `The ${other} proposes ${what}. ${by('Please answer by')}`;
  return standing.kind === 'changeProposed'
    ? [title, asked, 'The charter is confirmed, and stays as it is unless the change is accepted.']
    : [
        title,
        offInWords(standing.why),
        asked,
        `Unless the new time is accepted, the charter stays called off, and others can be proposed until ${moment(standing.chooseBy)}.`,
      ];
}

function offInWords({ cause }: Pick<CalledOff, 'cause'>): string {
  return `The charter is called off ${becauseOf(cause)}, and does not take place at its time.`;
}

/** The captain of a booking, or the one who was; by name, where that is known. */
function captainIn({ captainId, previous }: BookingState, find: (id: number) => Person | undefined): string {
  const id = captainId ?? previous?.captainId ?? null;
  return (id !== null && find(id)?.fullName) || 'The captain';
}
