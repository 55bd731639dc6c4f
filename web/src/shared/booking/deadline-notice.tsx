import type { BookingView } from '@harbourline/contracts';
import type { Standing } from '@harbourline/policy';
import { Countdown } from '../ui/countdown';
import { Notice } from '../ui/notice';
import { deadlineInWords } from './deadline-in-words';
import { useText } from './words';

interface Props {
  booking: BookingView;
  standing: Standing;
  side: 'renter' | 'owner';
  /** The deadline has come: the booking may stand differently now. */
  onEnd: () => void;
}

/** Who has to answer a request, or to choose another captain, until when; nothing while nobody has to. */
export function DeadlineNotice({ booking, standing, side, onEnd }: Props) {
  const t = useText();
  const words = deadlineInWords(booking, standing, side);
  const { respondBy } = booking;
  if (!words || !respondBy) return null;
  return (
    <Notice
      tone="time"
      title={words.title}
      actions={
        <span>
          {t('deadline.left')}{' '}
          <strong>
            <Countdown until={respondBy} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      {words.text}
    </Notice>
  );
}
