import type { BookingView } from '@harbourline/contracts';
import { FREE_CANCELLATION_IN_WORDS } from '@harbourline/policy';
import { formatDateTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { text } from '../words';

export interface Step {
  title: string;
  text: string;
}

type Sent = Pick<
  BookingView,
  'status' | 'respondBy' | 'startDate' | 'zone' | 'depositAmount' | 'balanceDue' | 'dueToCaptain'
>;

/** What happens next with a reservation, in order; amounts that are nothing are not named. */
export function stepsOf({ status, respondBy, startDate, zone, ...amounts }: Sent): Step[] {
  const at = (iso: string) => formatDateTime(iso, zone);
  const deposit = formatMoney(amounts.depositAmount);
  const balance = formatMoney(amounts.balanceDue);
  const captain = formatMoney(amounts.dueToCaptain);
  const answer = respondBy && {
    title: text('sent.answer.title', { deadline: at(respondBy) }),
    text: text('sent.answer.text', { deposit }),
  };
  return [
    ...(status === 'pending' && answer ? [answer] : []),
    {
      title: text('sent.confirmed.title'),
      text: amounts.balanceDue > 0 ? text('sent.confirmed.balance', { balance }) : text('sent.confirmed.paid'),
    },
    { title: text('sent.cancel'), text: FREE_CANCELLATION_IN_WORDS },
    {
      title: text('sent.boarding.title', { start: at(startDate) }),
      text: amounts.dueToCaptain > 0 ? text('sent.boarding.captain', { captain }) : text('sent.boarding.text'),
    },
  ];
}
