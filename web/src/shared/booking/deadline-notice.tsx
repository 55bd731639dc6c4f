import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../shared/lib/dates';
import { Countdown } from '../../shared/ui/countdown';
import { Notice } from '../../shared/ui/notice';
import { promiseUnlessConfirmed } from '../../shared/booking/deposit-in-words';
import { useText } from './words';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  /** The deadline has come: the booking may stand differently now. */
  onEnd: () => void;
}

/** Who has to answer what and until when, and what happens otherwise; nothing while nobody has to. */
export function DeadlineNotice({ booking, side, onEnd }: Props) {
  const t = useText();
  const { respondBy, zone } = booking;
  if (!respondBy) return null;
  const waitsFor = waitingFor(booking);
  const deposit = promiseUnlessConfirmed(booking.deposit, side === 'renter' ? 'renter' : 'others', zone);
  return (
    <Notice
      tone="time"
      title={t(`deadline.${waitsFor}.${side}`, { deadline: formatDateTime(respondBy, zone) })}
      actions={
        <span>
          {t('deadline.left')}{' '}
          <strong>
            <Countdown until={respondBy} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      {t(`deadline.${waitsFor}.${side}Note`, { deposit }).trim()}
    </Notice>
  );
}

function waitingFor({ status, captainWanted, ownerAdjusted, captainAnswer, ownerAcceptedAt }: BookingView) {
  if (captainWanted) return status === 'pending' ? 'anotherCaptain' : 'captain';
  if (ownerAdjusted) return 'renter';
  if (ownerAcceptedAt !== null && captainAnswer === 'awaited') return 'captainsAnswer';
  if (captainAnswer !== null) return captainAnswer === 'awaited' ? 'both' : 'ownerAfterCaptain';
  return 'owner';
}
