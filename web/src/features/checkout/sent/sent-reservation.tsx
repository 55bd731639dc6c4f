import type { BookingView } from '@harbourline/contracts';
import { CircleCheck } from 'lucide-react';
import { detailFacts } from '../../../shared/charter-details/detail-facts';
import { QueryView } from '../../../shared/ui/query-view';
import { Amounts } from '../../../shared/ui/amounts';
import { LinkButton } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Facts } from '../../../shared/ui/facts';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page';
import { Picture } from '../../../shared/ui/picture';
import { Row } from '../../../shared/ui/stack';
import { TripTime } from '../../../shared/ui/trip-time';
import { useSentReservationQuery } from '../checkout-api';
import { useText } from '../words';
import { KeepReservation } from './keep-reservation';
import styles from './sent-reservation.module.css';
import { stepsOf } from './steps-of';

/** After paying: that it is done, what happens when, and what to keep of it. */
export function SentReservation({ bookingId }: { bookingId: number }) {
  const query = useSentReservationQuery(bookingId);
  return <QueryView query={query}>{(booking) => <Sent booking={booking} />}</QueryView>;
}

function Sent({ booking }: { booking: BookingView }) {
  const t = useText();
  const { id, status, boat } = booking;
  const isOpen = status === 'pending' || status === 'confirmed';
  const dashboard = `/renter-dashboard?booking=${id}`;
  return (
    <>
      <PageHeader title={t('sent.title')} lead={t(`sent.lead.${isOpen ? status : 'over'}`, { boat: boat.title })} />
      <div className={styles.columns}>
        <div className={styles.next}>
          <Notice tone="success" title={t('sent.number', { number: id })}>
            {t('sent.mailed')}
          </Notice>
          {isOpen && (
            <section>
              <h2 className={styles.heading}>{t('sent.next')}</h2>
              <ol className={styles.steps}>
                {stepsOf(booking).map((step) => (
                  <li key={step.title}>
                    <CircleCheck aria-hidden size={20} />
                    <div>
                      <h3>{step.title}</h3>
                      <p>{step.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Row>
            <LinkButton to={dashboard}>{t('sent.dashboard')}</LinkButton>
            <KeepReservation booking={booking} />
          </Row>
        </div>
        <Summary booking={booking} />
      </div>
    </>
  );
}

function Summary({ booking }: { booking: BookingView }) {
  const t = useText();
  const { boat, zone, balanceDue, dueToCaptain } = booking;
  return (
    <Card as="section" flush>
      <Picture url={boat.images[0]} alt="" sizes="(min-width: 64rem) 26rem, 100vw" eager />
      <div className={styles.summary}>
        <h2 className={styles.boat}>{boat.title}</h2>
        <Facts
          rows={[
            {
              label: t('summary.when'),
              value: <TripTime start={booking.startDate} end={booking.endDate} zone={zone} />,
            },
            { label: t('sent.where'), value: boat.city },
            { label: t('summary.captain'), value: booking.captain?.fullName ?? t('summary.noCaptain') },
            ...detailFacts(booking),
          ]}
        />
        <Amounts
          rows={[
            { label: t('summary.total'), dollars: booking.totalPrice, tone: 'total' },
            { label: t('sent.paid'), dollars: booking.depositAmount, tone: 'due' },
            ...(balanceDue > 0 ? [{ label: t('summary.balance'), dollars: balanceDue }] : []),
            ...(dueToCaptain > 0 ? [{ label: t('summary.dueToCaptain'), dollars: dueToCaptain }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
