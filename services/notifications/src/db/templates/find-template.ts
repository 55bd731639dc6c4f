import { EMAIL_TEMPLATES, SMS_TEMPLATES, type EmailTemplateId, type SmsTemplateId } from '../../templates/built-in';
import type { EmailTemplate, SmsTemplate } from '../../templates/template';
import type { Db, Tx } from '../database';

/** How a template is now, and since when it differs from the built-in one. */
type Kept<T> = T & { enabled: boolean; updatedAt: Date | null };
export type KeptEmailTemplate = Kept<EmailTemplate> & { id: EmailTemplateId };
export type KeptSmsTemplate = Kept<SmsTemplate> & { id: SmsTemplateId };

/** The template as administrators changed it, or the built-in one. */
export async function findEmailTemplate(db: Db['client'] | Tx, id: EmailTemplateId): Promise<KeptEmailTemplate> {
  const row = await db.emailTemplate.findUnique({ where: { id } });
  return { id, ...kept<EmailTemplate>(EMAIL_TEMPLATES[id], row && { subject: row.subject, ...contentOf(row) }) };
}

/** The same for an SMS. */
export async function findSmsTemplate(db: Db['client'] | Tx, id: SmsTemplateId): Promise<KeptSmsTemplate> {
  const row = await db.smsTemplate.findUnique({ where: { id } });
  return { id, ...kept<SmsTemplate>(SMS_TEMPLATES[id], row && contentOf(row)) };
}

interface Change {
  content: string;
  enabled: boolean;
  updatedAt: Date;
}

function contentOf({ content, enabled, updatedAt }: Change): Change {
  return { content, enabled, updatedAt };
}

function kept<T>(builtIn: T, change: (Partial<T> & Change) | null): Kept<T> {
  return { ...builtIn, enabled: true, updatedAt: null, ...change };
}
