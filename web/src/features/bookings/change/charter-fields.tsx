import type { BookingView } from '@harbourline/contracts';
import { guestChoices } from '@harbourline/policy';
import { DurationField } from '../../../shared/charter-time/duration-field';
import type { useAvailability } from '../../../shared/charter-time/use-availability';
import { WhenFields } from '../../../shared/charter-time/when-fields';
import { SelectField } from '../../../shared/ui/fields';
import { useText } from '../words';
import type { BoatRules } from './with-boat-rules';
import styles from './change-form.module.css';

interface Props {
  booking: BookingView;
  boat: BoatRules;
  availability: ReturnType<typeof useAvailability>;
}

/** Date, time, length and guests of a booking, to be changed. */
export function CharterFields({ booking, boat, availability }: Props) {
  const t = useText();
  return (
    <>
      <WhenFields availability={availability} customRates={boat.customRates} />
      <p className={styles.hint}>{t('change.timesIn', { city: booking.boat.city })}</p>
      {/* What was called off is made up for as it was. */}
      {!booking.calledOff && (
        <div className={styles.pair}>
          <DurationField rules={availability.dateRules} />
          <SelectField
            name="guests"
            asNumber
            label={t('change.guests')}
            options={guestChoices(booking.boat.capacity).map((count) => ({
              value: String(count),
              label: t('change.guestCount', { count }),
            }))}
          />
        </div>
      )}
    </>
  );
}
