import type { LocalDeps } from '../../db/deps';
import {
  findEmailTemplate,
  findSmsTemplate,
  type KeptEmailTemplate,
  type KeptSmsTemplate,
} from '../../db/templates/find-template';
import { emailTemplateId, smsTemplateId } from '../../steps/templates/template-ids';

/** An email's template as it is now. @throws AppError `template_not_found`. */
export async function getEmailTemplate({ db }: Pick<LocalDeps, 'db'>, id: string): Promise<KeptEmailTemplate> {
  return findEmailTemplate(db.client, emailTemplateId(id));
}

/** The same for an SMS. @throws AppError `template_not_found`. */
export async function getSmsTemplate({ db }: Pick<LocalDeps, 'db'>, id: string): Promise<KeptSmsTemplate> {
  return findSmsTemplate(db.client, smsTemplateId(id));
}
