import type { BookingView } from '@harbourline/contracts';
import { isEnded } from '@harbourline/policy';
import { PhoneLink } from '../../../shared/ui/phone-link';
import { formatDateTime, formatDay } from '../../../shared/lib/dates';
import { Facts } from '../../../shared/ui/facts';
import { PersonLink } from '../../../shared/ui/person-link';
import { TripTime } from '../../../shared/ui/trip-time';
import { returnOf } from '../../../shared/booking/deposit-in-words';
import { text as ofBooking } from '../../../shared/booking/words';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { serverNow } from '../../../shared/lib/server-time';
import { type text, useText } from '../words';
import styles from './booking-details.module.css';
import { waitingInWords } from './waiting-in-words';

/** What is shown and cannot be changed here: boat, people, the owner's adjustment, how it ended. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  const t = useText();
  const { boat, zone, cancelledAt, outcome, cancellationReasonCode: code } = booking;
  const inZone = (iso: string) => formatDateTime(iso, zone);
  const adjustment = booking.ownerAdjusted ? <Adjustment booking={booking} /> : null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('admin.details.people')}</h3>
      <Facts
        rows={[
          {
            label: t('admin.fields.boat'),
            value: `${boat.boatName ?? boat.title}\n${t('admin.details.city', { title: boat.title, city: boat.city })}`,
          },
          { label: t('admin.fields.renter'), value: <Person id={booking.renterId} person={booking.renter} /> },
          {
            label: t('admin.details.owner'),
            value: booking.ownerId !== null && <Person id={booking.ownerId} person={booking.owner} />,
          },
          { label: t('admin.details.captain'), value: <Captain booking={booking} /> },
          { label: t('admin.details.adjusted'), value: adjustment },
          { label: t('admin.details.calledOff'), value: calledOffInWords(booking, t) },
          {
            label: t('admin.details.waitsFor'),
            value: waitingInWords(booking, standingOfBooking(booking, serverNow())),
          },
          { label: t('admin.details.purpose'), value: booking.purposeOfRental },
          { label: t('admin.details.payment'), value: booking.paymentIntentId ?? directPayment(booking, t) },
          {
            label: t('admin.details.cancelledAt'),
            value:
              cancelledAt &&
              [
                inZone(cancelledAt),
                outcome && t(`admin.outcomes.${outcome}`),
                code && ofBooking(`outcome.because.${code}`),
                booking.cancellationReason && t('admin.details.why', { reason: booking.cancellationReason }),
              ]
                .filter(Boolean)
                .join('\n'),
          },
          {
            label: t('admin.details.refunded'),
            value: depositInWords(booking, t),
          },
        ].map(({ label, value }) => ({ label, value: value ?? null }))}
      />
      <p className={styles.hint}>{t('admin.details.made', { day: formatDay(booking.createdAt, zone) })}</p>
    </section>
  );
}

function Person({ id, person }: { id: number; person: BookingView['renter'] }) {
  if (!person) return <PersonLink id={id} name={null} />;
  return (
    <span className={styles.contact}>
      <PersonLink id={id} name={person.fullName} />
      <PhoneLink phone={person.phone} />
      <a href={`mailto:${person.email}`}>{person.email}</a>
    </span>
  );
}

function Captain({ booking: { captain, captainId, captainWanted } }: { booking: BookingView }) {
  const t = useText();
  if (captainWanted) return t('admin.details.captainWanted');
  if (captainId === null || !captain) return t('admin.details.noCaptain');
  return (
    <span className={styles.contact}>
      <PersonLink id={captainId} name={captain.fullName} />
      {captain.phone && <PhoneLink phone={captain.phone} />}
    </span>
  );
}

function Adjustment({ booking }: { booking: BookingView }) {
  const t = useText();
  const { adjustedStartTime, adjustedStartDate, adjustedEndDate, adjustedCaptainId, zone } = booking;
  return (
    <span className={styles.contact}>
      {adjustedStartTime && <span>{t('admin.details.adjustedStart', { time: adjustedStartTime })}</span>}
      {adjustedStartDate && adjustedEndDate && <TripTime start={adjustedStartDate} end={adjustedEndDate} zone={zone} />}
      {adjustedCaptainId !== null && <span>{t('admin.details.adjustedCaptain')}</span>}
    </span>
  );
}

/** Who called a charter off, what for, and until when a new time can be agreed. */
function calledOffInWords({ calledOff, zone }: BookingView, t: typeof text): string | null {
  if (!calledOff) return null;
  const who = t(`history.actors.${calledOff.by}`);
  const why = t(`callOff.${calledOff.cause}`);
  const deadline = formatDateTime(calledOff.chooseBy, zone);
  return `${t('admin.details.calledOffBy', { who, why })}\n${t('admin.details.newTimeBy', { deadline })}`;
}

/** How a deposit was paid that neither card nor credit paid. */
function directPayment({ deposit, paidDate, paidReference, zone }: BookingView, t: typeof text): string | null {
  if (deposit?.how !== 'outside' || paidDate === null) return null;
  const day = t('admin.details.paidDirectly', { day: formatDay(paidDate, zone) });
  return paidReference ? `${day}\n${t('admin.details.paidReference', { reference: paidReference })}` : day;
}

/** What has become of the deposit of a booking that ended, and by which rule. */
function depositInWords(booking: BookingView, t: typeof text): string | null {
  const { deposit, zone } = booking;
  if (!isEnded(booking) || !deposit) return null;
  const words = returnOf(deposit, 'others', zone);
  return deposit.rule ? t('admin.details.refundedBy', { return: words, rule: deposit.rule }) : words;
}
