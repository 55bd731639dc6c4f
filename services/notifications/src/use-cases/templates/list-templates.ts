import type { LocalDeps } from '../../db/deps';
import type { KeptEmailTemplate, KeptSmsTemplate } from '../../db/templates/find-template';
import { EMAIL_TEMPLATES, SMS_TEMPLATES } from '../../templates/built-in';
import { getEmailTemplate, getSmsTemplate } from './get-template';

/** All templates of emails, as they are now. */
export async function listEmailTemplates(deps: Pick<LocalDeps, 'db'>): Promise<KeptEmailTemplate[]> {
  return Promise.all(Object.keys(EMAIL_TEMPLATES).map((id) => getEmailTemplate(deps, id)));
}

/** All templates of SMS, as they are now. */
export async function listSmsTemplates(deps: Pick<LocalDeps, 'db'>): Promise<KeptSmsTemplate[]> {
  return Promise.all(Object.keys(SMS_TEMPLATES).map((id) => getSmsTemplate(deps, id)));
}
