import type { BookingView } from '@harbourline/contracts';
import { useOwnCreditsQuery } from '../../../shared/api/credits-api';
import { creditUsedFor } from '../../../shared/lib/credit-sums';
import { formatDay } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { useText } from '../messages';
import type { RefundStep } from './refund-step';
import { ruleInWords } from './rule-in-words';

interface Props {
  booking: BookingView;
  refund: NonNullable<BookingView['refund']>;
  step: RefundStep;
}

/** What became of the deposit, in a sentence or two. */
export function RefundState({ booking, refund, step }: Props) {
  const t = useText();
  const amount = formatMoney(refund.amount, true);
  switch (step) {
    case 'nothing':
      return (
        <p>
          {t('renter.refund.nothing', { deposit: formatMoney(booking.depositAmount, true) })} {ruleInWords(refund.rule)}
        </p>
      );
    case 'to choose':
      return <p>{ruleInWords(refund.rule)}</p>;
    case 'credit':
      return <p>{t('renter.refund.credit', { amount })}</p>;
    case 'refunded':
      return (
        <p>
          {t('renter.refund.refunded', { amount, date: formatDay(refund.refundedAt ?? '', booking.zone) })}{' '}
          <CreditPart bookingId={booking.id} />
        </p>
      );
    case 'on its way':
      return (
        <p>
          {t('renter.refund.onItsWay', { amount })} <CreditPart bookingId={booking.id} />
        </p>
      );
  }
}

/** What credits had paid does not go to a card. */
function CreditPart({ bookingId }: { bookingId: number }) {
  const t = useText();
  const { data = [] } = useOwnCreditsQuery();
  const credit = creditUsedFor(bookingId, data);
  return credit > 0 ? t('renter.refund.creditPart', { credit: formatMoney(credit, true) }) : null;
}
