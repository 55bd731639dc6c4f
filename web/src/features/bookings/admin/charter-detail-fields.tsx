import type { BookingView } from '@harbourline/contracts';
import { useFormContext } from 'react-hook-form';
import { zoneName } from '../../../shared/lib/dates';
import { TextAreaField } from '../../../shared/ui/fields';
import { useText } from '../words';
import styles from './booking-details.module.css';
import type { DetailsTyped } from './booking-fields';
import { CaptainField } from './captain-field';
import { TimeFields } from './time-fields';

/** When, how long, how many, with whom, and what they ask for. */
export function CharterDetailFields({ booking }: { booking: BookingView }) {
  const t = useText();
  const { setValue } = useFormContext<DetailsTyped>();
  const { boatId, captainId, captain, zone, startDate } = booking;
  const booked = captainId === null ? null : { id: captainId, fullName: captain?.fullName ?? `#${captainId}` };
  return (
    <>
      <TimeFields zoneHint={t('admin.fields.zone', { zone: zoneName(startDate, zone) })} />
      <CaptainField
        boatId={boatId}
        booked={booked}
        onFee={(chosen, fee) =>
          setValue('captainFee', String(chosen === captainId ? booking.captainFee : fee), { shouldDirty: true })
        }
      />
      <div className={styles.whole}>
        <TextAreaField name="specialRequests" label={t('admin.fields.requests')} rows={2} maxLength={2000} />
      </div>
    </>
  );
}
