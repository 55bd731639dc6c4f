import { createHash } from 'node:crypto';
import type { DockAct as Sent, ErrorCode } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit/app-error';
import {
  balanceAtDock,
  dockRefusal,
  isDockTime,
  zoneOf,
  type BoardAct,
  type BoardState,
  type DockRefusal,
  type DockSide,
  type DockState,
  isAgreed,
} from '@harbourline/policy';
import { boardInWords } from '@harbourline/policy/words';
import { z } from 'zod';
import type { Booking, DockAct, Prisma } from '../generated/prisma/client';
import { boatOf } from './boat';
import { calledOffOf } from './told-of-call-off';

export const dockSide = z.enum(['renter', 'owner', 'captain']);
export type SentBoardRecord = Extract<Sent, { act: BoardAct }>;

/** The latest check-in or check-out, how often it was made, and when the renter said yes to it elsewhere. */
export interface BoardOfDock {
  record: DockAct;
  answer: DockAct | null;
  times: number;
}

/** The acts at the dock of one booking, in the order in which they arrived. */
export interface AtDock {
  checkIn: BoardOfDock | null;
  checkOut: BoardOfDock | null;
  balance: { record: DockAct; answer: DockAct | null } | null;
}

export function atDockOf(acts: readonly DockAct[]): AtDock {
  const answerTo = ({ id }: DockAct) => acts.find(({ recordId }) => recordId === id) ?? null;
  const board = (act: BoardAct): BoardOfDock | null => {
    const records = acts.filter((each) => each.act === act);
    const record = records.at(-1);
    return record ? { record, answer: answerTo(record), times: records.length } : null;
  };
  const balance = acts.find(({ act }) => act === 'mark-balance');
  return {
    checkIn: board('check-in'),
    checkOut: board('check-out'),
    balance: balance ? { record: balance, answer: answerTo(balance) } : null,
  };
}

export function dockStateOf(booking: Booking, { checkIn, checkOut, balance }: AtDock): DockState {
  return {
    calledOff: calledOffOf(booking) !== null,
    checkIn: boardState(checkIn),
    checkOut: boardState(checkOut),
    balance: balance && {
      id: balance.record.id,
      by: dockSide.parse(balance.record.side),
      confirmed: balance.answer !== null,
    },
    balanceDueCents: balanceAtDock(booking),
  };
}

function boardState(board: BoardOfDock | null): BoardState | null {
  if (!board) return null;
  const { record, answer, times } = board;
  return { id: record.id, agreed: answer !== null || record.renterAgreedAt !== null, times };
}

/** By this a repeat of what was sent is known. */
export function hashOfSent(sent: Sent): string {
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64');
}

/**
 * Nothing is recorded that the rules do not allow.
 * @throws AppError with the reason
 */
export function requireRecordable(
  sent: Sent,
  { booking, acts, side, now }: { booking: Booking; acts: readonly DockAct[]; side: DockSide; now: Date },
): void {
  if (!isAgreed(booking)) throw new AppError('booking_not_confirmed');
  const state = dockStateOf(booking, atDockOf(acts));
  const { act } = sent;
  const recordId = 'recordId' in sent ? sent.recordId : undefined;
  const refused = dockRefusal({ act, recordId }, side, state);
  if (refused) throw inWords(refused);
  const moments = [sent.at, ...('renterAgreed' in sent && sent.renterAgreed ? [sent.renterAgreed.at] : [])];
  if (!moments.every((at) => isDockTime(booking, new Date(at), now))) throw new AppError('dock_not_open');
  const isOther = act === 'mark-balance' && Math.round(sent.amount * 100) !== state.balanceDueCents;
  if (isOther) throw new AppError('balance_differs');
}

const CODES: Readonly<Record<DockRefusal, ErrorCode>> = {
  not_open: 'dock_not_open',
  not_yours: 'dock_not_yours',
  not_checked_in: 'dock_not_checked_in',
  checked_out: 'dock_record_settled',
  settled: 'dock_record_settled',
  too_often: 'dock_record_settled',
  newer_record: 'dock_record_not_found',
  nothing_due: 'balance_differs',
};
const SENTENCES: Partial<Record<DockRefusal, string>> = {
  checked_out: 'The check-out has been recorded already, and the check-in cannot be changed any more.',
  too_often: 'This has been recorded too often already, and cannot be changed any more.',
};

function inWords(refused: DockRefusal): AppError {
  const message = SENTENCES[refused];
  return new AppError(CODES[refused], message === undefined ? {} : { message });
}

/** What is kept of an act, beside who did it and in which order. */
export function keptOf(sent: Sent, { side, zone }: { side: DockSide; zone: string }): Kept {
  const of = { act: sent.act, at: new Date(sent.at) };
  if (sent.act === 'check-in' || sent.act === 'check-out') return { ...of, ...keptOfBoard(sent, { side, zone }) };
  if (sent.act !== 'mark-balance') return { ...of, recordId: sent.recordId };
  return { ...of, amountCents: Math.round(sent.amount * 100), way: sent.way };
}

export type Kept = Omit<
  Prisma.DockActCreateManyInput,
  'id' | 'bookingId' | 'number' | 'side' | 'personId' | 'name' | 'receivedAt' | 'sent'
>;

function keptOfBoard(sent: SentBoardRecord, { side, zone }: { side: DockSide; zone: string }) {
  const peopleOnBoard = sent.act === 'check-in' ? sent.peopleOnBoard : null;
  const pictures = [...new Set(sent.pictures)];
  const facts = { act: sent.act, by: side, at: new Date(sent.at), zone, peopleOnBoard, pictures: pictures.length };
  return {
    ...{ peopleOnBoard, pictures, note: sent.note || null, text: boardInWords(facts) },
    renterName: sent.renterAgreed?.name ?? null,
    renterAgreedAt: sent.renterAgreed ? new Date(sent.renterAgreed.at) : null,
  };
}

/** The zone by whose clock the times of a charter are told. */
export function zoneOfBooking(booking: Booking): string {
  return zoneOf(boatOf(booking).city);
}

/** What the history calls an act. */
export function actionOf(sent: Sent, { side, atDock }: { side: DockSide; atDock: AtDock }): string {
  switch (sent.act) {
    case 'check-in':
      return sent.renterAgreed ? 'checked in together' : 'checked in';
    case 'check-out':
      return sent.renterAgreed ? 'checked out together' : 'checked out';
    case 'agree':
      return sent.recordId === atDock.checkOut?.record.id ? 'agreed to check-out' : 'agreed to check-in';
    case 'mark-balance':
      return side === 'renter' ? 'balance paid' : 'balance received';
    default:
      return 'balance confirmed';
  }
}
