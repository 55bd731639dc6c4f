import type { BookingView } from '@harbourline/contracts';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { boatTitle, takesPlace } from '@harbourline/policy';
import { standingOfBooking } from '../../shared/booking/standing-of-booking';
import { detailFacts } from '../../shared/charter-details/detail-facts';
import { Amounts } from '../../shared/ui/amounts';
import { Card } from '../../shared/ui/card';
import { DateTime } from '../../shared/ui/date-time';
import { Facts } from '../../shared/ui/facts';
import { Picture } from '../../shared/ui/picture';
import { amountsOf } from './booking-amounts';
import { BoardingLines } from './boarding-lines';
import { BookingBadge } from './booking-badge';
import { BookingCaptain } from './booking-captain';
import styles from './booking-card.module.css';
import { CharterTime } from './charter-time';
import { useText } from './words';
import { useNow } from '../../shared/lib/use-now';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner' | 'captain';
  /** A deadline, or how it ended. */
  notice?: ReactNode;
  /** How to reach the others. */
  contacts?: ReactNode;
  /** Documents and history. */
  records?: ReactNode;
  actions?: ReactNode;
}

/** One booking with everything that was agreed, as either side of it sees it. */
export function BookingCard({ booking, side, notice, contacts, records, actions }: Props) {
  const t = useText();
  const now = useNow();
  const { boat, zone } = booking;
  const title = boatTitle(boat);
  const name = booking.boatName ?? boat.boatName;
  const facts = [
    { label: t('card.number'), value: t('card.numbered', { id: booking.id }) },
    { label: t('card.when'), value: <CharterTime booking={booking} /> },
    { label: t('card.captain'), value: <BookingCaptain booking={booking} side={side} /> },
    ...detailFacts(booking),
    { label: t('card.reservedOn'), value: <DateTime iso={booking.createdAt} zone={zone} /> },
  ];
  return (
    <Card as="article" flush className={styles.card}>
      <Picture url={boat.images[0]} alt="" sizes="(min-width: 64rem) 20rem, 100vw" className={styles.picture} />
      <div className={styles.body}>
        <header className={styles.header}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.place}>
              {name && <strong>{name}</strong>}
              <span className={styles.city}>
                <MapPin aria-hidden size={15} />
                {boat.city || t('card.noLocation')}
              </span>
            </p>
          </div>
          <BookingBadge booking={booking} />
        </header>
        {notice}
        <div className={styles.details}>
          <Facts rows={facts} />
          <div className={styles.money}>
            <Amounts rows={amountsOf(booking, side, t, now)} />
          </div>
        </div>
        {booking.boarding && (
          <BoardingLines
            boarding={booking.boarding}
            city={boat.city}
            side={side}
            isToCome={takesPlace(standingOfBooking(booking, now))}
          />
        )}
        {contacts}
        {records && <div className={styles.records}>{records}</div>}
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </Card>
  );
}
