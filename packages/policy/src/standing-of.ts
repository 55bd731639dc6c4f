import { isOverdue } from './deadlines';
import type { DepositStanding } from './deposit-standing';
import { PROVIDER_GRACE_HOURS, REFUND_RULES } from './refund';
import type { CallOffFacts, DepositThen, Party, Standing, Turn } from './standing';
import { addHours } from './time';
import type { Actor, Outcome, Proposer, Situation, Status } from './transitions';

/** The facts about a booking that decide where it stands: its row, its events and what is shown of it carry them all. */
export interface BookingFacts {
  status: Status;
  outcome: Outcome | null;
  startDate: Date;
  endDate: Date;
  /** Until when the answer to a request is due, or another captain. */
  respondBy: Date | null;
  /** When it was confirmed, also if it has ended since; null where it never was, or where that is not known. */
  confirmedAt: Date | null;
  captainWanted: boolean;
  /** Of a captain who confirms each charter. */
  captainAnswer: 'awaited' | 'accepted' | null;
  /** Whether the owner has said yes to a request whose captain had yet to answer. */
  ownerAccepted: boolean;
  /** What one side proposes, until the other has answered: for a request the owner, for a charter either. */
  proposal: { by: Proposer; respondBy: Date | null } | null;
  /** While it waits for a new time. */
  calledOff: (CallOffFacts & { chooseBy: Date }) | null;
  /** What for, where it had been called off when it ended. */
  endedCalledOff: CallOffFacts | null;
  /** How the deposit stands; null for readers whose money it is not. */
  deposit: DepositStanding | null;
  /** Until when the renter may choose a credit instead of the refund. */
  chooseRefundBy: Date | null;
}

/** Where a booking stands at a time. A deadline is judged by the clock, and not by the job that draws its consequence. */
export function standingOf(facts: BookingFacts, now: Date): Standing {
  switch (facts.status) {
    case 'pending':
      return standingOfRequest(facts, now);
    case 'confirmed':
      return facts.calledOff ? standingCalledOff(facts, facts.calledOff, now) : standingOfCharter(facts, now);
    case 'completed':
      return { kind: 'completed', ...nobody(facts, 'settled') };
    case 'cancelled':
      return ended(facts);
  }
}

/** The facts about a booking that decide what an actor may do with it. */
export function situationOf(facts: BookingFacts, actor: Actor): Situation {
  const isRequest = facts.status === 'pending';
  return {
    actor,
    status: facts.status,
    proposalBy: facts.proposal?.by ?? null,
    captainWanted: facts.captainWanted,
    captainAwaited: isRequest && facts.captainAnswer === 'awaited',
    ownerAccepted: isRequest && facts.ownerAccepted,
    calledOff: facts.calledOff !== null,
  };
}

function standingOfRequest(facts: BookingFacts, now: Date): Standing {
  const { respondBy, proposal, captainWanted, captainAnswer, ownerAccepted } = facts;
  const waitsForCaptainAlone = captainAnswer === 'awaited' && ownerAccepted && !proposal && !captainWanted;
  if (respondBy && isOverdue(now, respondBy)) {
    return waitsForCaptainAlone
      ? { kind: 'overdue', next: 'captainToBeChosen', wasConfirmed: false, ...nobody(facts, 'stays') }
      : { kind: 'overdue', next: 'ends', wasConfirmed: false, ...nobody(facts, 'refunded') };
  }
  const wait = (becomes: DepositThen, ...awaits: Party[]): Turn => ({
    awaits,
    until: respondBy,
    ...then(facts, becomes),
  });
  if (proposal) return { kind: 'awaitingRenter', ...wait('refunded', 'renter') };
  if (captainWanted) return { kind: 'captainToBeChosen', ...wait('refunded', 'owner') };
  if (waitsForCaptainAlone) return { kind: 'awaitingCaptain', ...wait('stays', 'captain') };
  if (captainAnswer === 'awaited') return { kind: 'awaitingOwnerAndCaptain', ...wait('refunded', 'owner', 'captain') };
  const captain = captainAnswer === 'accepted' ? 'accepted' : 'not asked';
  return { kind: 'awaitingOwner', captain, ...wait('refunded', 'owner') };
}

