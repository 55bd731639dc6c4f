import type { BookingView } from '@harbourline/contracts';
import { countingStart, freeCancellationUntil, phaseOf, takesPlace, type Standing } from '@harbourline/policy';
import { deadlineInWords } from '../../../shared/booking/deadline-in-words';
import { promiseUnlessConfirmed } from '../../../shared/booking/deposit-in-words';
import { formatDateTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { text } from './words';

export interface Step {
  title: string;
  text: string;
}

/** What still lies ahead of a reservation as it stands, in order; amounts that are nothing are not named. */
export function stepsOf(booking: BookingView, standing: Standing, now: Date): Step[] {
  const deadline = deadlineInWords(booking, standing, 'renter');
  const answer = deadline ? [deadline] : [];
  if (phaseOf(standing) === 'requested') {
    return [...answer, onceConfirmed(booking), ...cancelRequest(booking), ...boarding(booking, standing)];
  }
  if (takesPlace(standing)) return [...due(booking), cancelCharter(booking, now), ...boarding(booking, standing)];
  return answer;
}

function onceConfirmed({ balanceDue }: BookingView): Step {
  return {
    title: text('sent.confirmed.title'),
    text:
      balanceDue > 0
        ? text('sent.confirmed.balance', { balance: formatMoney(balanceDue) })
        : text('sent.confirmed.paid'),
  };
}

function due({ balanceDue }: BookingView): Step[] {
  if (balanceDue <= 0) return [];
  return [{ title: text('sent.due.title'), text: text('sent.due.balance', { balance: formatMoney(balanceDue) }) }];
}

/** The rule that holds until it is confirmed; what the other rules say is shown once they count. */
function cancelRequest({ deposit, zone }: BookingView): Step[] {
  const promise = promiseUnlessConfirmed(deposit, 'renter', zone);
  return [{ title: text('sent.cancel.title'), text: text('sent.cancel.requested', { deposit: promise }).trim() }];
}

function cancelCharter({ createdAt, startDate, leftStart, zone }: BookingView, now: Date): Step {
  const start = countingStart({ start: new Date(startDate), leftStart: leftStart ? new Date(leftStart) : null });
  const until = freeCancellationUntil({ placedAt: new Date(createdAt), start });
  return {
    title: text('sent.cancel.title'),
    text:
      until && now <= until
        ? text('sent.cancel.free', { until: formatDateTime(until.toISOString(), zone) })
        : text('sent.cancel.late'),
  };
}

/** Not while another time is proposed: it would not be the one that comes. */
function boarding({ startDate, zone, dueToCaptain }: BookingView, standing: Standing): Step[] {
  if (standing.kind === 'awaitingRenter') return [];
  const start = formatDateTime(startDate, zone);
  const captain = formatMoney(dueToCaptain);
  return [
    {
      title: text(takesPlace(standing) ? 'sent.boarding.title' : 'sent.boarding.ifConfirmed', { start }),
      text: dueToCaptain > 0 ? text('sent.boarding.captain', { captain }) : text('sent.boarding.text'),
    },
  ];
}
