import type { BookingState } from '@harbourline/contracts';
import { mayCallOffAt, REBOOK_DAYS } from '@harbourline/policy';

/** What a charter that was called off keeps at its new time. */
const KEPT = [
  'captainId',
  'guestCount',
  'boatRentalCents',
  'captainFeeCents',
  'totalCents',
  'depositCents',
  'balanceFromRenterCents',
  'dueToCaptainCents',
] as const;
const DAY_MS = 24 * 3_600_000;

/** What a history says of one moment. */
interface Line {
  actor: string;
  action: string;
  at: Date;
}

/** Charters called off at the wrong time, made up for as something else, or ended with less than the whole deposit. */
export function badCallOffs(lines: readonly Line[], states: readonly BookingState[]): string[] {
  const moves = lines.filter(({ action }) => !['refunded', 'credit issued'].includes(action));
  return moves.flatMap((move, index) => {
    const [before, after] = [states[index - 1], states[index]];
    if (!before || !after) return [];
    if (move.action === 'called off') return badCallOff(move, before, after);
    return before.calledOff ? badSequel(move, before, after) : [];
  });
}

function badCallOff({ at }: Line, before: BookingState, after: BookingState): string[] {
  return [
    ...(after.calledOff ? [] : ['called off, and nothing says so']),
    ...(after.proposedChange ? ['called off, and a change still waits'] : []),
    ...(mayCallOffAt(at, new Date(before.startDate)) ? [] : [`called off at ${at.toISOString()}`]),
    ...(termsOf(before) === termsOf(after) && lengthOf(before) === lengthOf(after) ? [] : ['called off, and changed']),
  ];
}

/** What followed while a charter was called off. */
function badSequel({ action, actor, at }: Line, before: BookingState, after: BookingState): string[] {
  const chooseBy = new Date(before.calledOff?.chooseBy ?? '');
  switch (action) {
    case 'change proposed':
      return at > chooseBy ? [`a new time proposed at ${at.toISOString()}`] : [];
    case 'change accepted':
      return badNewTime(before, after);
    case 'no new time':
      return at > chooseBy && !before.proposedChange ? [...badEnd(after)] : [`ended at ${at.toISOString()}`];
    case 'completed':
      // An administrator may set any status.
      return actor === 'administrator' ? [] : ['completed while it was called off'];
    default:
      return after.status === 'cancelled' && actor !== 'administrator' ? badEnd(after) : [];
  }
}

function badNewTime(before: BookingState, after: BookingState): string[] {
  const away = new Date(after.startDate).getTime() - new Date(before.startDate).getTime();
  return [
    ...(after.calledOff ? ['still called off at its new time'] : []),
    ...(away <= REBOOK_DAYS * DAY_MS ? [] : [`made up for ${away / DAY_MS} days later`]),
    ...(termsOf(before) === termsOf(after) && lengthOf(before) === lengthOf(after) ? [] : ['made up for otherwise']),
  ];
}

function badEnd({ settlement, depositCents, refundChoice }: BookingState): string[] {
  const isWhole = settlement?.rule === 'R4' && settlement.refundCents === depositCents && refundChoice === null;
  return isWhole ? [] : [`called off, and ended by ${JSON.stringify(settlement)}`];
}

const termsOf = (state: BookingState) => JSON.stringify(KEPT.map((name) => state[name]));
const lengthOf = ({ startDate, endDate }: BookingState) => new Date(endDate).getTime() - new Date(startDate).getTime();