function standingOfCharter(facts: BookingFacts, now: Date): Standing {
  const { captainWanted, respondBy, startDate, endDate } = facts;
  if (captainWanted) {
    const becomes = withoutCaptain(facts);
    if (respondBy && isOverdue(now, respondBy)) {
      return { kind: 'overdue', next: 'ends', wasConfirmed: true, ...nobody(facts, becomes) };
    }
    return { kind: 'captainLeft', awaits: ['owner'], until: respondBy, ...then(facts, becomes) };
  }
  const proposal = openProposal(facts, now);
  if (proposal) return { kind: 'changeProposed', ...proposal };
  if (endDate <= now) return { kind: 'completed', ...nobody(facts, 'settled') };
  return { kind: startDate <= now ? 'underWay' : 'confirmed', ...nobody(facts, 'stays') };
}

function standingCalledOff(
  facts: BookingFacts,
  { cause, by, chooseBy }: NonNullable<BookingFacts['calledOff']>,
  now: Date,
): Standing {
  const why = { why: { cause, by }, chooseBy };
  const { captainWanted, respondBy } = facts;
  const proposal = openProposal(facts, now);
  if (proposal) return { kind: 'newTimeProposed', ...why, ...proposal };
  if (isOverdue(now, (captainWanted && respondBy) || chooseBy)) {
    return { kind: 'overdue', next: 'ends', wasConfirmed: true, ...nobody(facts, 'refunded') };
  }
  if (captainWanted) {
    return { kind: 'calledOffWithoutCaptain', ...why, awaits: ['owner'], until: respondBy, ...then(facts, 'refunded') };
  }
  return { kind: 'calledOff', ...why, awaits: ['renter'], until: chooseBy, ...then(facts, 'refunded') };
}

/** One that nobody can answer any more waits for nothing: the charter is what it was. */
function openProposal(facts: BookingFacts, now: Date): (Turn & { by: Proposer }) | null {
  const { proposal, captainWanted } = facts;
  if (!proposal || captainWanted) return null;
  const { by, respondBy: until } = proposal;
  if (until && isOverdue(now, until)) return null;
  return { by, awaits: [by === 'renter' ? 'owner' : 'renter'], until, ...then(facts, 'stays') };
}

function ended(facts: BookingFacts): Standing {
  const { outcome, endedCalledOff: calledOff, deposit, chooseRefundBy } = facts;
  const kind = { kind: 'ended', outcome, calledOff, wasConfirmed: wasConfirmed(facts) } as const;
  if (deposit?.stage !== 'to_choose') return { ...kind, ...nobody(facts, 'settled') };
  return { ...kind, awaits: ['renter'], until: chooseRefundBy, ...then(facts, 'refunded') };
}

/** Events and rows of old do not say when it was confirmed; the rule by which its deposit was divided does. */
function wasConfirmed({ confirmedAt, deposit }: BookingFacts): boolean {
  const rule = deposit?.rule ?? null;
  return confirmedAt !== null || (rule !== null && rule !== REFUND_RULES.neverConfirmed);
}

/** A captain who is not replaced is the provider's doing: soon after the confirmation all goes back, later it is a choice. */
function withoutCaptain({ confirmedAt, respondBy }: BookingFacts): DepositThen {
  // It ends after that instant, and not at it.
  const isSoon = confirmedAt && respondBy && respondBy < addHours(confirmedAt, PROVIDER_GRACE_HOURS);
  return isSoon ? 'refunded' : 'to_choose';
}

function nobody(facts: BookingFacts, becomes: DepositThen): Turn {
  return { awaits: [], until: null, ...then(facts, becomes) };
}

function then({ deposit }: BookingFacts, becomes: DepositThen): Pick<Turn, 'deposit'> {
  const goesBack = becomes === 'refunded' || becomes === 'to_choose';
  const paidCents = deposit && (deposit.how === 'unpaid' ? 0 : deposit.depositCents);
  return { deposit: { becomes, refundCents: goesBack ? paidCents : 0 } };
}
