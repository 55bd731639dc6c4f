import type { HistoryEntry as Entry } from '@harbourline/contracts';
import { formatMoney } from '../../../shared/lib/money';
import { DateTime } from '../../../shared/ui/date-time';
import { effectInWords } from '../change/effect-in-words';
import { useText } from '../words';
import { isDetail } from '../../../shared/charter-details/detail-facts';
import { text as ofBooking } from '../../../shared/booking/words';
import { text as detailLabel } from '../../../shared/charter-details/words';
import styles from './booking-history.module.css';
import { changesInWords } from './changes-in-words';
import { MONEY_WORDS, wordOf } from './history-words';

/** Something that happened to a booking: what, when, by whom, why, and what it changed. */
export function HistoryEntry({ entry, zone }: { entry: Entry; zone: string }) {
  const t = useText();
  const { at, actor, actorName, reason, reasonCode, money } = entry;
  const word = wordOf(entry);
  const role = t(`history.actors.${actor}`);
  const who = actorName && actorName !== role ? t('history.person', { role, name: actorName }) : role;
  const choices = { credit: t('history.choices.credit'), refund: t('history.choices.refund') };
  const causes = { weather: t('callOff.weather'), mechanical: t('callOff.mechanical') };
  const effect = effectInWords(entry, { reader: 'others', zone });
  const changes = changesInWords(entry.changes, { zone, choices, causes, waiting: t('history.waiting') });
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
      {effect && <p className={styles.reason}>{effect}</p>}
      {reasonCode && <p className={styles.reason}>{ofBooking(`outcome.because.${reasonCode}`)}</p>}
      {reason && <p className={styles.reason}>{t('history.reason', { reason })}</p>}
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{isDetail(field) ? detailLabel(field) : t(`history.fields.${field}`)}</dt>
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
