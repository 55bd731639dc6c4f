import { formatPhone } from '@harbourline/policy';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { text } from './words';
import type { Channel } from './outcome-toast';

/** Says that a test message was sent. */
export function testSentToast(channel: Channel, to: string) {
  const title = text(`${channel}.test.done`);
  return {
    tone: 'success' as const,
    title,
    ...(channel === 'sms' && { description: text('sms.test.doneText', { phone: formatPhone(to) }) }),
  };
}

/** Says why a test message was not sent. */
export function testFailedToast(channel: Channel, error: unknown) {
  const isUnreachable = isApiError(error) && error.status === 0;
  const title = channel === 'sms' && isUnreachable ? text('sms.test.network') : text(`${channel}.test.failed`);
  const description = messageOf(error, '');
  return { tone: 'error' as const, title, ...(description && { description }) };
}
