import { addHours } from './time';

/** A check-in can be made from so many hours before the start on, and everything until so many after the end. */
const DOCK_OPENS_HOURS = 2;
const DOCK_CLOSES_HOURS = 48;
/** What was done in time may arrive so many days after the end: phones keep it while they have no line. */
const DOCK_ARRIVES_DAYS = 7;
/** The clock of a phone may be ahead by so many minutes. */
const DOCK_AHEAD_MINUTES = 5;
/** So many hours after it arrived, a renter may object to what was agreed to on another's phone in their name. */
export const OBJECTION_HOURS = 48;
/** A check-in or check-out that the renter has not answered can be made anew, so often in all. */
export const MOST_BOARD_RECORDS = 5;

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

export type DockSide = 'renter' | 'owner' | 'captain';
export const BOARD_ACTS = ['check-in', 'check-out'] as const;
export type BoardAct = (typeof BOARD_ACTS)[number];
/** What a renter says, on their own phone, of a check-in or check-out. */
const ANSWERS = ['agree', 'object'] as const;
export type DockAnswer = (typeof ANSWERS)[number];
export const DOCK_ACTS = [...BOARD_ACTS, ...ANSWERS, 'mark-balance', 'confirm-balance'] as const;
export type DockActName = (typeof DOCK_ACTS)[number];

/**
 * How a renter stands to a check-in or check-out: they have said nothing; they, or somebody in their name, agreed on the
 * phone of whoever recorded it, and they may object, or did not in time; on their own phone they agreed, or objected.
 */
export type Consent = 'open' | 'agreed-elsewhere' | 'not-objected' | 'agreed' | 'objected';

interface Charter {
  startDate: Date;
  endDate: Date;
}

/** The latest check-in or check-out, and how often it was made. */
export interface BoardState {
  id: string;
  consent: Consent;
  times: number;
}

/** What decides who may record what of a charter. */
export interface DockState {
  calledOff: boolean;
  checkIn: BoardState | null;
  checkOut: BoardState | null;
  balance: { id: string; by: DockSide; confirmed: boolean } | null;
  /** What is due from the renter at the dock. */
  balanceDueCents: number;
}

export type DockRefusal =
  | 'not_open'
  | 'not_begun'
  | 'not_yours'
  | 'not_checked_in'
  | 'checked_out'
  | 'settled'
  | 'nothing_said'
  | 'objection_late'
  | 'too_often'
  | 'newer_record'
  | 'nothing_due';

/** What is due from the renter at the dock: to the owner, and to the captain at boarding. */
export function balanceAtDock(due: { balanceFromRenterCents: number; dueToCaptainCents: number }): number {
  return due.balanceFromRenterCents + due.dueToCaptainCents;
}

/**
 * What owner and captain each get of a balance, in cents; undefined where one of them gets all of it, and where the amounts
 * have been changed since it was marked.
 */
export function partsOfBalance(
  amountCents: number,
  due: { balanceFromRenterCents: number; dueToCaptainCents: number },
): { ownerCents: number; captainCents: number } | undefined {
  const { balanceFromRenterCents: ownerCents, dueToCaptainCents: captainCents } = due;
  const isParted = ownerCents > 0 && captainCents > 0 && balanceAtDock(due) === amountCents;
  return isParted ? { ownerCents, captainCents } : undefined;
}

/** When something can be recorded at the dock first, and last. Both instants are still in time. */
export function dockTimes({ startDate, endDate }: Charter): { opensAt: Date; closesAt: Date } {
  return { opensAt: addHours(startDate, -DOCK_OPENS_HOURS), closesAt: addHours(endDate, DOCK_CLOSES_HOURS) };
}

/** Whether what was done then, by the clock of a phone, can be recorded now. */
export function isDockTime(charter: Charter, at: Date, now: Date): boolean {
  const { opensAt, closesAt } = dockTimes(charter);
  const arrives = addHours(charter.endDate, DOCK_ARRIVES_DAYS * HOURS_A_DAY);
  return at >= opensAt && at <= closesAt && at <= latestClock(now) && now <= arrives;
}

function latestClock(now: Date): Date {
  return addHours(now, DOCK_AHEAD_MINUTES / MINUTES_AN_HOUR);
}

/** The last instant at which a renter may object to what arrived then, and was agreed to on another's phone. */
export function objectionEnds(receivedAt: Date): Date {
  return addHours(receivedAt, OBJECTION_HOURS);
}

