import type { BookingView, DockView } from '@harbourline/contracts';
import { boatTitle, type DockSide } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { isApiError } from '../../shared/api/api-error';
import { formatDateTime, formatDay } from '../../shared/lib/dates';
import { useNow } from '../../shared/lib/use-now';
import { BackLink } from '../../shared/ui/back-link';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { PageHeader } from '../../shared/ui/page';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { actsOpen } from './acts-open';
import { Balance } from './balance';
import { BoardStep } from './board-step';
import { useDockCharterQuery, useDockQuery } from './dock-api';
import styles from './dock.module.css';
import { type OwnQueue, useQueue } from './use-queue';
import { WaitingActs } from './waiting-acts';
import { useText } from './words';

interface Props {
  bookingId: number;
  userId: number;
  side: DockSide;
}

/** What is recorded at the dock of one charter. It works without a line, once it has been opened with one. */
export function Dock({ bookingId, userId, side }: Props) {
  const charter = useDockCharterQuery(bookingId);
  const dock = useDockQuery(bookingId);
  const queue = useQueue(userId, bookingId);
  const waiting = <WaitingActs queue={queue} bookingId={bookingId} />;
  const problem = [dock.error, charter.error].find((error) => isApiError(error) && [404, 409].includes(error.status));
  if (problem) return <NotThere error={problem}>{waiting}</NotThere>;
  return (
    <QueryView query={charter}>
      {(booking) => (
        <Stack gap={5} className={styles.dock}>
          <Head booking={booking} side={side} />
          {waiting}
          <QueryView query={dock}>
            {(view) => <Steps view={view} booking={booking} side={side} queue={queue} />}
          </QueryView>
        </Stack>
      )}
    </QueryView>
  );
}

function NotThere({ error, children }: { error: unknown; children: ReactNode }) {
  const t = useText();
  const kind = isApiError(error) && error.status === 404 ? 'notFound' : 'notConfirmed';
  return (
    <Stack gap={5} className={styles.dock}>
      {children}
      <EmptyState wholePage title={t(`${kind}.title`)}>
        {t(`${kind}.text`)}
      </EmptyState>
    </Stack>
  );
}

function Head({ booking: { id, boat, startDate, zone }, side }: { booking: BookingView; side: DockSide }) {
  const t = useText();
  return (
    <div>
      <BackLink to={`/${side}-dashboard?booking=${id}`}>{t('backTo')}</BackLink>
      <PageHeader title={t('title')} lead={t('lead', { boat: boatTitle(boat), day: formatDay(startDate, zone), id })} />
    </div>
  );
}

interface StepsProps {
  view: DockView;
  booking: BookingView;
  side: DockSide;
  queue: OwnQueue;
}

function Steps({ view, booking, side, queue }: StepsProps) {
  const t = useText();
  const now = useNow();
  const waiting = (queue.state.acts ?? []).filter(({ bookingId }) => bookingId === booking.id);
  const { startDate: startsAt, calledOff } = booking;
  const open = actsOpen({ view, side, startsAt, waiting, now, isCalledOff: calledOff !== null });
  const common = { booking, side, open, queue, now };
  return (
    <Stack gap={5}>
      <Standing view={view} booking={booking} side={side} now={now} />
      <Step title={t('acts.check-in')}>
        <BoardStep act="check-in" record={view.checkIn} {...common} />
      </Step>
      <Step title={t('acts.mark-balance')}>
        <Balance view={view} {...{ booking, side, open, queue }} />
      </Step>
      <Step title={t('acts.check-out')}>
        <BoardStep act="check-out" record={view.checkOut} {...common} />
      </Step>
    </Stack>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}

/** Why nothing can be recorded now, where that is so. */
function Standing({ view, booking, side, now }: Omit<StepsProps, 'queue'> & { now: Date }) {
  const t = useText();
  const { opensAt, closesAt } = view;
  const at = (iso: string) => formatDateTime(iso, booking.zone);
  if (booking.calledOff !== null) return <Notice title={t('standing.calledOff')}>{t('standing.calledOffNote')}</Notice>;
  if (now < new Date(opensAt))
    return (
      <Notice
        tone="time"
        title={t(side === 'renter' ? 'standing.earlyRenter' : 'standing.early', { time: at(opensAt) })}
      >
        {side !== 'renter' && t('standing.earlyNote')}
      </Notice>
    );
  if (now > new Date(closesAt))
    return <Notice title={t('standing.closed')}>{t('standing.closedNote', { time: at(closesAt) })}</Notice>;
  return null;
}
