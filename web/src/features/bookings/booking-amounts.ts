import type { BookingView } from '@harbourline/contracts';
import type { Amount } from '../../shared/ui/amounts';
import type { text } from './messages';

type Words = (key: Parameters<typeof text>[0]) => string;

/** The money of a booking as one of its parties needs it. Captains see what is theirs; nothing is due once it has ended. */
export function amountsOf(booking: BookingView, side: 'renter' | 'owner' | 'captain', t: Words): Amount[] {
  const isOver = booking.status === 'cancelled';
  const dueToCaptain = { label: t('card.dueToCaptain'), dollars: booking.dueToCaptain };
  const fee = { label: t('card.captainFee'), dollars: booking.captainFee };
  if (side === 'captain') return isOver ? [fee] : [fee, dueToCaptain];

  const balance = { label: side === 'renter' ? t('card.balance') : t('card.balanceFromRenter') };
  return [
    { label: t('card.boatRental'), dollars: booking.boatRentalAmount },
    fee,
    { label: t('card.total'), dollars: booking.totalPrice, tone: 'total' },
    { label: booking.paidDate ? t('card.depositPaid') : t('card.deposit'), dollars: booking.depositAmount },
    ...(isOver ? [] : [{ ...balance, dollars: booking.balanceDue }, dueToCaptain]),
  ];
}
