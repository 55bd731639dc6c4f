import type { BookingView } from '@harbourline/contracts';
import type { Standing } from '@harbourline/policy';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';
import { calledOffInWords } from './called-off-in-words';

interface Props {
  booking: BookingView;
  standing: Standing;
  side: 'renter' | 'owner' | 'captain';
  /** The time to find a new time is over: the booking may stand differently now. */
  onEnd: () => void;
}

/** What a charter was called off for, and what the renter can do until when; nothing unless it was. */
export function CalledOff({ booking: { zone }, standing, side, onEnd }: Props) {
  const t = useText();
  const words = calledOffInWords(standing, side, zone);
  if (!words) return null;
  const { title, text: note, until } = words;
  if (!until) return <Notice title={title}>{note}</Notice>;
  return (
    <Notice
      tone="time"
      title={title}
      actions={
        <span>
          {t('callOff.left')}{' '}
          <strong>
            <Countdown until={until} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      {note}
    </Notice>
  );
}
