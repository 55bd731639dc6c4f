import type { HistoryEntry } from '@harbourline/contracts';
import { formatMoney } from '../../../shared/lib/money';
import { DateTime } from '../../../shared/ui/date-time';
import { QueryView } from '../../../shared/ui/query-view';
import { useBookingHistoryQuery } from '../bookings-api';
import { useText } from '../messages';
import styles from './booking-history.module.css';
import { changesInWords } from './changes-in-words';
import { MONEY_WORDS, wordOf } from './history-words';

interface Props {
  bookingId: number;
  /** The boat's zone: all times are told by its clock. */
  zone: string;
}

/** Everything that happened to a booking, oldest first, as far as it concerns the reader. */
export function BookingHistory({ bookingId, zone }: Props) {
  const t = useText();
  const query = useBookingHistoryQuery(bookingId);
  return (
    <QueryView
      query={query}
      empty={<p className={styles.none}>{t('history.none')}</p>}
      errorTitle={t('history.failed')}
    >
      {(entries) => (
        <ol className={styles.history}>
          {entries.map((entry, index) => (
            <li key={`${entry.at} ${index}`}>
              <Entry entry={entry} zone={zone} />
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function Entry({ entry, zone }: { entry: HistoryEntry; zone: string }) {
  const t = useText();
  const { at, actor, actorName, reason, money } = entry;
  const word = wordOf(entry);
  const role = t(`history.actors.${actor}`);
  const who = actorName && actorName !== role ? t('history.person', { role, name: actorName }) : role;
  const choices = { credit: t('history.choices.credit'), refund: t('history.choices.refund') };
  const changes = changesInWords(entry.changes, { zone, choices });
  return (
    <>
      <p className={styles.what}>
        <span>{t(`history.words.${word}`)}</span>
        {money && (
          <span className={styles.amount}>
            {word !== MONEY_WORDS[money.kind] && `${t(`history.words.${MONEY_WORDS[money.kind]}`)}: `}
            {formatMoney(money.amount)}
          </span>
        )}
      </p>
      <p className={styles.when}>
        <DateTime iso={at} zone={zone} /> · {who}
      </p>
      {reason && <p className={styles.reason}>{t('history.reason', { reason })}</p>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{t(`history.fields.${field}`)}</dt>
              <dd>
                {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
