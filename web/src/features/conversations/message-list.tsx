import type { ConversationView } from '@harbourline/contracts';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../shared/ui/states';
import styles from './message-list.module.css';
import { MessageItem, OutgoingItem } from './message-item';
import type { Outgoing } from './use-outbox';
import { useText } from './words';

interface Props {
  view: ConversationView;
  selfId: number;
  outgoing: readonly Outgoing[];
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** The messages in their order, and after them those that are on their way. The newest is in sight. */
export function MessageList({ view, selfId, outgoing, onRetry, onDiscard }: Props) {
  const t = useText();
  const { bookingId, messages, people, zone, standing } = view;
  const end = useRef<HTMLDivElement>(null);
  const isEmpty = messages.length + outgoing.length === 0;
  // A message that was there before is where it was.
  const newest = isEmpty
    ? undefined
    : `${messages.at(-1)?.number} ${outgoing.map(({ key, state }) => `${key} ${state}`).join()}`;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  const ownLast = messages.findLast(({ authorId }) => authorId === selfId)?.number;
  const readersOf = (number: number) =>
    people
      .filter(({ userId, readUpTo }) => userId !== selfId && readUpTo >= number)
      .map(({ fullName, party }) => fullName || t(`parties.${party}`));

  if (isEmpty) {
    return standing === 'open' ? <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState> : null;
  }
  return (
    <div role="log" aria-label={t('log')} className={styles.log}>
      <ol className={styles.list}>
        {messages.map((message) => (
          <MessageItem
            key={message.number}
            bookingId={bookingId}
            message={message}
            zone={zone}
            isOwn={message.authorId === selfId}
            readers={message.number === ownLast ? readersOf(message.number) : []}
          />
        ))}
        {outgoing.map((message) => (
          <OutgoingItem
            key={message.key}
            bookingId={bookingId}
            message={message}
            onRetry={() => onRetry(message.key)}
            onDiscard={() => onDiscard(message.key)}
          />
        ))}
      </ol>
      <div ref={end} className={styles.end} />
    </div>
  );
}
