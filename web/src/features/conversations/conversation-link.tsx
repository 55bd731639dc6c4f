import type { BookingView } from '@harbourline/contracts';
import { MessagesSquare } from 'lucide-react';
import { LinkButton } from '../../shared/ui/button';
import { UnreadBadge } from './unread-badge';
import { useText } from './words';

interface Props {
  booking: Pick<BookingView, 'id' | 'status' | 'outcome'>;
  unread: number;
}

/** How a reservation ends that was never confirmed: nobody has written about it. */
const NEVER_CONFIRMED = ['owner_declined', 'expired', 'adjustment_lapsed', 'slot_lost'];

/** From a booking to its messages, with how many of them wait to be read. */
export function ConversationLink({ booking: { id, status, outcome }, unread }: Props) {
  const t = useText();
  if (status === 'pending' || (outcome !== null && NEVER_CONFIRMED.includes(outcome))) return null;
  return (
    <LinkButton tone="quiet" size="2" to={`/bookings/${id}/conversation`}>
      <MessagesSquare aria-hidden size={16} />
      {t('link')}
      <span className="visually-hidden"> {t('linkOf', { id })}</span>
      <UnreadBadge count={unread} />
    </LinkButton>
  );
}
