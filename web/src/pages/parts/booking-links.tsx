import type { BookingView } from '@harbourline/contracts';
import { ConversationLink } from '../../features/conversations/conversation-link';
import { DockLink } from '../../features/dock/dock-link';

/** From a booking on a dashboard to its other pages: what is recorded at the dock, and its messages. */
export function BookingLinks({ booking, unread }: { booking: BookingView; unread: number }) {
  return (
    <>
      <DockLink booking={booking} />
      <ConversationLink booking={booking} unread={unread} />
    </>
  );
}
