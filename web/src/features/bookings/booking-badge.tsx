import type { BookingView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import { StatusBadge } from '../../shared/ui/status-badge';
import { useText } from './words';

/** Where a booking stands; one that was called off is confirmed, and waits for a new time. */
export function BookingBadge({ booking: { status, ownerAdjusted, calledOff } }: { booking: BookingView }) {
  const t = useText();
  if (calledOff) {
    return (
      <Badge size="2" radius="full" color="amber">
        {t('callOff.badge')}
      </Badge>
    );
  }
  return <StatusBadge status={status === 'pending' && ownerAdjusted ? 'adjusted' : status} />;
}
