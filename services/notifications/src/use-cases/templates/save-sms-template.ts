import type { RouteBody, saveSmsTemplate as contract } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import { findSmsTemplate, type KeptSmsTemplate } from '../../db/templates/find-template';
import { readSmsDraft } from '../../steps/templates/read-draft';
import { smsTemplateId } from '../../steps/templates/template-ids';
import { refuseChangedTemplate } from '../../steps/templates/refuse-changed-template';
import { SMS_TEMPLATES } from '../../templates/built-in';
import type { SmsTemplate } from '../../templates/template';

interface Command {
  administratorId: number;
  templateId: string;
  form: RouteBody<typeof contract>;
}

/**
 * An administrator changes an SMS's template.
 * @throws AppError `template_not_found`; `template_not_usable` when it names what it may not; `template_required`
 * when it is to be switched off and must not be; `template_changed` when it is another than the change was made on.
 */
export async function saveSmsTemplate(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { administratorId, templateId, form: { enabled, content, basedOn } }: Command,
): Promise<KeptSmsTemplate> {
  const id = smsTemplateId(templateId);
  const builtIn: SmsTemplate = SMS_TEMPLATES[id];
  const read = readSmsDraft(builtIn, content);
  if (builtIn.required && !enabled) throw new AppError('template_required');
  const data = { ...read, enabled, updatedAt: clock.now(), updatedBy: administratorId };
  await db.transact(async (tx) => {
    const updatedAt = async () => (await tx.smsTemplate.findUnique({ where: { id } }))?.updatedAt;
    await refuseChangedTemplate(tx, { name: `${id} (sms)`, basedOn, updatedAt });
    await tx.smsTemplate.upsert({ where: { id }, create: { id, ...data }, update: data });
  });
  return findSmsTemplate(db.client, id);
}
