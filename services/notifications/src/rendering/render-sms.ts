import type { Values } from '../domain/placeholders/placeholders';
import { shortMoments } from '../domain/values/short-moments';
import { shortNames } from '../domain/values/short-names';
import type { SmsTemplate } from '../templates/template';
import { fillIn, isUnsayable } from './fill-in';

/** The SMS provider's limit for one message. */
const AT_MOST = 1600;

/**
 * An SMS as its recipient reads it, on one line and no longer than the provider takes. A sentence that names something
 * not known is left out, as long as another remains; names, days and deadlines are short.
 */
export function renderSms({ content }: Pick<SmsTemplate, 'content'>, values: Values): string {
  const short = shortMoments(shortNames(values));
  const sentences = content.split(/(?<=[.!?])\s+/);
  const sayable = sentences.filter((sentence) => !isUnsayable(sentence, short));
  const text = fillIn((sayable.length > 0 ? sayable : sentences).join(' '), short, (value) => value)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > AT_MOST ? `${text.slice(0, AT_MOST - 1)}…` : text;
}
