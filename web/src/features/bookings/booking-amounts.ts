import type { BookingView, DepositView } from '@harbourline/contracts';
import { isBalanceDue } from '@harbourline/policy';
import { standingOfBooking } from '../../shared/booking/standing-of-booking';
import { formatMoney } from '../../shared/lib/money';
import type { Amount } from '../../shared/ui/amounts';
import type { text } from './words';

type Words = typeof text;

/**
 * The money of a booking as one of its parties needs it. Captains see what is theirs. Nothing is due once it has ended or
 * taken place, and amounts of nothing are left out.
 */
export function amountsOf(booking: BookingView, side: 'renter' | 'owner' | 'captain', t: Words, now: Date): Amount[] {
  const isOver = !isBalanceDue(standingOfBooking(booking, now));
  const dueToCaptain = { label: t('card.dueToCaptain'), dollars: booking.dueToCaptain };
  const fee = { label: t('card.captainFee'), dollars: booking.captainFee };
  const balance = {
    label: t(side === 'renter' ? 'card.balance' : 'card.balanceFromRenter'),
    dollars: booking.balanceDue,
  };
  const due = side === 'captain' ? [dueToCaptain] : [balance, dueToCaptain];
  const agreed =
    side === 'captain'
      ? [fee]
      : [
          { label: t('card.boatRental'), dollars: booking.boatRentalAmount },
          fee,
          { label: t('card.total'), dollars: booking.totalPrice, tone: 'total' as const },
          depositRow(booking, t),
        ];
  return [...agreed, ...(isOver ? [] : due)].filter(({ dollars }) => dollars > 0);
}

function depositRow({ deposit, depositAmount }: BookingView, t: Words): Amount {
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  return {
    label: t(isPaid ? 'card.depositPaid' : 'card.depositUnpaid'),
    detail: deposit ? paidHow(deposit, t) : undefined,
    dollars: depositAmount,
  };
}

/** How it was paid, where that was not by card alone. */
function paidHow({ how, byCredit }: DepositView, t: Words): string | undefined {
  switch (how) {
    case 'credit':
      return t('card.paidByCredit');
    case 'card_and_credit':
      return t('card.paidPartlyByCredit', { credit: formatMoney(byCredit) });
    case 'outside':
      return t('card.paidDirectly');
    case 'card':
    case 'unpaid':
      return undefined;
  }
}
