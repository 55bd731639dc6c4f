import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import type { ContactSubmission } from '../../generated/prisma/client';

/** An administrator notes that a message was answered, or that it was not. @throws AppError `contact_message_not_found`. */
export async function noteContactMessageHandled(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, handled }: { id: number; handled: boolean },
): Promise<ContactSubmission> {
  const submission = await db.transact(async ({ contactSubmission: submissions }) => {
    // Noted twice, it was answered the first time.
    if (handled) await submissions.updateMany({ where: { id, handledAt: null }, data: { handledAt: clock.now() } });
    else await submissions.updateMany({ where: { id }, data: { handledAt: null } });
    return submissions.findUnique({ where: { id } });
  });
  if (!submission) throw new AppError('contact_message_not_found');
  return submission;
}
