import type { LocalDeps } from '../../db/deps';
import type { AboutAccount } from '../../domain/messages/about';
import { writeDeliveries } from '../../steps/messages/write-deliveries';
import type { TemplateId } from '../../templates/built-in';

interface Command {
  eventId: string;
  userId: number;
  template: TemplateId;
  about: AboutAccount;
}

/** Notes a message to a user about their own account. */
export async function noteAccountMessage(
  { db, clock, settings }: LocalDeps,
  { eventId, userId, template, about }: Command,
): Promise<void> {
  await db.transact((tx) =>
    writeDeliveries(tx, settings, {
      eventId,
      about,
      readers: [{ recipientId: userId, template }],
      others: [],
      now: clock.now(),
    }),
  );
}
