import { createHash } from 'node:crypto';
import type { DockAct as Sent, ErrorCode } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit/app-error';
import {
  balanceAtDock,
  consentOf,
  dockRefusal,
  dockTimeRefusal,
  isAgreed,
  isSameName,
  zoneOf,
  type BoardAct,
  type Consent,
  type DockRefusal,
  type DockSide,
  type DockState,
} from '@harbourline/policy';
import { boardInWords } from '@harbourline/policy/words';
import { z } from 'zod';
import type { Booking, DockAct, Prisma } from '../generated/prisma/client';
import { boatOf } from './boat';
import { calledOffOf } from './told-of-call-off';

export const dockSide = z.enum(['renter', 'owner', 'captain']);
export type SentBoardRecord = Extract<Sent, { act: BoardAct }>;

/** The latest check-in or check-out, how often it was made, and what the renter has answered on their own phone. */
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
  const answerTo = ({ id }: DockAct) =>
    acts.find(({ recordId, objectsTo }) => recordId === id || objectsTo === id) ?? null;
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

export function dockStateOf(booking: Booking, { checkIn, checkOut, balance }: AtDock, now: Date): DockState {
  const board = (of: BoardOfDock | null) => of && { id: of.record.id, consent: consentTo(of, now), times: of.times };
  return {
    calledOff: calledOffOf(booking) !== null,
    checkIn: board(checkIn),
    checkOut: board(checkOut),
    balance: balance && {
      id: balance.record.id,
      by: dockSide.parse(balance.record.side),
      confirmed: balance.answer !== null,
    },
    balanceDueCents: balanceAtDock(booking),
  };
}

/** How the renter stands to it now. */
export function consentTo({ record, answer }: BoardOfDock, now: Date): Consent {
  const said = answer && (answer.objectsTo === null ? 'agree' : 'object');
  return consentOf({ answer: said, agreedElsewhere: record.renterAgreedAt && record.receivedAt }, now);
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
  const state = dockStateOf(booking, atDockOf(acts), now);
  const { act } = sent;
  const recordId = 'recordId' in sent ? sent.recordId : undefined;
  const refused = dockRefusal({ act, recordId }, side, state);
  if (refused) throw inWords(refused);
  const consent = [state.checkIn, state.checkOut].find((record) => record?.id === recordId)?.consent;
  for (const at of [sent.at, ...('renterAgreed' in sent && sent.renterAgreed ? [sent.renterAgreed.at] : [])]) {
    const untimely = dockTimeRefusal({ act, consent }, booking, { at: new Date(at), now });
    if (untimely) throw inWords(untimely);
  }
  const isOther = act === 'mark-balance' && Math.round(sent.amount * 100) !== state.balanceDueCents;
  if (isOther) throw new AppError('balance_differs');
}

/**
 * Nobody agrees on another's phone under a name that is not the renter's.
 * @throws AppError `invalid_input`
 */
export function requireOwnName(sent: Sent, renter: string): void {
  if (!('renterAgreed' in sent) || !sent.renterAgreed || isSameName(sent.renterAgreed.name, renter)) return;
  throw new AppError('invalid_input', {
    fields: { 'renterAgreed.name': `Please enter the name as the renter’s account has it: ${renter}` },
  });
}

const CODES: Readonly<Record<DockRefusal, ErrorCode>> = {
  not_open: 'dock_not_open',
  not_begun: 'dock_not_open',
  not_yours: 'dock_not_yours',
  not_checked_in: 'dock_not_checked_in',
  checked_out: 'dock_record_settled',
  settled: 'dock_record_settled',
  nothing_said: 'dock_not_open',
  objection_late: 'dock_not_open',
  too_often: 'dock_record_settled',
  newer_record: 'dock_record_not_found',
  nothing_due: 'balance_differs',
};
const SENTENCES: Partial<Record<DockRefusal, string>> = {
  not_begun: 'A check-out can be recorded once the charter has begun.',
  nothing_said: 'Nobody has agreed to this in your name. If it is wrong, please tell whoever recorded it.',
  objection_late: 'The time to object to this has ended.',
  checked_out: 'The check-out has been recorded already, and the check-in can no longer be changed.',
  too_often: 'This has been recorded too often already, and can no longer be changed.',
};

function inWords(refused: DockRefusal): AppError {
  const message = SENTENCES[refused];
  return new AppError(CODES[refused], message === undefined ? {} : { message });
}

/** What is kept of an act, beside who did it and in which order. */
export function keptOf(sent: Sent, { side, zone }: { side: DockSide; zone: string }): Kept {
  const of = { act: sent.act, at: new Date(sent.at) };
  if (sent.act === 'check-in' || sent.act === 'check-out') return { ...of, ...keptOfBoard(sent, { side, zone }) };
  if (sent.act === 'object') return { ...of, objectsTo: sent.recordId, note: sent.reason };
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

/** Which of the two somebody answers. */
export function answeredAct({ recordId }: { recordId: string }, { checkOut }: AtDock): BoardAct {
  return recordId === checkOut?.record.id ? 'check-out' : 'check-in';
}

/** What the history calls an act. */
export function actionOf(sent: Sent, { side, atDock }: { side: DockSide; atDock: AtDock }): string {
  switch (sent.act) {
    case 'check-in':
      return sent.renterAgreed ? 'checked in together' : 'checked in';
    case 'check-out':
      return sent.renterAgreed ? 'checked out together' : 'checked out';
    case 'agree':
      return `agreed to ${answeredAct(sent, atDock)}`;
    case 'object':
      return `objected to ${answeredAct(sent, atDock)}`;
    case 'mark-balance':
      return side === 'renter' ? 'balance paid' : 'balance received';
    case 'confirm-balance':
      return 'balance confirmed';
  }
}
