import type { RouteBody, saveEmailTemplate as contract } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { SendingDeps } from '../../db/deps';
import { findEmailTemplate, type KeptEmailTemplate } from '../../db/templates/find-template';
import { readEmailDraft } from '../../steps/templates/read-draft';
import { emailTemplateId } from '../../steps/templates/template-ids';
import { refuseChangedTemplate } from '../../steps/templates/refuse-changed-template';
import { EMAIL_TEMPLATES } from '../../templates/built-in';
import type { EmailTemplate } from '../../templates/template';

interface Command {
  administratorId: number;
  templateId: string;
  form: RouteBody<typeof contract>;
}

/**
 * An administrator changes an email's template.
 * @throws AppError `template_not_found`; `template_not_usable` when it names what it may not, or leads elsewhere;
 * `template_required` when it is to be switched off and must not be; `template_changed` when it is another than the change
 * was made on.
 */
export async function saveEmailTemplate(
  { db, clock, origin }: Pick<SendingDeps, 'db' | 'clock' | 'origin'>,
  { administratorId, templateId, form: { enabled, basedOn, ...draft } }: Command,
): Promise<KeptEmailTemplate> {
  const id = emailTemplateId(templateId);
  const builtIn: EmailTemplate = EMAIL_TEMPLATES[id];
  const read = readEmailDraft(builtIn, draft, origin);
  if (builtIn.required && !enabled) throw new AppError('template_required');
  const data = { ...read, enabled, updatedAt: clock.now(), updatedBy: administratorId };
  await db.transact(async (tx) => {
    const updatedAt = async () => (await tx.emailTemplate.findUnique({ where: { id } }))?.updatedAt;
    await refuseChangedTemplate(tx, { name: `${id} (email)`, basedOn, updatedAt });
    await tx.emailTemplate.upsert({ where: { id }, create: { id, ...data }, update: data });
  });
  return findEmailTemplate(db.client, id);
}
