/** The statuses that are stored. */
export const STATUSES = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type Status = (typeof STATUSES)[number];

/** Why a cancelled booking ended. */
export const OUTCOMES = [
  'renter_cancelled',
  'owner_declined',
  'expired',
  'adjustment_lapsed',
  'owner_cancelled',
  'captain_cancelled',
  'platform_cancelled',
  'boat_withdrawn',
  'slot_lost',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The actors that change a booking's status; `system` stands for the jobs that run on the clock. */
export const ACTORS = ['renter', 'owner', 'captain', 'administrator', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

export type Action =
  | 'accept'
  | 'decline'
  | 'replaceCaptain'
  | 'change'
  | 'propose'
  | 'acceptProposal'
  | 'declineProposal'
  | 'withdrawProposal'
  | 'acceptCharter'
  | 'declineCharter'
  | 'callOff'
  | 'cancel'
  | 'override'
  | 'expire'
  | 'lapseProposal'
  | 'passOverCaptain'
  | 'loseCaptain'
  | 'withdraw'
  | 'endCalledOff'
  | 'complete';

interface Move {
  action: Action;
  from: Status;
  /** The same as `from` where only times or guests change. */
  to: readonly Status[];
  /** Set where it matters whose proposal waits for the other side's answer; null for nobody's. */
  proposalBy?: readonly (Proposer | null)[];
  /** Set where it matters whether the captain has left or declined, and the owner has to choose another. */
  captainWanted?: boolean;
  /** Set where it matters whether a captain who confirms each charter has still to answer. */
  captainAwaited?: boolean;
  /** Set where it matters whether the owner has said yes already, and only a captain is missing. */
  ownerAccepted?: boolean;
  /** Set where it matters whether the charter was called off and the renter has to find a new time. */
  calledOff?: boolean;
}

/** The sides that may propose something: for a request the owner alone, for a confirmed charter both. */
export type Proposer = 'renter' | 'owner';

/** A reservation waits for its owner's answer: nothing else is in between. */
const OWNERS_TURN = { proposalBy: [null], captainWanted: false, ownerAccepted: false } as const;
/** It waits for its captain's answer, whether or not the owner has given theirs. */
const CAPTAINS_TURN = { proposalBy: [null], captainAwaited: true } as const;

/** All that may happen to a booking. What is not here is refused; nothing leaves `cancelled`. */
const MOVES: Record<Actor, readonly Move[]> = {
  renter: [
    { action: 'change', from: 'pending', to: ['pending'], ...OWNERS_TURN },
    // With a captain who has to be asked it stays pending until they have answered.
    { action: 'acceptProposal', from: 'pending', to: ['confirmed', 'pending'], proposalBy: ['owner'] },
    { action: 'propose', from: 'confirmed', to: ['confirmed'], captainWanted: false, proposalBy: [null] },
    { action: 'acceptProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['owner'] },
    { action: 'declineProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['owner'] },
    { action: 'withdrawProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['renter'] },
    { action: 'cancel', from: 'pending', to: ['cancelled'] },
    { action: 'cancel', from: 'confirmed', to: ['cancelled'] },
  ],
  owner: [
    { action: 'accept', from: 'pending', to: ['confirmed', 'pending'], ...OWNERS_TURN },
    { action: 'decline', from: 'pending', to: ['cancelled'], proposalBy: [null] },
    { action: 'propose', from: 'pending', to: ['pending'], ...OWNERS_TURN },
    { action: 'withdrawProposal', from: 'pending', to: ['pending'], proposalBy: ['owner'] },
    { action: 'replaceCaptain', from: 'pending', to: ['confirmed', 'pending'], captainWanted: true },
    { action: 'replaceCaptain', from: 'confirmed', to: ['confirmed'], captainWanted: true },
    { action: 'propose', from: 'confirmed', to: ['confirmed'], captainWanted: false, proposalBy: [null] },
    { action: 'acceptProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['renter'] },
    { action: 'declineProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['renter'] },
    { action: 'withdrawProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['owner'] },
    { action: 'callOff', from: 'confirmed', to: ['confirmed'], calledOff: false },
    { action: 'cancel', from: 'confirmed', to: ['cancelled'] },
  ],
  captain: [
    // The second yes, the owner's or the captain's, confirms it.
    { action: 'acceptCharter', from: 'pending', to: ['pending', 'confirmed'], ...CAPTAINS_TURN },
    { action: 'declineCharter', from: 'pending', to: ['pending'], ...CAPTAINS_TURN },
    { action: 'callOff', from: 'confirmed', to: ['confirmed'], captainWanted: false, calledOff: false },
    // Theirs ends; the booking stays, and waits for another captain.
    { action: 'cancel', from: 'confirmed', to: ['confirmed'], captainWanted: false },
  ],
  administrator: [
    { action: 'callOff', from: 'confirmed', to: ['confirmed'], calledOff: false },
    { action: 'override', from: 'pending', to: ['confirmed', 'cancelled', 'completed'] },
    { action: 'override', from: 'confirmed', to: ['pending', 'cancelled', 'completed'] },
    { action: 'override', from: 'completed', to: ['pending', 'confirmed', 'cancelled'] },
  ],
  system: [
    { action: 'expire', from: 'pending', to: ['cancelled'], ...OWNERS_TURN },
    { action: 'lapseProposal', from: 'pending', to: ['cancelled'], proposalBy: ['owner'] },
    { action: 'lapseProposal', from: 'confirmed', to: ['confirmed'], proposalBy: ['renter', 'owner'] },
    { action: 'passOverCaptain', from: 'pending', to: ['pending'], ...CAPTAINS_TURN, ownerAccepted: true },
    { action: 'loseCaptain', from: 'pending', to: ['cancelled'], captainWanted: true },
    { action: 'loseCaptain', from: 'confirmed', to: ['cancelled'], captainWanted: true },
    // The boat is gone, and with it every booking of it.
    { action: 'withdraw', from: 'pending', to: ['cancelled'] },
    { action: 'withdraw', from: 'confirmed', to: ['cancelled'] },
    { action: 'complete', from: 'confirmed', to: ['completed'], calledOff: false },
    { action: 'endCalledOff', from: 'confirmed', to: ['cancelled'], calledOff: true },
  ],
};

const WAITS = ['captainWanted', 'captainAwaited', 'ownerAccepted'] as const;

/** The facts about a booking that decide which changes are allowed. */
export interface Situation {
  actor: Actor;
  status: Status;
  /** Whose proposal waits for the other side's answer; null where there is none. */
  proposalBy: Proposer | null;
  /** Whether the captain has left or declined, and the owner has to choose another. */
  captainWanted: boolean;
  /** Whether a captain who confirms each charter has still to answer a reservation. */
  captainAwaited: boolean;
  /** Whether the owner has said yes to a reservation that still lacks its captain's. */
  ownerAccepted: boolean;
  /** Whether the charter was called off, and the renter has to find a new time. */
  calledOff?: boolean;
}

/** Whether an actor may do this with a booking. Deadlines are judged apart, by `isOverdue`. */
export function mayAct(action: Action, situation: Situation): boolean {
  return movesIn(situation).some((move) => move.action === action);
}

/** Whether an actor may move a booking from its status to another, by whichever action. */
export function canMove(to: Status, situation: Situation): boolean {
  return movesIn(situation).some((move) => move.to.includes(to));
}

/** The actions of an actor on a booking: the buttons that exist, in the order in which they are shown. */
export function movesFor(situation: Situation): Action[] {
  return movesIn(situation).map((move) => move.action);
}

/** The stored status that a text names: both spellings of "cancelled" are read. Undefined when it names none. */
export function normalizeStatus(text: string): Status | undefined {
  if (text === 'canceled') return 'cancelled';
  return STATUSES.find((status) => status === text);
}

function movesIn({ actor, status, ...waits }: Situation): Move[] {
  return MOVES[actor].filter(
    (move) =>
      move.from === status &&
      WAITS.every((wait) => move[wait] === undefined || move[wait] === waits[wait]) &&
      (move.calledOff === undefined || move.calledOff === (waits.calledOff ?? false)) &&
      (move.proposalBy === undefined || move.proposalBy.includes(waits.proposalBy)),
  );
}
