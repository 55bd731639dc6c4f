import { channel, type DeliveryView } from '@harbourline/contracts';
import { EMAIL_TEMPLATES, isEmailTemplate, isSmsTemplate, SMS_TEMPLATES } from './built-in';

/** By which way a message goes, and what administrators call it: the name of its template, or its id where that is gone. */
export function labelOf(message: { channel: string; template: string }): Pick<DeliveryView, 'channel' | 'name'> {
  const { template } = message;
  const by = channel.parse(message.channel);
  if (by === 'sms' && isSmsTemplate(template)) return { channel: by, name: SMS_TEMPLATES[template].name };
  return { channel: by, name: isEmailTemplate(template) ? EMAIL_TEMPLATES[template].name : template };
}
