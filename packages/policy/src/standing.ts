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

/**
 * The part of its life in which a booking is. `requested`: renter and owner, or its captain, do not agree yet. `agreed`:
 * there is a charter. `called off`: there is one, at a time to be found. `ending`: it ends within moments. `over`: it has
 * taken place. `ended`: it does not.
 */
export type Phase = 'requested' | 'agreed' | 'called off' | 'ending' | 'over' | 'ended';

const PHASES: Readonly<Record<StandingKind, Phase>> = {
  awaitingOwner: 'requested',
  awaitingOwnerAndCaptain: 'requested',
  awaitingCaptain: 'requested',
  captainToBeChosen: 'requested',
  awaitingRenter: 'requested',
  confirmed: 'agreed',
  changeProposed: 'agreed',
  captainLeft: 'agreed',
  calledOff: 'called off',
  newTimeProposed: 'called off',
  calledOffWithoutCaptain: 'called off',
  overdue: 'ending',
  underWay: 'agreed',
  completed: 'over',
  ended: 'ended',
};

export function phaseOf({ kind }: Standing): Phase {
  return PHASES[kind];
}

/** Whether a charter is to come, and at its time as far as anybody knows: for no other is anybody asked to arrive. */
export function takesPlace({ kind }: Standing): boolean {
  return kind === 'confirmed' || kind === 'changeProposed';
}

/** Whether what is left of the price is still to be paid at the dock. */
export function isBalanceDue(standing: Standing): boolean {
  const phase = phaseOf(standing);
  return phase === 'requested' || phase === 'agreed';
}

/** Whether another captain has to be chosen before it can take place. */
export function lacksCaptain({ kind }: Standing): boolean {
  return kind === 'captainToBeChosen' || kind === 'captainLeft' || kind === 'calledOffWithoutCaptain';
}

/** Whether its people may read, and perhaps write, messages: from the confirmation on, also after the end of what was confirmed. */
export function hasMessages(standing: Standing): boolean {
  if (standing.kind === 'ended' || standing.kind === 'overdue') return standing.wasConfirmed;
  return phaseOf(standing) !== 'requested';
}

/** Whether this party's answer is awaited. */
export function isAwaited({ awaits }: Standing, party: Party): boolean {
  return awaits.includes(party);
}
