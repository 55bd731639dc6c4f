import type { SendingDeps } from '../../db/deps';
import { findSmsTemplate } from '../../db/templates/find-template';
import { sampleValues } from '../../domain/samples/sample-values';
import { renderSms } from '../../rendering/render-sms';
import { readSmsDraft } from '../../steps/templates/read-draft';
import { smsTemplateId } from '../../steps/templates/template-ids';

interface Command {
  templateId: string;
  /** Instead of what is kept. */
  content?: string | undefined;
}

/**
 * An SMS with sample data, as its recipient would read it.
 * @throws AppError `template_not_found`; `template_not_usable` for a draft that could not be saved.
 */
export async function previewSms(
  { db, clock, origin, terms, noticeHours }: Pick<SendingDeps, 'db' | 'clock' | 'origin' | 'terms' | 'noticeHours'>,
  { templateId, content }: Command,
): Promise<string> {
  const id = smsTemplateId(templateId);
  const kept = await findSmsTemplate(db.client, id);
  const shown = content === undefined ? kept : readSmsDraft(kept, content);
  return renderSms(shown, sampleValues(id, { origin, terms, noticeHours, now: clock.now() }));
}
