import { CALL_OFF_IN_WORDS } from '@harbourline/policy/words';
import { MapPin, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { detailFacts } from '../../shared/charter-details/detail-facts';
import type { PendingBooking } from '../../shared/lib/pending-booking';
import { Amounts } from '../../shared/ui/amounts';
import { Card } from '../../shared/ui/card';
import { Facts } from '../../shared/ui/facts';
import { Picture } from '../../shared/ui/picture';
import { TripTime } from '../../shared/ui/trip-time';
import styles from './booking-summary.module.css';
import { useText } from './words';

/** What is being paid for; `mayChange` while nothing is paid. */
export function BookingSummary({ pending, mayChange }: { pending: PendingBooking; mayChange: boolean }) {
  const t = useText();
  const { boat, zone } = pending;
  const facts = [
    { label: t('summary.when'), value: <TripTime start={pending.startDate} end={pending.endDate} zone={zone} /> },
    { label: t('summary.captain'), value: pending.captainName ?? t('summary.noCaptain') },
    ...detailFacts(pending),
  ];
  return (
    <Card as="section" flush>
      <Picture url={boat.image} alt="" sizes="(min-width: 64rem) 26rem, 100vw" eager className={styles.picture} />
      <div className={styles.body}>
        <header>
          <h2 className={styles.title}>{boat.title}</h2>
          <p className={styles.place}>
            <MapPin aria-hidden size={15} />
            {boat.city}
          </p>
        </header>
        <div className={styles.facts}>
          <Facts rows={facts} />
        </div>
        <Amounts
          rows={[
            { label: t('summary.boatRental'), dollars: pending.boatRentalAmount },
            ...(pending.captainFee > 0 ? [{ label: t('summary.captainFee'), dollars: pending.captainFee }] : []),
            { label: t('summary.total'), dollars: pending.totalPrice, tone: 'total' },
            { label: t('summary.deposit'), dollars: pending.depositAmount, tone: 'due' },
            { label: t('summary.balance'), dollars: pending.balanceDue },
            ...(pending.dueToCaptain > 0 ? [{ label: t('summary.dueToCaptain'), dollars: pending.dueToCaptain }] : []),
          ]}
        />
        <p className={styles.promise}>
          <ShieldCheck aria-hidden size={17} />
          {CALL_OFF_IN_WORDS}
        </p>
        {mayChange && (
          <Link to={`/boats/${pending.boatId}/reserve`} className={styles.change}>
            {t('summary.change')}
          </Link>
        )}
      </div>
    </Card>
  );
}
