import type { SendingDeps } from '../../db/deps';
import { findEmailTemplate } from '../../db/templates/find-template';
import { sampleValues } from '../../domain/samples/sample-values';
import { renderMail, type RenderedMail } from '../../rendering/render-mail';
import { readEmailDraft } from '../../steps/templates/read-draft';
import { emailTemplateId } from '../../steps/templates/template-ids';

interface Command {
  templateId: string;
  /** The parts of the template that are shown otherwise than they are kept. */
  draft?: { subject?: string | undefined; content?: string | undefined };
}

/**
 * An email with sample data, as its recipient would read it.
 * @throws AppError `template_not_found`; `template_not_usable` for a draft that could not be saved.
 */
export async function previewEmail(
  { db, clock, origin, terms, noticeHours }: Pick<SendingDeps, 'db' | 'clock' | 'origin' | 'terms' | 'noticeHours'>,
  { templateId, draft = {} }: Command,
): Promise<RenderedMail> {
  const id = emailTemplateId(templateId);
  const kept = await findEmailTemplate(db.client, id);
  const { subject = kept.subject, content = kept.content } = draft;
  const isKept = subject === kept.subject && content === kept.content;
  const shown = isKept ? kept : { ...kept, ...readEmailDraft(kept, { subject, content }, origin) };
  return renderMail(shown, sampleValues(id, { origin, terms, noticeHours, now: clock.now() }), { origin });
}
