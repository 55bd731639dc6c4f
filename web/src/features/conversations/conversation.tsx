import type { ConversationView } from '@harbourline/contracts';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { QueryView } from '../../shared/ui/query-view';
import { Row, Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import { useConversationInfiniteQuery } from './conversations-api';
import styles from './conversation.module.css';
import { MessageList } from './message-list';
import { ReportConversation } from './report-conversation';
import { StandingNotice } from './standing-notice';
import { useNoteRead } from './use-note-read';
import { useOutbox } from './use-outbox';
import { useText } from './words';

interface Props {
  bookingId: number;
  selfId: number;
}

/** What renter, owner and captain of a booking write to each other. */
export function Conversation({ bookingId, selfId }: Props) {
  const t = useText();
  const query = useConversationInfiniteQuery(bookingId);
  const [isEarlierAsked, setEarlierAsked] = useState(false);
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <EmptyState wholePage title={t('notFound.title')}>
        {t('notFound.text', { id: bookingId })}
      </EmptyState>
    );
  }
  const earlier = query.hasNextPage && (
    <Button
      tone="quiet"
      size="2"
      loading={isEarlierAsked && query.isFetchingNextPage}
      onClick={() => {
        setEarlierAsked(true);
        void query.fetchNextPage();
      }}
    >
      {t('earlier')}
    </Button>
  );
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const [newest] = pages;
        if (!newest) return null;
        const messages = [...pages].reverse().flatMap((page) => page.messages);
        return <Opened view={{ ...newest, messages }} selfId={selfId} earlier={earlier} />;
      }}
    </QueryView>
  );
}

interface OpenedProps {
  view: ConversationView;
  selfId: number;
  /** Leads to what was written before. */
  earlier: ReactNode;
}

function Opened({ view, selfId, earlier }: OpenedProps) {
  const t = useText();
  const { bookingId, standing, messages, readUpTo } = view;
  const { outgoing, send, retry, discard } = useOutbox(bookingId);
  const last = messages.at(-1)?.number ?? 0;
  useNoteRead({ bookingId, readUpTo, last });
  const onTheirWay = outgoing.filter(
    ({ state, number = 0 }) => state !== 'sent' || (number > last && !messages.some((each) => each.number === number)),
  );
  const isOpen = standing === 'open';
  return (
    <Stack gap={4}>
      <LeaveGuard active={outgoing.some(({ state }) => state !== 'sent')} />
      <ConversationHead view={view} selfId={selfId} />
      {!isOpen && <StandingNotice view={view} />}
      {(isOpen || messages.length > 0) && (
        <section className={styles.room}>
          {isOpen && <p className={styles.safe}>{t('compose.safe')}</p>}
          {earlier && <Row className={styles.earlier}>{earlier}</Row>}
          <MessageList view={view} selfId={selfId} outgoing={onTheirWay} onRetry={retry} onDiscard={discard} />
          {isOpen && <Composer view={view} onSend={send} />}
        </section>
      )}
      {(messages.length > 0 || view.reported) && <ReportConversation bookingId={bookingId} reported={view.reported} />}
    </Stack>
  );
}
