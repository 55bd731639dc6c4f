import type { BookingView, ProposedChangeView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../shared/lib/money';
import { type Fact, Facts } from '../../../shared/ui/facts';
import { TripTime } from '../../../shared/ui/trip-time';
import timeStyles from '../charter-time.module.css';
import { useText } from '../words';

interface Props {
  booking: BookingView;
  proposed: ProposedChangeView;
  /** Money is for renter and owner. */
  withMoney: boolean;
}

/** What of a charter would change: as it is now, struck through, beside as it would be. */
export function ChangeFacts({ booking, proposed, withMoney }: Props) {
  const t = useText();
  const { zone } = booking;
  const isMoved = booking.startDate !== proposed.startDate || booking.endDate !== proposed.endDate;
  const rows: (Fact | false)[] = [
    isMoved &&
      row(
        t('change.when'),
        <TripTime start={booking.startDate} end={booking.endDate} zone={zone} />,
        <TripTime start={proposed.startDate} end={proposed.endDate} zone={zone} />,
      ),
    booking.captainId !== proposed.captainId &&
      row(
        t('change.captain'),
        <span>{booking.captain?.fullName ?? t('change.nobody')}</span>,
        proposed.captainName ?? t('change.somebody'),
      ),
    booking.guestCount !== proposed.guestCount &&
      row(t('change.guests'), <span>{booking.guestCount}</span>, proposed.guestCount),
    withMoney && amount(t('change.total'), booking.totalPrice, proposed.totalPrice),
    withMoney && amount(t('change.balance'), booking.balanceDue, proposed.balanceDue),
    amount(t('change.dueToCaptain'), booking.dueToCaptain, proposed.dueToCaptain),
  ];
  return <Facts rows={rows.filter((each): each is Fact => each !== false)} />;

  function amount(label: string, from: number, to: number): Fact | false {
    return from !== to && row(label, <span>{formatMoney(from)}</span>, formatMoney(to));
  }

  function row(label: string, from: ReactNode, to: ReactNode): Fact {
    return {
      label,
      value: (
        <span className={timeStyles.times}>
          <s className={timeStyles.old}>
            <span className="visually-hidden">{t('change.old')} </span>
            <span>{from}</span>
          </s>
          <ins className={timeStyles.new}>
            <span className="visually-hidden">{t('change.new')} </span>
            <span>{to}</span>
          </ins>
        </span>
      ),
    };
  }
}
