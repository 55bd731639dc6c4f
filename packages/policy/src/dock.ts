import { addHours } from './time';

/** A check-in can be made from so many hours before the start on, and everything until so many after the end. */
const DOCK_OPENS_HOURS = 2;
const DOCK_CLOSES_HOURS = 48;
/** What was done in time may arrive so many days after the end: phones keep it while they have no line. */
const DOCK_ARRIVES_DAYS = 7;
/** The clock of a phone may be ahead by so many minutes. */
const DOCK_AHEAD_MINUTES = 5;
/** A check-in or check-out that the renter has not agreed to can be made anew, so often in all. */
export const MOST_BOARD_RECORDS = 5;

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

export type DockSide = 'renter' | 'owner' | 'captain';
export const BOARD_ACTS = ['check-in', 'check-out'] as const;
export type BoardAct = (typeof BOARD_ACTS)[number];
export const DOCK_ACTS = [...BOARD_ACTS, 'agree', 'mark-balance', 'confirm-balance'] as const;
export type DockActName = (typeof DOCK_ACTS)[number];

interface Charter {
  startDate: Date;
  endDate: Date;
}

/** The latest check-in or check-out, and how often it was made. */
export interface BoardState {
  id: string;
  agreed: boolean;
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
  | 'not_yours'
  | 'not_checked_in'
  | 'checked_out'
  | 'settled'
  | 'too_often'
  | 'newer_record'
  | 'nothing_due';

/** What is due from the renter at the dock: to the owner, and to the captain at boarding. */
export function balanceAtDock(due: { balanceFromRenterCents: number; dueToCaptainCents: number }): number {
  return due.balanceFromRenterCents + due.dueToCaptainCents;
}

/** When something can be recorded at the dock first, and last. Both instants are still in time. */
export function dockTimes({ startDate, endDate }: Charter): { opensAt: Date; closesAt: Date } {
  return { opensAt: addHours(startDate, -DOCK_OPENS_HOURS), closesAt: addHours(endDate, DOCK_CLOSES_HOURS) };
}

/** Whether what was done then, by the clock of a phone, can be recorded now. */
export function isDockTime(charter: Charter, at: Date, now: Date): boolean {
  const { opensAt, closesAt } = dockTimes(charter);
  const arrives = addHours(charter.endDate, DOCK_ARRIVES_DAYS * HOURS_A_DAY);
  const ahead = addHours(now, DOCK_AHEAD_MINUTES / MINUTES_AN_HOUR);
  return at >= opensAt && at <= closesAt && at <= ahead && now <= arrives;
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
  if (act === 'agree') return agreeRefusal(recordId, side, state);
  return act === 'mark-balance' ? markRefusal(state) : confirmRefusal(recordId, side, state);
}

/** What a side can do now. */
export function dockMay(side: DockSide, state: DockState, charter: Charter & { now: Date }): DockActName[] {
  if (!isDockTime(charter, charter.now, charter.now)) return [];
  const open = [state.checkIn, state.checkOut].find((record) => record && !record.agreed);
  const named: Partial<Record<DockActName, string | undefined>> = {
    agree: open?.id,
    'confirm-balance': state.balance?.id,
  };
  return DOCK_ACTS.filter((act) => dockRefusal({ act, recordId: named[act] }, side, state) === undefined);
}

function boardRefusal(act: BoardAct, side: DockSide, state: DockState): DockRefusal | undefined {
  const { checkIn, checkOut, calledOff } = state;
  if (side === 'renter') return 'not_yours';
  if (act === 'check-out' && !checkIn) return 'not_checked_in';
  if (act === 'check-in' && calledOff) return 'not_open';
  // The boat is back: how it was handed over is not told anew.
  if (act === 'check-in' && checkOut) return 'checked_out';
  const before = act === 'check-in' ? checkIn : checkOut;
  if (before?.agreed) return 'settled';
  return before && before.times >= MOST_BOARD_RECORDS ? 'too_often' : undefined;
}

function agreeRefusal(recordId: string | undefined, side: DockSide, state: DockState): DockRefusal | undefined {
  if (side !== 'renter') return 'not_yours';
  const record = [state.checkIn, state.checkOut].find((each) => each?.id === recordId);
  if (!record) return 'newer_record';
  return record.agreed ? 'settled' : undefined;
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