/** How a renter stands to a record: by their own answer, and by when a yes on another's phone arrived with it. */
export function consentOf(
  { answer, agreedElsewhere }: { answer: DockAnswer | null; agreedElsewhere: Date | null },
  now: Date,
): Consent {
  if (answer !== null) return answer === 'agree' ? 'agreed' : 'objected';
  if (agreedElsewhere === null) return 'open';
  return now <= objectionEnds(agreedElsewhere) ? 'agreed-elsewhere' : 'not-objected';
}

/**
 * Why what was done then, by the clock of a phone, cannot be recorded now; undefined where it can. A boat comes back after
 * the charter has begun; an answer to a record that was agreed to on another's phone has a time of its own.
 */
export function dockTimeRefusal(
  { act, consent }: { act: DockActName; consent?: Consent | undefined },
  charter: Charter,
  { at, now }: { at: Date; now: Date },
): 'not_open' | 'not_begun' | undefined {
  if (isAnswer(act) && consent === 'agreed-elsewhere') {
    return at >= dockTimes(charter).opensAt && at <= latestClock(now) ? undefined : 'not_open';
  }
  if (!isDockTime(charter, at, now)) return 'not_open';
  return act === 'check-out' && at < charter.startDate ? 'not_begun' : undefined;
}

/**
 * Why a side may not do something at the dock, whatever the time is; undefined where it may. `recordId` is the record
 * that somebody agrees to, or the balance that they confirm.
 */
export function dockRefusal(
  { act, recordId }: { act: DockActName; recordId?: string | undefined },
  side: DockSide,
  state: DockState,
): DockRefusal | undefined {
  if (act === 'check-in' || act === 'check-out') return boardRefusal(act, side, state);
  if (act === 'agree' || act === 'object') return answerRefusal(act, { recordId, side, state });
  return act === 'mark-balance' ? markRefusal(state) : confirmRefusal(recordId, side, state);
}

/** What a side can do now. */
export function dockMay(side: DockSide, state: DockState, charter: Charter & { now: Date }): DockActName[] {
  const times = { at: charter.now, now: charter.now };
  const may = (act: DockActName, about?: { id: string; consent?: Consent } | null) =>
    dockTimeRefusal({ act, consent: about?.consent }, charter, times) === undefined &&
    dockRefusal({ act, recordId: about?.id }, side, state) === undefined;
  return DOCK_ACTS.filter((act) =>
    isAnswer(act) ? may(act, state.checkIn) || may(act, state.checkOut) : may(act, state.balance),
  );
}

function isAnswer(act: DockActName): act is DockAnswer {
  return ANSWERS.some((each) => each === act);
}

function boardRefusal(act: BoardAct, side: DockSide, state: DockState): DockRefusal | undefined {
  const { checkIn, checkOut, calledOff } = state;
  if (side === 'renter') return 'not_yours';
  if (act === 'check-out' && !checkIn) return 'not_checked_in';
  if (act === 'check-in' && calledOff) return 'not_open';
  // The boat is back: how it was handed over is not told anew.
  if (act === 'check-in' && checkOut) return 'checked_out';
  const before = act === 'check-in' ? checkIn : checkOut;
  if (before && before.consent !== 'open') return 'settled';
  return before && before.times >= MOST_BOARD_RECORDS ? 'too_often' : undefined;
}

function answerRefusal(
  act: DockAnswer,
  { recordId, side, state }: { recordId: string | undefined; side: DockSide; state: DockState },
): DockRefusal | undefined {
  if (side !== 'renter') return 'not_yours';
  const record = [state.checkIn, state.checkOut].find((each) => each?.id === recordId);
  if (!record) return 'newer_record';
  switch (record.consent) {
    case 'open':
      return act === 'agree' ? undefined : 'nothing_said';
    case 'agreed-elsewhere':
      return undefined;
    case 'not-objected':
      return act === 'agree' ? 'settled' : 'objection_late';
    case 'agreed':
    case 'objected':
      return 'settled';
  }
}

function markRefusal({ balance, balanceDueCents }: DockState): DockRefusal | undefined {
  if (balance) return balance.confirmed ? 'settled' : 'newer_record';
  return balanceDueCents > 0 ? undefined : 'nothing_due';
}

function confirmRefusal(recordId: string | undefined, side: DockSide, { balance }: DockState): DockRefusal | undefined {
  if (!balance || balance.id !== recordId) return 'newer_record';
  if ((side === 'renter') === (balance.by === 'renter')) return 'not_yours';
  return balance.confirmed ? 'settled' : undefined;
}
