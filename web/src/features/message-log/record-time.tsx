import { when } from '../../shared/lib/when';
import styles from './record-time.module.css';

/** When a message was written. */
export function RecordTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className={styles.time}>
      {when(iso)}
    </time>
  );
}
