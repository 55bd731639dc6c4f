import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { refuseName } from '@harbourline/service-kit/refuse-name';
import type { LocalDeps, SendingDeps } from '../../db/deps';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

/**
 * Keeps what a visitor wrote, and notes that our support is to read it. What a machine wrote is let go.
 * @throws AppError `too_many_requests` after too many from one address in an hour.
 */
export async function receiveContactMessage(
  { db, clock, settings, budgets }: LocalDeps & Pick<SendingDeps, 'budgets'>,
  { website, ...form }: ContactForm & { website?: string | undefined },
): Promise<void> {
  if (website) return;
  refuseName(form.firstName, 'firstName', 'person');
  refuseName(form.lastName, 'lastName', 'person');
  await db.transact(async (tx) => {
    const now = clock.now();
    const lately = { email: form.email, createdAt: { gt: addHours(now, -1) } };
    if ((await tx.contactSubmission.count({ where: lately })) >= budgets.contactMessagesPerHour) {
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    }
    const { id: submissionId } = await tx.contactSubmission.create({ data: { ...form, createdAt: now } });
    const { destination: subject, ...sender } = form;
    await writeDeliveries(tx, settings, {
      eventId: randomUUID(),
      readers: [{ recipientId: null, template: 'contact-message' }],
      about: { kind: 'contact', submissionId, subject, ...sender },
      others: [],
      now,
    });
  });
}
