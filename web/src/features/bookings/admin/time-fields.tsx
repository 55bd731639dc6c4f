import { IntegerField, TextField } from '../../../shared/ui/fields';
import { useText } from '../words';
import styles from './booking-details.module.css';

/** When it starts, how long it lasts and how many come. */
export function TimeFields({ zoneHint }: { zoneHint: string | undefined }) {
  const t = useText();
  return (
    <div className={styles.fields}>
      <div className={`${styles.half} ${styles.start}`}>
        <TextField name="startDate" type="date" label={t('admin.fields.startDate')} required />
        <TextField
          name="startTime"
          type="time"
          step={1800}
          label={t('admin.fields.startTime')}
          hint={zoneHint}
          required
        />
      </div>
      <div className={styles.half}>
        <TextField name="duration" inputMode="decimal" label={t('admin.fields.duration')} autoComplete="off" />
        <IntegerField name="guestCount" label={t('admin.fields.guests')} autoComplete="off" />
      </div>
    </div>
  );
}
