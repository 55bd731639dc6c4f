import type { BookingView } from '@harbourline/contracts';
import { isBalanceDue, takesPlace, type Standing } from '@harbourline/policy';
import { CircleCheck } from 'lucide-react';
import { returnOf } from '../../../shared/booking/deposit-in-words';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { text as ofBooking } from '../../../shared/booking/words';
import { detailFacts } from '../../../shared/charter-details/detail-facts';
import { serverNow } from '../../../shared/lib/server-time';
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
import { useText as useCheckoutText } from '../words';
import { KeepReservation } from './keep-reservation';
import styles from './sent-reservation.module.css';
import { stepsOf } from './steps-of';
import { useText } from './words';

/** After paying: that it is done, what happens when, and what to keep of it. */
export function SentReservation({ bookingId }: { bookingId: number }) {
  const query = useSentReservationQuery(bookingId);
  return <QueryView query={query}>{(booking) => <Sent booking={booking} />}</QueryView>;
}

function Sent({ booking }: { booking: BookingView }) {
  const t = useText();
  const now = serverNow();
  const { id, boat } = booking;
  const standing = standingOfBooking(booking, now);
  const steps = stepsOf(booking, standing, now);
  return (
    <>
      <PageHeader
        title={t(`sent.heads.${standing.kind}.title`)}
        lead={t(`sent.heads.${standing.kind}.lead`, { boat: boat.title })}
      />
      <div className={styles.columns}>
        <div className={styles.next}>
          {standing.kind === 'ended' ? (
            <Notice title={standing.outcome ? ofBooking(`outcome.${standing.outcome}.renter`) : undefined}>
              {standing.calledOff && <p>{ofBooking(`outcome.calledOff.${standing.calledOff.cause}`)}</p>}
              {booking.deposit && <p>{returnOf(booking.deposit, 'renter', booking.zone)}</p>}
            </Notice>
          ) : (
            <Notice tone={takesPlace(standing) ? 'success' : 'info'} title={t('sent.number', { number: id })}>
              {t('sent.mailed')}
            </Notice>
          )}
          {steps.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('sent.next')}</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
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
            <LinkButton to={`/renter-dashboard?booking=${id}`}>{t('sent.dashboard')}</LinkButton>
            <KeepReservation booking={booking} standing={standing} />
          </Row>
        </div>
        <Summary booking={booking} standing={standing} />
      </div>
    </>
  );
}

function Summary({ booking, standing }: { booking: BookingView; standing: Standing }) {
  const t = useText();
  const ofCheckout = useCheckoutText();
  const { boat, zone, deposit } = booking;
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  const [balanceDue, dueToCaptain] = isBalanceDue(standing) ? [booking.balanceDue, booking.dueToCaptain] : [0, 0];
  return (
    <Card as="section" flush>
      <Picture url={boat.images[0]} alt="" sizes="(min-width: 64rem) 26rem, 100vw" eager />
      <div className={styles.summary}>
        <h2 className={styles.boat}>{boat.title}</h2>
        <Facts
          rows={[
            {
              label: ofCheckout('summary.when'),
              value: <TripTime start={booking.startDate} end={booking.endDate} zone={zone} />,
            },
            { label: t('sent.where'), value: boat.city },
            {
              label: ofCheckout('summary.captain'),
              value: booking.captain?.fullName ?? ofCheckout('summary.noCaptain'),
            },
            ...detailFacts(booking),
          ]}
        />
        <Amounts
          rows={[
            { label: ofCheckout('summary.total'), dollars: booking.totalPrice, tone: 'total' },
            { label: t(isPaid ? 'sent.paid' : 'sent.unpaid'), dollars: booking.depositAmount, tone: 'due' },
            ...(balanceDue > 0 ? [{ label: ofCheckout('summary.balance'), dollars: balanceDue }] : []),
            ...(dueToCaptain > 0 ? [{ label: ofCheckout('summary.dueToCaptain'), dollars: dueToCaptain }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
