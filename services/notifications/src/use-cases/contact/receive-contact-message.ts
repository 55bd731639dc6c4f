import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError, keyedAddress } from '@harbourline/service-kit';
import { refuseName } from '@harbourline/service-kit/refuse-name';
import type { LocalDeps, SendingDeps } from '../../db/deps';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

/**
 * Keeps what a visitor wrote, and notes that our support is to read it. What a machine wrote is let go.
 * @throws AppError `too_many_requests` after too many in an hour with one email address, or from one internet address.
 */
export async function receiveContactMessage(
  { db, clock, settings, budgets, addressSecret }: LocalDeps & Pick<SendingDeps, 'budgets' | 'addressSecret'>,
  { website, address, ...form }: ContactForm & { website?: string | undefined; address: string },
): Promise<void> {
  if (website) return;
  refuseName(form.firstName, 'firstName', 'person');
  refuseName(form.lastName, 'lastName', 'person');
  await db.transact(async (tx) => {
    const now = clock.now();
    const addressKey = keyedAddress(addressSecret, address);
    // Those from one address are counted one after the other.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contact ${addressKey}`}, 0))`;
    const lately = { createdAt: { gt: addHours(now, -1) } };
    const ofSender = await tx.contactSubmission.count({ where: { ...lately, email: form.email } });
    const ofNetwork = await tx.contactSubmission.count({ where: { ...lately, addressKey } });
    if (ofSender >= budgets.contactMessagesPerHour || ofNetwork >= budgets.contactMessagesPerNetwork) {
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    }
    const { id: submissionId } = await tx.contactSubmission.create({ data: { ...form, addressKey, createdAt: now } });
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
