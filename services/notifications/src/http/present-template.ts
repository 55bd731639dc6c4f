import type { EmailTemplate as EmailView, SmsPreview, SmsTemplate as SmsView } from '@harbourline/contracts';
import type { KeptEmailTemplate, KeptSmsTemplate } from '../db/templates/find-template';
import { countSmsParts } from '../domain/deliveries/count-sms-parts';
import { EMAIL_TEMPLATES, SMS_TEMPLATES } from '../templates/built-in';
import type { SmsTemplate } from '../templates/template';

export function presentEmailTemplate(template: KeptEmailTemplate): EmailView {
  const builtIn = EMAIL_TEMPLATES[template.id];
  return {
    ...presentTemplate(template),
    subject: template.subject,
    required: template.required ?? false,
    changed: template.subject !== builtIn.subject || isChanged(template, builtIn),
  };
}

export function presentSmsTemplate(template: KeptSmsTemplate): SmsView {
  return {
    ...presentTemplate(template),
    required: template.required ?? false,
    changed: isChanged(template, SMS_TEMPLATES[template.id]),
  };
}

export function presentSms(text: string): SmsPreview {
  return { text, ...countSmsParts(text) };
}

function presentTemplate({ id, name, content, variables, enabled, updatedAt }: KeptEmailTemplate | KeptSmsTemplate) {
  return {
    id,
    name,
    content: content.trim(),
    variables: [...variables],
    enabled,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

function isChanged(kept: SmsTemplate, builtIn: SmsTemplate): boolean {
  return kept.content.trim() !== builtIn.content.trim();
}
