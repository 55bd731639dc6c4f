import type { BookingView } from '@harbourline/contracts';
import { isAwaited, type Standing } from '@harbourline/policy';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { useText } from '../words';
import { requestInWords } from './request-in-words';

interface Props {
  charter: BookingView;
  standing: Standing;
  onDeadline: () => void;
}

/** Where a request stands, and until when its captain may answer if they are asked. */
export function CharterRequestNotice({ charter, standing, onDeadline }: Props) {
  const t = useText();
  const words = requestInWords(standing, charter.zone);
  const until = isAwaited(standing, 'captain') ? standing.until?.toISOString() : undefined;
  if (!until) return <Notice title={words.title}>{words.text}</Notice>;
  return (
    <Notice
      tone="time"
      title={words.title}
      actions={
        <span>
          {t('captain.left')}{' '}
          <strong>
            <Countdown until={until} onEnd={onDeadline} />
          </strong>
        </span>
      }
    >
      {words.text}
    </Notice>
  );
}
