import { randomUUID } from 'node:crypto';
import { AppError } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/deps';
import { reasonOf } from '../domain/reason-of';
import { answeredInTime } from './answered-in-time';
import { previewEmail } from './preview-email';

interface Command {
  templateId: string;
  email: string;
}

/**
 * Sends an e-mail with sample data, now.
 * @throws AppError `template_not_found`; `mail_server_failed` with the mail server's words.
 */
export async function sendTestEmail(
  deps: Pick<SendingDeps, 'db' | 'clock' | 'origin' | 'settings' | 'mailer'>,
  { templateId, email }: Command,
): Promise<void> {
  const { db, settings, mailer } = deps;
  const { subject, html, text } = await previewEmail(deps, { templateId });
  const mail = {
    id: randomUUID(),
    to: { name: 'Harbourline test', address: email },
    subject: `[Test] ${subject}`,
    html,
    text,
  };
  try {
    await answeredInTime(mailer.send(mail, await settings.email(db.client)));
  } catch (error) {
    const message = `The mail server did not take the message: ${reasonOf(error)}`;
    throw new AppError('mail_server_failed', { message });
  }
}
