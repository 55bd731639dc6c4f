import type { BoatCard, BookingView } from '@harbourline/contracts';
import { boatTitle, localDateOf, localTimeOf, otherBoatsFor } from '@harbourline/policy';
import { spanInWords } from '@harbourline/policy/words';
import { useId } from 'react';
import { businessTerms } from '../../../shared/config/business-terms';
import { formatMoney } from '../../../shared/lib/money';
import { LinkButton } from '../../../shared/ui/button';
import { Picture } from '../../../shared/ui/picture';
import { QueryView } from '../../../shared/ui/query-view';
import { Spinner } from '../../../shared/ui/states';
import { useText } from '../words';
import styles from './other-boats.module.css';
import { useOtherBoatsQuery } from './other-boats-api';

interface Props {
  booking: BookingView;
  now: Date;
  /** They are looked for where the booking was opened by itself; in a list there is the way to it. */
  isOpened: boolean;
}

/** In place of a charter that came to nothing: what else is free then, while it can still be reserved. */
export function OtherBoats({ booking, now, isOpened }: Props) {
  const t = useText();
  const { outcome, startDate } = booking;
  const offered = otherBoatsFor({ outcome, startDate: new Date(startDate) }, now, businessTerms.noticeHours);
  if (offered === 'none') return null;
  if (offered === 'too_soon') return isOpened ? <p className={styles.note}>{t('renter.others.tooSoon')}</p> : null;
  if (isOpened) return <FoundBoats booking={booking} />;
  return (
    <div>
      <LinkButton tone="secondary" size="2" to={`/renter-dashboard?booking=${booking.id}`}>
        {t('renter.others.look')}
      </LinkButton>
    </div>
  );
}

function FoundBoats({ booking }: { booking: BookingView }) {
  const t = useText();
  const headingId = useId();
  const wish = wishOf(booking);
  const { boatId: without, boat, guestCount, zone } = booking;
  const query = useOtherBoatsQuery({ location: boat.city, ...wish, guests: guestCount, without });
  const guests = t('renter.others.guests', { count: guestCount });
  const span = { startDate: new Date(booking.startDate), endDate: new Date(booking.endDate) };
  const nothing = (
    <div className={styles.nothing}>
      <p className={styles.note}>{t('renter.others.none', { city: boat.city, guests })}</p>
      <LinkButton tone="quiet" size="2" to={`/boats?${search({ location: boat.city, date: wish.date })}`}>
        {t('renter.others.browse')}
      </LinkButton>
    </div>
  );
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h4 id={headingId} className={styles.title}>
        {t('renter.others.title')}
      </h4>
      <QueryView
        query={query}
        empty={nothing}
        loading={<Spinner label={t('renter.others.loading')} />}
        errorTitle={t('renter.others.failed')}
      >
        {(boats) => (
          <>
            <p className={styles.note}>
              {t('renter.others.lead', { city: boat.city, guests, when: spanInWords(span, zone) })}
            </p>
            <ul className={styles.boats}>
              {boats.map((each) => (
                <OtherBoat key={each.id} boat={each} wish={{ ...wish, guests: guestCount }} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}

interface Wish {
  date: string;
  startTime: string;
  hours: number;
  guests: number;
}

function OtherBoat({ boat, wish: { date, startTime, hours, guests } }: { boat: BoatCard; wish: Wish }) {
  const t = useText();
  const title = boatTitle(boat);
  const asked = search({ date, startTime, hours: String(hours), guests: String(guests) });
  return (
    <li className={styles.boat}>
      <Picture url={boat.images[0]} alt="" sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 90vw" />
      <p className={styles.name}>{title}</p>
      <p className={styles.note}>{t('renter.others.room', { count: boat.capacity })}</p>
      {typeof boat.price?.total === 'number' && (
        <p className={styles.note}>
          {t('renter.others.price', { total: formatMoney(boat.price.total), count: hours })}
        </p>
      )}
      <LinkButton
        size="2"
        to={`/boats/${boat.id}/reserve?${asked}`}
        aria-label={t('renter.others.reserveBoat', { boat: title })}
        className={styles.reserve}
      >
        {t('renter.others.reserve')}
      </LinkButton>
    </li>
  );
}

const HOUR_MS = 3_600_000;

/** A booking as it was wished for, by the clock of its city. */
function wishOf({ startDate, endDate, zone, boatRentalAmount }: BookingView) {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  const hours = Math.max(1, Math.round((end.getTime() - start.getTime()) / HOUR_MS));
  const rate = Math.max(1, Math.round((boatRentalAmount / hours) * 100) / 100);
  return { date: localDateOf(start, zone), startTime: localTimeOf(start, zone), hours, rate };
}

function search(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}
