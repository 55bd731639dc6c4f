import type { CallOffCause } from './call-off';
import type { Actor, Outcome, Proposer } from './transitions';

/** The people of a booking. */
export type Party = Exclude<Actor, 'administrator' | 'system'>;

/**
 * What becomes of the deposit when the time is over and nobody has acted. `stays`: nothing, as the booking goes on.
 * `refunded`: all of it goes back. `to_choose`: the renter chooses between all of it and a credit. `settled`: it is
 * divided, and its own standing says how.
 */
export type DepositThen = 'stays' | 'refunded' | 'to_choose' | 'settled';

/** Whose answer is awaited until when, and what becomes of the deposit without one. */
export interface Turn {
  /** Whoever may act, and whom a booking waits for; nobody where it waits for none. */
  awaits: readonly Party[];
  /** The last instant at which they may; null where nobody is awaited, or no time was set. */
  until: Date | null;
  deposit: {
    becomes: DepositThen;
    /** The amount that goes back then, in cents; null where the reader may not know it. */
    refundCents: number | null;
  };
}

/** Why, by whom and until when a charter was called off. */
export interface CallOffFacts {
  cause: CallOffCause;
  by: Actor;
}

/**
 * Where a booking stands: all that tells of one is derived from this, and never from its status. Before confirmation,
 * from it on, and afterwards.
 */
export type Standing = Turn &
  (
    | { kind: 'awaitingOwner'; captain: 'not asked' | 'accepted' }
    /** Of a captain who confirms each charter: the second yes of both confirms it. */
    | { kind: 'awaitingOwnerAndCaptain' }
    /** The owner has accepted, or the renter the owner's other time: only the captain's yes is missing. */
    | { kind: 'awaitingCaptain' }
    /** The captain of a request cannot come: the owner chooses another, which accepts it. */
    | { kind: 'captainToBeChosen' }
    /** The owner proposes another time or captain for a request. */
    | { kind: 'awaitingRenter' }
    | { kind: 'confirmed' }
    /** One side proposes a change of a confirmed charter; without an answer it stays as it is. */
    | { kind: 'changeProposed'; by: Proposer }
    /** The captain has left a confirmed charter: the owner chooses another. */
    | { kind: 'captainLeft' }
    /** It does not take place at its time: the renter finds a new one, or takes the deposit back. */
    | { kind: 'calledOff'; why: CallOffFacts; chooseBy: Date }
    /** The same while one side's new time waits for the other's answer. */
    | { kind: 'newTimeProposed'; why: CallOffFacts; chooseBy: Date; by: Proposer }
    /** The same while the owner has to choose another captain first. */
    | { kind: 'calledOffWithoutCaptain'; why: CallOffFacts; chooseBy: Date }
    /** A time to answer has run out, and the service is about to draw the consequence. */
    | { kind: 'overdue'; next: 'ends' | 'captainToBeChosen'; wasConfirmed: boolean }
    | { kind: 'underWay' }
    | { kind: 'completed' }
    /** `wasConfirmed`: it was a confirmed charter before. `calledOff`: what for, where it had been called off. */
    | { kind: 'ended'; outcome: Outcome | null; wasConfirmed: boolean; calledOff: CallOffFacts | null }
  );

export type StandingKind = Standing['kind'];

/** Every standing, in the order in which a booking may come to it. */
export const STANDINGS = [
  'awaitingOwner',
  'awaitingOwnerAndCaptain',
  'awaitingCaptain',
  'captainToBeChosen',
  'awaitingRenter',
  'confirmed',
  'changeProposed',
  'captainLeft',
  'calledOff',
  'newTimeProposed',
  'calledOffWithoutCaptain',
  'overdue',
  'underWay',
  'completed',
  'ended',
] as const satisfies readonly StandingKind[];

const TAKES_PLACE: Readonly<Record<StandingKind, boolean>> = {
  awaitingOwner: false,
  awaitingOwnerAndCaptain: false,
  awaitingCaptain: false,
  captainToBeChosen: false,
  awaitingRenter: false,
  confirmed: true,
  changeProposed: true,
  captainLeft: true,
  calledOff: false,
  newTimeProposed: false,
  calledOffWithoutCaptain: false,
  overdue: false,
  underWay: true,
  completed: false,
  ended: false,
};

/** Whether a charter is going to take place at its time as it stands: for no other is anybody asked to arrive. */
export function takesPlace({ kind }: Standing): boolean {
  return TAKES_PLACE[kind];
}

/** Whether this party's answer is awaited. */
export function isAwaited({ awaits }: Standing, party: Party): boolean {
  return awaits.includes(party);
}
