import type { BookingView } from '@harbourline/contracts';
import { MessagesSquare } from 'lucide-react';
import { hasMessages } from '@harbourline/policy';
import { standingOfBooking } from '../../shared/booking/standing-of-booking';
import { serverNow } from '../../shared/lib/server-time';
import { LinkButton } from '../../shared/ui/button';
import { UnreadBadge } from './unread-badge';
import { useText } from './words';

interface Props {
  booking: BookingView;
  unread: number;
}

/** From a booking to its messages, with how many of them wait to be read; nothing where nobody could have written any. */
export function ConversationLink({ booking, unread }: Props) {
  const t = useText();
  const { id } = booking;
  if (!hasMessages(standingOfBooking(booking, serverNow()))) return null;
  return (
    <LinkButton tone="quiet" size="2" to={`/bookings/${id}/conversation`}>
      <MessagesSquare aria-hidden size={16} />
      {t('link')}
      <span className="visually-hidden"> {t('linkOf', { id })}</span>
      <UnreadBadge count={unread} />
    </LinkButton>
  );
}
