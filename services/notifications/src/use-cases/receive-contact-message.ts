import { randomUUID } from 'node:crypto';
import type { ContactForm } from '@harbourline/contracts';
import type { LocalDeps } from '../db/deps';
import { writeDeliveries } from '../db/write-deliveries';

/** Keeps what a visitor wrote, and notes that our support is to read it. What a machine wrote is let go. */
export async function receiveContactMessage(
  { db, clock, settings }: LocalDeps,
  { website, ...form }: ContactForm & { website?: string | undefined },
): Promise<void> {
  if (website) return;
  await db.transact(async (tx) => {
    const now = clock.now();
    const { id: submissionId } = await tx.contactSubmission.create({ data: { ...form, createdAt: now } });
    const { destination: subject, ...sender } = form;
    await writeDeliveries(tx, settings, {
      eventId: randomUUID(),
      recipientId: null,
      template: 'contact-message',
      about: { kind: 'contact', submissionId, subject, ...sender },
      others: [],
      now,
    });
  });
}
