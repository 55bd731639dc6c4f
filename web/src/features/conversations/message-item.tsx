import { type ConversationMessage, holdsLink } from '@harbourline/contracts';
import { formatDayOfYear, formatTimeInZone } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Row } from '../../shared/ui/stack';
import styles from './message-list.module.css';
import type { Outgoing } from './use-outbox';
import { useText } from './words';

interface Props {
  message: ConversationMessage;
  zone: string;
  isOwn?: boolean;
  /** Who has read it, where that is said. */
  readers?: readonly string[];
}

/** One message: who wrote it when, and its text as nothing but text. */
export function MessageItem({ message, zone, isOwn = false, readers = [] }: Props) {
  const t = useText();
  const { party, authorName, text, at } = message;
  const name = isOwn ? t('you') : authorName || t(`parties.${party}`);
  const said = isOwn || !authorName ? name : t('byline', { name, party: t(`parties.${party}`) });
  return (
    <li className={`${styles.item} ${isOwn ? styles.own : ''}`}>
      <p className={styles.byline}>
        {said} · <time dateTime={at}>{`${formatDayOfYear(at, zone)}, ${formatTimeInZone(at, zone)}`}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {!isOwn && holdsLink(text) && <p className={styles.warning}>{t('linkWarning')}</p>}
      {readers.length > 0 && <p className={styles.byline}>{t('readBy', { names: readers.join(', ') })}</p>}
    </li>
  );
}

interface OutgoingProps {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, or did not arrive. */
export function OutgoingItem({ message: { text, state, reason }, onRetry, onDiscard }: OutgoingProps) {
  const t = useText();
  return (
    <li className={`${styles.item} ${styles.own} ${state === 'waiting' ? styles.pending : ''}`}>
      <p className={styles.byline}>{t('you')}</p>
      <p className={styles.text}>{text}</p>
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
