import { type ConversationMessage, holdsLink } from '@harbourline/contracts';
import { formatDayOfYear, formatTimeInZone } from '../../shared/lib/dates';
import { PhotoList } from '../../shared/photos/photo-list';
import { Button } from '../../shared/ui/button';
import { Row } from '../../shared/ui/stack';
import styles from './message-list.module.css';
import type { Outgoing } from './use-outbox';
import { useText } from './words';

interface Props {
  bookingId: number;
  message: ConversationMessage;
  zone: string;
  isOwn?: boolean;
  /** Who has read it, where that is said. */
  readers?: readonly string[];
}

/** One message: who wrote it when, its text as nothing but text, and its photos. */
export function MessageItem({ bookingId, message, zone, isOwn = false, readers = [] }: Props) {
  const t = useText();
  const { party, authorName, text, pictures, at } = message;
  const name = isOwn ? t('you') : authorName || t(`parties.${party}`);
  const said = isOwn || !authorName ? name : t('byline', { name, party: t(`parties.${party}`) });
  return (
    <li className={`${styles.item} ${isOwn ? styles.own : ''}`}>
      <p className={styles.byline}>
        {said} · <time dateTime={at}>{`${formatDayOfYear(at, zone)}, ${formatTimeInZone(at, zone)}`}</time>
      </p>
      {text.trim() !== '' && <p className={styles.text}>{text}</p>}
      {text === '' && pictures.length === 0 && <p className={styles.byline}>{t('erased')}</p>}
      <PhotoList by={{ bookingId }} keys={pictures} name={name} />
      {!isOwn && holdsLink(text) && <p className={styles.warning}>{t('linkWarning')}</p>}
      {readers.length > 0 && <p className={styles.byline}>{t('readBy', { names: readers.join(', ') })}</p>}
    </li>
  );
}

interface OutgoingProps {
  bookingId: number;
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, or did not arrive. */
export function OutgoingItem({ bookingId, message, onRetry, onDiscard }: OutgoingProps) {
  const t = useText();
  const { text, pictures, state, reason } = message;
  return (
    <li className={`${styles.item} ${styles.own} ${state === 'waiting' ? styles.pending : ''}`}>
      <p className={styles.byline}>{t('you')}</p>
      {text.trim() !== '' && <p className={styles.text}>{text}</p>}
      <PhotoList by={{ bookingId }} keys={pictures} name={t('you')} />
      {state === 'waiting' && <p className={styles.byline}>{t('sending')}</p>}
      {state === 'failed' && (
        <>
          <p className={styles.failed} role="alert">
            {t('failed', { reason })}
          </p>
          <Row gap={2}>
            <Button size="2" tone="quiet" onClick={onDiscard}>
              {t('discard')}
            </Button>
            <Button size="2" tone="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          </Row>
        </>
      )}
    </li>
  );
}
