import { balanceWay, type BoardRecord, type DockView } from '@harbourline/contracts';
import { dockMay, dockTimes, dollarsOf, isAgreed, objectionEnds } from '@harbourline/policy';
import { agreedText } from '@harbourline/policy/words';
import type { UserActor } from '@harbourline/service-kit';
import { atDockOf, consentTo, dockSide, dockStateOf, type AtDock, type BoardOfDock } from '../domain/dock';
import type { DockAct } from '../generated/prisma/client';
import type { Dock } from '../use-cases/read-dock';

/** What was recorded at the dock, and what its reader can do now. */
export function presentDock({ booking, acts, now }: Dock, viewer: UserActor): DockView {
  const atDock = atDockOf(acts);
  const state = dockStateOf(booking, atDock, now);
  const { opensAt, closesAt } = dockTimes(booking);
  const isOn = isAgreed(booking);
  const { startDate, endDate } = booking;
  return {
    checkIn: atDock.checkIn && presentBoard(atDock.checkIn, now),
    checkOut: atDock.checkOut && presentBoard(atDock.checkOut, now),
    balance: atDock.balance && presentBalance(atDock.balance),
    balanceDue: dollarsOf(state.balanceDueCents),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    may:
      viewer.role === 'admin' || !isOn
        ? []
        : dockMay(viewer.role, state, { startDate, endDate, now }).filter((act) => act !== 'object'),
  };
}

/** A check-in or check-out with all who agreed to it, and how the renter stands to it now. */
export function presentBoard(board: BoardOfDock, now: Date): BoardRecord {
  const { record, answer } = board;
  const text = agreedText(record.text, record.note);
  const said = { text, onRecordersPhone: true, receivedAt: record.receivedAt.toISOString() };
  const { renterName, renterAgreedAt } = record;
  return {
    ...recordOf(record),
    peopleOnBoard: record.peopleOnBoard,
    pictures: record.pictures,
    note: record.note,
    text,
    agreements: [
      { ...said, by: dockSide.parse(record.side), name: record.name, at: record.at.toISOString() },
      ...(renterName !== null && renterAgreedAt !== null
        ? [{ ...said, by: 'renter' as const, name: renterName, at: renterAgreedAt.toISOString() }]
        : []),
      ...(answer && answer.objectsTo === null ? [{ ...answerOf(answer), onRecordersPhone: false, text }] : []),
    ],
    consent: consentTo(board, now),
    objectBy: renterAgreedAt && objectionEnds(record.receivedAt).toISOString(),
    objection: answer && answer.objectsTo !== null ? objectionOf(answer) : null,
  };
}

function objectionOf(answer: DockAct): BoardRecord['objection'] {
  const { by: _, ...said } = answerOf(answer);
  return { ...said, reason: answer.note ?? '' };
}

function presentBalance({ record, answer }: NonNullable<AtDock['balance']>): DockView['balance'] {
  return {
    ...recordOf(record),
    amount: dollarsOf(record.amountCents ?? 0),
    way: balanceWay.parse(record.way),
    confirmed: answer && answerOf(answer),
  };
}

function recordOf(record: DockAct) {
  const { by, name: byName, ...times } = answerOf(record);
  return { id: record.id, by, byName, ...times };
}

function answerOf({ side, name, at, receivedAt }: DockAct) {
  return { by: dockSide.parse(side), name, at: at.toISOString(), receivedAt: receivedAt.toISOString() };
}
