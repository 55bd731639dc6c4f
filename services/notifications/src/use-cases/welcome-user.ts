import type { UserState } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { writeDelivery } from '../db/write-delivery';
import { WELCOME_MESSAGES } from '../domain/messages-by-event';

/** Notes the welcome of a new user, if the role has one. */
export async function welcomeUser(
  { db, clock }: LocalDeps,
  { eventId, user }: { eventId: string; user: UserState },
): Promise<void> {
  const template = WELCOME_MESSAGES[user.role];
  if (!template) return;
  await db.transact((tx) =>
    writeDelivery(tx, {
      eventId,
      recipientId: user.id,
      template,
      about: { kind: 'account' },
      others: [],
      now: clock.now(),
    }),
  );
}
