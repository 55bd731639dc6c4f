import type { BookingView } from '@harbourline/contracts';
import { termsInWords } from '@harbourline/policy';
import { formatDateTime } from '../../../shared/lib/dates';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner' | 'captain';
  /** The time to find a new time is over: the booking may stand differently now. */
  onEnd: () => void;
}

/** What a charter was called off for, and what the renter can do until when; nothing unless it was. */
export function CalledOff({ booking, side, onEnd }: Props) {
  const t = useText();
  const { calledOff, proposedChange, zone } = booking;
  if (!calledOff) return null;
  const why = t(`callOff.why.${calledOff.cause}`);
  const deadline = formatDateTime(calledOff.chooseBy, zone);
  // Whose turn it is is said by the new time itself.
  if (proposedChange) {
    return <Notice title={t('callOff.notice.asked', { why })}>{t(`callOff.notice.${side}Asked`, { deadline })}</Notice>;
  }
  return (
    <Notice
      tone="time"
      title={t(`callOff.notice.${side}`, { why, deadline })}
      actions={
        <span>
          {t('callOff.left')}{' '}
          <strong>
            <Countdown until={calledOff.chooseBy} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      {t(`callOff.notice.${side}Note`, { within: termsInWords().rebookTime })}
    </Notice>
  );
}
