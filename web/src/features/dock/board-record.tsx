import type { BoardRecord as Board } from '@harbourline/contracts';
import type { BoardAct } from '@harbourline/policy';
import { formatDateTime } from '../../shared/lib/dates';
import { Stack } from '../../shared/ui/stack';
import { CharterPhoto } from './charter-photo';
import styles from './dock.module.css';
import { isLater } from './is-later';
import { AgreedText } from './review-record';
import { useText } from './words';

interface Props {
  act: BoardAct;
  record: Board;
  bookingId: number;
  zone: string;
  now: Date;
}

/** How the renter stands to it, also on a phone that has not heard of the server since the time to object has ended. */
export function consentNow({ consent, objectBy }: Pick<Board, 'consent' | 'objectBy'>, now: Date): Board['consent'] {
  const isLate = objectBy !== null && now > new Date(objectBy);
  return consent === 'agreed-elsewhere' && isLate ? 'not-objected' : consent;
}

/** A check-in or check-out as it is kept: what was agreed, the photos, who agreed and when. */
export function BoardRecord({ act, record, bookingId, zone, now }: Props) {
  const t = useText();
  const { pictures, text, agreements, byName, by, at, receivedAt } = record;
  const time = (iso: string) => formatDateTime(iso, zone);
  return (
    <Stack gap={4}>
      <p className={styles.soft}>
        {t('record.recorded', { name: byName, side: t(`sides.${by}`), time: time(at) })}
        {isLater(receivedAt, at) && (
          <>
            <br />
            {t('record.received', { time: time(receivedAt) })}
          </>
        )}
      </p>
      <AgreedText text={text} />
      {pictures.length > 0 && (
        <ul className={styles.photos}>
          {pictures.map((picture, index) => {
            const words = { act: t(`acts.${act}`), number: index + 1, count: pictures.length };
            return (
              <li key={picture}>
                <CharterPhoto {...{ bookingId, picture }} number={index + 1} alt={t('photos.ofRecord', words)} />
              </li>
            );
          })}
        </ul>
      )}
      <h3 className={styles.subtitle}>{t('record.agreements')}</h3>
      <ul className={styles.names}>
        {agreements.map((agreement) => (
          <li key={`${agreement.by} ${agreement.at}`}>
            {t('record.agreement', {
              name: agreement.name,
              side: t(`sides.${agreement.by}`),
              time: time(agreement.at),
            })}
            {agreement.by === 'renter' && agreement.onRecordersPhone && (
              <>
                <br />
                <span className={styles.soft}>{t('record.here', { name: byName })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <RenterStands record={record} zone={zone} now={now} />
    </Stack>
  );
}

/** What is to be said of the renter, beside what they have agreed to. */
function RenterStands({ record, zone, now }: Pick<Props, 'record' | 'zone' | 'now'>) {
  const t = useText();
  const { objectBy, objection } = record;
  const time = (iso: string) => formatDateTime(iso, zone);
  switch (consentNow(record, now)) {
    case 'open':
      return <p className={styles.soft}>{t('record.open')}</p>;
    case 'agreed-elsewhere':
      return <p className={styles.soft}>{t('record.objectable', { time: time(objectBy ?? '') })}</p>;
    case 'not-objected':
      return <p className={styles.soft}>{t('record.notObjected', { time: time(objectBy ?? '') })}</p>;
    case 'objected':
      return (
        objection && (
          <div>
            <h3 className={styles.subtitle}>{t('record.objected')}</h3>
            <p>{t('record.objection', { name: objection.name, time: time(objection.at) })}</p>
            <blockquote className={styles.agreed}>
              <p>{objection.reason || t('record.reasonErased')}</p>
            </blockquote>
          </div>
        )
      );
    case 'agreed':
      return null;
  }
}
