import { AppError } from '@harbourline/service-kit';
import { checkPlaceholders } from '../../domain/placeholders/check-placeholders';
import { importHtml } from '../../rendering/import-html';
import type { EmailTemplate, SmsTemplate } from '../../templates/template';

/**
 * What an administrator has written as an email's template, with its HTML as the template's own marks.
 * @throws AppError `template_not_usable` with a sentence per field.
 */
export function readEmailDraft(
  template: EmailTemplate,
  draft: { subject: string; content: string },
  origin: string,
): { subject: string; content: string } {
  const read = { subject: draft.subject.replace(/\s+/g, ' '), content: importHtml(draft.content, { origin }) };
  refuseFaults(read.content === '' ? { content: 'Please enter the message' } : checkPlaceholders(template, read));
  return read;
}

/** The same for an SMS, which is plain text. @throws AppError `template_not_usable`. */
export function readSmsDraft(template: SmsTemplate, content: string): { content: string } {
  refuseFaults(checkPlaceholders(template, { content }));
  return { content };
}

function refuseFaults(fields: Record<string, string>): void {
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('template_not_usable', { message, fields });
}
