import type { LocalDeps } from '../db/database';
import { writeDelivery } from '../db/write-delivery';
import type { AboutAccount } from '../domain/about';
import type { TemplateId } from '../templates/built-in';

interface Command {
  eventId: string;
  userId: number;
  template: TemplateId;
  about: AboutAccount;
}

/** Notes a message to a user about their own account. */
export async function noteAccountMessage(
  { db, clock }: LocalDeps,
  { eventId, userId, template, about }: Command,
): Promise<void> {
  await db.transact((tx) =>
    writeDelivery(tx, { eventId, recipientId: userId, template, about, others: [], now: clock.now() }),
  );
}
