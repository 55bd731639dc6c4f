import { DateTime } from '../../../shared/ui/date-time';
import { useText } from '../words';
import styles from './booking-history.module.css';
import { messageInWords } from './message-in-words';
import type { Message } from './timeline-of';

/** An email or SMS about a booking. */
export function HistoryMessage({ message, at, zone }: { message: Message; at: string; zone: string }) {
  const t = useText();
  const { what, notes, reason } = messageInWords(message);
  return (
    <>
      <p className={styles.written}>{what}</p>
      <p className={styles.when}>
        <DateTime iso={at} zone={zone} />
        {notes.map((note) => ` · ${note}`)}
      </p>
      {reason && <p className={styles.reason}>{t('history.reason', { reason })}</p>}
    </>
  );
}
