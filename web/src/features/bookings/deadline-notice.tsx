import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Countdown } from '../../shared/ui/countdown';
import { Notice } from '../../shared/ui/notice';
import { useText } from './messages';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  /** The deadline has come: the booking may stand differently now. */
  onEnd: () => void;
}

/** Until when the owner has to answer, and what happens otherwise. */
export function DeadlineNotice({ booking, side, onEnd }: Props) {
  const t = useText();
  const { respondBy, zone } = booking;
  if (!respondBy) return null;
  return (
    <Notice
      tone="time"
      title={t(`deadline.${side}`, { deadline: formatDateTime(respondBy, zone) })}
      actions={
        <span>
          {t('deadline.left')}{' '}
          <strong>
            <Countdown until={respondBy} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      {t(`deadline.${side}Note`, { deposit: formatMoney(booking.depositAmount, true) })}
    </Notice>
  );
}
