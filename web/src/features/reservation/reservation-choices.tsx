import type { BoatView } from '@harbourline/contracts';
import type { useAvailability } from '../../shared/charter-time/use-availability';
import { WhenFields } from '../../shared/charter-time/when-fields';
import { formatDateTime } from '../../shared/lib/dates';
import { TextAreaField, TextField } from '../../shared/ui/fields';
import { CharterFields } from './charter-fields';
import { useText } from './words';
import { RateForDate } from './rate-for-date';
import styles from './reservation.module.css';
import type { useCaptains } from './use-captains';

interface Props {
  boat: BoatView;
  /** The chosen day as `YYYY-MM-DD`; empty while there is none. */
  date: string;
  availability: ReturnType<typeof useAvailability>;
  captains: ReturnType<typeof useCaptains>;
}

/** When, how many with which captain, and what for: fields of the form around them. */
export function ReservationChoices({ boat, date, availability, captains }: Props) {
  const t = useText();
  return (
    <div className={styles.choices}>
      <section className={styles.section}>
        <h2>{t('when.title')}</h2>
        <RateForDate boat={boat} date={date} />
        <WhenFields availability={availability} customRates={boat.customRates} />
        <p className={styles.hint}>
          <span>{t('when.timesIn', { city: boat.city })} </span>
          {availability.firstStart && (
            <span>{t('when.notice', { start: formatDateTime(availability.firstStart, boat.zone) })}</span>
          )}
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('group.title')}</h2>
        <CharterFields {...{ boat, availability, captains }} />
      </section>
      <section className={styles.section}>
        <h2>{t('about.title')}</h2>
        <TextField name="purposeOfRental" label={t('purpose')} maxLength={200} placeholder={t('purposePlaceholder')} />
        <TextAreaField
          name="specialRequests"
          label={t('requests')}
          maxLength={2000}
          placeholder={t('requestsPlaceholder')}
        />
      </section>
    </div>
  );
}
