import type { Values } from '../domain/placeholders';
import type { SmsTemplate } from '../templates/template';
import { fillIn } from './fill-in';

/** What the SMS provider takes in one message. */
const AT_MOST = 1600;

/** An SMS as its recipient reads it, on one line and no longer than the provider takes. What is not known is left out. */
export function renderSms({ content }: Pick<SmsTemplate, 'content'>, values: Values): string {
  const text = fillIn(content, values, (value) => value)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > AT_MOST ? `${text.slice(0, AT_MOST - 1)}…` : text;
}
