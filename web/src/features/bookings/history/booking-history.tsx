import { useWatch } from '../../../shared/api/use-watch';
import { Button } from '../../../shared/ui/button';
import { QueryView } from '../../../shared/ui/query-view';
import { useBookingHistoryQuery, useBookingMessagesQuery } from '../bookings-api';
import { useText } from '../words';
import styles from './booking-history.module.css';
import { HistoryEntry } from './history-entry';
import { HistoryMessage } from './history-message';
import { timelineOf } from './timeline-of';

interface Props {
  bookingId: number;
  /** The boat's zone: all times are told by its clock. */
  zone: string;
}

/** Everything that happened to a booking and was written about it, oldest first, as far as it concerns the reader. */
export function BookingHistory({ bookingId, zone }: Props) {
  const t = useText();
  const query = useBookingHistoryQuery(bookingId);
  const { options, watch } = useWatch();
  const messages = useBookingMessagesQuery(bookingId, options);
  watch(messages.currentData?.some(({ status }) => status === 'waiting') ?? false);
  return (
    <QueryView
      query={query}
      empty={<p className={styles.none}>{t('history.none')}</p>}
      errorTitle={t('history.failed')}
    >
      {(entries) => (
        <>
          <ol className={styles.history}>
            {timelineOf(entries, messages.currentData ?? []).map(({ at, entry, message }, index) => (
              <li key={message?.id ?? `${at} ${index}`} className={message && styles.message}>
                {entry && <HistoryEntry entry={entry} zone={zone} />}
                {message && <HistoryMessage message={message} at={at} zone={zone} />}
              </li>
            ))}
          </ol>
          {messages.error !== undefined && !messages.isFetching && (
            <p className={styles.missing} role="status">
              {t('history.messages.loadFailed')}{' '}
              <Button tone="quiet" size="2" onClick={() => void messages.refetch()}>
                {t('history.messages.retry')}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryView>
  );
}
