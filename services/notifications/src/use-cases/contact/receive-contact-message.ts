import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError, keyedAddress } from '@harbourline/service-kit';
import { refuseName } from '@harbourline/service-kit/refuse-name';
import type { LocalDeps, SendingDeps } from '../../db/deps';
import { askOwner } from '../../steps/questions/ask-owner';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

interface Received extends ContactForm {
  website?: string | undefined;
  /** The internet address from which it was sent. */
  address: string;
  /** The boat that it asks about. */
  boatId?: number | undefined;
  /** Who is signed in. */
  actorId?: number | undefined;
}

/**
 * Keeps what a visitor wrote, and notes that our support is to read it, and the owner of the boat that it asks about. What a
 * machine wrote is let go.
 * @throws AppError `too_many_requests` after too many in an hour with one email address, or from one internet address,
 * and after too many questions of theirs to one owner in a day.
 */
export async function receiveContactMessage(
  { db, clock, settings, budgets, addressSecret }: LocalDeps & Pick<SendingDeps, 'budgets' | 'addressSecret'>,
  { website, address, boatId, actorId, ...form }: Received,
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
    if (boatId !== undefined) {
      await askOwner(tx, settings, { submissionId, boatId, actorId, addressKey, email: form.email, now });
    }
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
