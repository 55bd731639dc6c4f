import { isApiError, messageOf } from '../../shared/api/api-error';
import { text } from './words';
import { problemsIn } from './problems-in';
import type { SaveOutcome } from './save-all';

export type Channel = 'email' | 'sms';

interface OutcomeToast {
  tone: 'success' | 'error';
  title: string;
  description?: string;
}

/** Says how saving went: what was saved, or what was not and why. SMS settings that are saved are spoken of as one thing. */
export function outcomeToast(channel: Channel, { saved, failed }: SaveOutcome): OutcomeToast {
  if (failed.length > 0) return failureToast(channel, { saved, failed });
  const templates = saved.filter((step) => step.of === 'template').length;
  const [title = '', ...more] = [
    ...(channel === 'sms' || templates < saved.length ? [text(`${channel}.saved.config`)] : []),
    ...(templates > 0 ? [text(`${channel}.saved.templates`, { count: templates })] : []),
  ];
  return { tone: 'success', title, ...(more[0] !== undefined && { description: more[0] }) };
}

function failureToast(channel: Channel, { saved, failed }: SaveOutcome): OutcomeToast {
  const lines = failed.map(({ step, error }) => {
    const reason = step.of === 'config' ? text(`${channel}.failed.config`) : text(`${channel}.failed.templates`);
    const [problem = messageOf(error, reason)] = Object.values(problemsIn(error));
    return text('save.line', { name: step.name, message: problem });
  });
  return {
    tone: 'error',
    title: titleOf(channel, failed),
    description: [...lines, ...(saved.length > 0 ? [text('save.rest')] : [])].join(' '),
  };
}

function titleOf(channel: Channel, failed: SaveOutcome['failed']): string {
  if (channel === 'sms' && failed.every(({ error }) => isApiError(error) && error.status === 0))
    return text('sms.failed.network');
  return failed.some(({ step }) => step.of === 'config')
    ? text(`${channel}.failed.config`)
    : text(`${channel}.failed.templates`);
}
