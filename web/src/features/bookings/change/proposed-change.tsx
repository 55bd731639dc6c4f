import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';
import { ChangeFacts } from './change-facts';
import { effectInWords } from './effect-in-words';
import styles from './proposed-change.module.css';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner' | 'captain';
  /** The deadline has come: the booking may stand differently now. */
  onEnd?: () => void;
}

/** A change of a confirmed charter that waits for an answer: who has to give it until when, and what would be different. */
export function ProposedChange({ booking, side, onEnd }: Props) {
  const t = useText();
  const { proposedChange: proposed, zone } = booking;
  if (!proposed) return null;
  const { by, respondBy } = proposed;
  const effect = effectInWords(proposed, { reader: side === 'renter' ? 'renter' : 'others', zone });
  const waiting = booking.calledOff ? 'waitingCalledOff' : 'waiting';
  return (
    <Notice
      tone="time"
      title={t(`change.${waiting}.${by}.${side}`, { deadline: formatDateTime(respondBy, zone) })}
      actions={
        <span>
          {t('change.left')}{' '}
          <strong>
            <Countdown until={respondBy} onEnd={onEnd} />
          </strong>
        </span>
      }
    >
      <div className={styles.panel}>
        <p>{t(booking.calledOff ? 'change.staysCalledOff' : 'change.stays')}</p>
        <ChangeFacts booking={booking} proposed={proposed} withMoney={side !== 'captain'} />
        {side !== 'captain' && effect && (
          <p className={styles.effect}>
            <strong>{t('change.effect')}:</strong> <span>{effect}</span>
          </p>
        )}
      </div>
    </Notice>
  );
}
