import { randomUUID } from 'node:crypto';
import { AppError } from '@harbourline/service-kit';
import type { SendingDeps } from '../../db/deps';
import { mailboxOf } from '../../domain/deliveries/budgets';
import { reasonOf } from '../../domain/deliveries/reason-of';
import { answeredInTime } from '../../steps/templates/answered-in-time';
import { countTestMessage } from '../../steps/templates/count-test-message';
import { previewEmail } from './preview-email';

interface Command {
  administratorId: number;
  templateId: string;
  email: string;
}

/**
 * Sends an email with sample data, now.
 * @throws AppError `template_not_found`; `too_many_requests`; `mail_server_failed` with the mail server's words.
 */
export async function sendTestEmail(
  deps: Pick<SendingDeps, 'db' | 'clock' | 'origin' | 'terms' | 'noticeHours' | 'settings' | 'mailer' | 'budgets'>,
  { administratorId, templateId, email }: Command,
): Promise<void> {
  const { db, settings, mailer } = deps;
  const { subject, html, text } = await previewEmail(deps, { templateId });
  await countTestMessage(deps, { channel: 'email', administratorId, sentTo: mailboxOf(email) });
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
