import type { DeliveryView } from '@harbourline/contracts';
import { type RefObject, useRef } from 'react';
import { formatPhone } from '@harbourline/policy';
import { obstacleInWords } from '../../shared/delivery/obstacle-in-words';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { PersonLink } from '../../shared/ui/person-link';
import { Notice } from '../../shared/ui/notice';
import { RecordCard } from '../../shared/ui/record-card';
import { useText } from './words';
import { RecordTime } from './record-time';
import { SendAgain } from './send-again';

const COLOR = { waiting: 'amber', sent: 'green', failed: 'red', skipped: 'gray' } as const;

interface Props {
  delivery: DeliveryView;
  /** What takes the focus once the message is sent again, where it does not stay in sight. */
  focusAfter?: RefObject<HTMLElement | null> | undefined;
}

/** One message to one person, and how it fares. */
export function DeliveryRecord({ delivery, focusAfter }: Props) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const { status, bookingId, recipientId } = delivery;
  const why = obstacleInWords(delivery);
  const channel = t(`sent.channels.${delivery.channel}`);
  return (
    <RecordCard
      title={delivery.name}
      titleRef={title}
      badge={{ label: t(`sent.statuses.${status}`), color: COLOR[status] }}
      aside={<RecordTime iso={delivery.createdAt} />}
      facts={[
        {
          label: t('sent.to'),
          value: recipientId === null ? null : <PersonLink id={recipientId} name={delivery.recipientName} />,
        },
        { label: t('sent.address'), value: delivery.address && formatPhone(delivery.address) },
        { label: t('sent.channel'), value: delivery.copy ? t('sent.copy', { channel }) : channel },
        { label: t('sent.subject'), value: delivery.subject },
        { label: t('sent.booking'), value: bookingId === null ? null : <BookingLink id={bookingId} /> },
        { label: t('sent.sentAt'), value: when(delivery.sentAt) },
        { label: t('sent.attempts'), value: delivery.attempts },
        { label: t('sent.next'), value: status === 'waiting' ? when(delivery.nextAttemptAt) : null },
        { label: t('sent.lastError'), value: status === 'waiting' ? why : null },
      ]}
      actions={
        (status === 'failed' || status === 'skipped') && (
          <SendAgain delivery={delivery} to={delivery.recipientName} focusAfter={focusAfter ?? title} />
        )
      }
    >
      {status === 'failed' && (
        <Notice tone="problem" title={t('sent.why')}>
          {why ?? t('sent.noReason')}
        </Notice>
      )}
      {status === 'skipped' && <Notice title={t('sent.whyNot')}>{why ?? t('sent.noReason')}</Notice>}
    </RecordCard>
  );
}
