import type { LocalDeps } from '../../db/deps';
import {
  findEmailTemplate,
  findSmsTemplate,
  type KeptEmailTemplate,
  type KeptSmsTemplate,
} from '../../db/templates/find-template';
import { emailTemplateId, smsTemplateId } from '../../steps/templates/template-ids';

/** An email's template is the built-in one again. @throws AppError `template_not_found`. */
export async function resetEmailTemplate(
  { db }: Pick<LocalDeps, 'db'>,
  templateId: string,
): Promise<KeptEmailTemplate> {
  const id = emailTemplateId(templateId);
  await db.transact((tx) => tx.emailTemplate.deleteMany({ where: { id } }));
  return findEmailTemplate(db.client, id);
}

/** The same for an SMS. @throws AppError `template_not_found`. */
export async function resetSmsTemplate({ db }: Pick<LocalDeps, 'db'>, templateId: string): Promise<KeptSmsTemplate> {
  const id = smsTemplateId(templateId);
  await db.transact((tx) => tx.smsTemplate.deleteMany({ where: { id } }));
  return findSmsTemplate(db.client, id);
}
