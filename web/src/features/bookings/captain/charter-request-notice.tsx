import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';

interface Props {
  charter: BookingView;
  /** Whether it waits for this captain's answer. */
  isAsked: boolean;
  onDeadline: () => void;
}

/** Where a request stands, and until when its captain may answer if they are asked. */
export function CharterRequestNotice({ charter, isAsked, onDeadline }: Props) {
  const t = useText();
  const { ownerAdjusted, captainAnswer, ownerAcceptedAt, respondBy, zone } = charter;
  if (isAsked && respondBy) {
    return (
      <Notice
        tone="time"
        title={t('captain.asked.title', { deadline: formatDateTime(respondBy, zone) })}
        actions={
          <span>
            {t('deadline.left')}{' '}
            <strong>
              <Countdown until={respondBy} onEnd={onDeadline} />
            </strong>
          </span>
        }
      >
        {t(ownerAcceptedAt === null ? 'captain.asked.first' : 'captain.asked.last')}
      </Notice>
    );
  }
  const standing = ownerAdjusted ? 'adjusted' : captainAnswer === 'accepted' ? 'accepted' : 'text';
  return <Notice title={t('captain.waiting.title')}>{t(`captain.waiting.${standing}`)}</Notice>;
}
