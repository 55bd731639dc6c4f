import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';

/** What a charter was called off for, and what the renter can do until when; nothing unless it was. */
export function CalledOff({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' | 'captain' }) {
  const t = useText();
  const { calledOff, zone } = booking;
  if (!calledOff) return null;
  const cause = t(`callOff.${calledOff.cause}`);
  const deadline = formatDateTime(calledOff.chooseBy, zone);
  return (
    <Notice tone="time" title={t(`callOff.notice.${side}`, { cause, deadline })}>
      {t(`callOff.notice.${side}Note`)}
    </Notice>
  );
}
