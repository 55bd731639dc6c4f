import { bookingState } from '@harbourline/contracts';
import type { Db } from '../../db/database';
import type { SendingDeps } from '../../db/deps';
import { NotNeeded } from '../../domain/deliveries/not-needed';
import { about, type About } from '../../domain/messages/about';
import type { Values } from '../../domain/placeholders/placeholders';
import { reminderHolds } from '../../domain/reminders/reminder-holds';
import { sayablePerson } from '../../domain/values/sayable-person';
import { valuesFor } from '../../domain/values/values-for';
import type { Delivery, User } from '../../generated/prisma/client';

interface Composed {
  told: About;
  /** Undefined for our support, which has no account. */
  recipient: User | undefined;
  values: Values;
}

/**
 * What a delivery tells of, to whom, and what it may say, as people are called now.
 * @throws NotNeeded when what it reminds of is no longer so; TooLate when its link has stopped working.
 */
export async function composeValues({ db, links, terms, clock }: SendingDeps, delivery: Delivery): Promise<Composed> {
  const rows = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const users = rows.map(sayablePerson);
  const find = (id: number | null) => users.find((user) => user.id === id);
  const told = about.parse(delivery.about);
  const recipient = find(delivery.recipientId);
  if (!(await stillHolds(db, told, delivery.recipientId))) throw new NotNeeded('what it reminds of has changed');
  return { told, recipient, values: valuesFor(told, recipient, { find, links, terms, now: clock.now() }) };
}

/** Whether what is told is still so; only a reminder speaks of more than what has happened. */
async function stillHolds(db: Db, told: About, recipientId: number | null): Promise<boolean> {
  if (told.kind !== 'booking' || !told.until) return true;
  const booking = await db.client.booking.findUnique({ where: { id: told.booking.id } });
  return booking !== null && reminderHolds(told, { ...booking, state: bookingState.parse(booking.state) }, recipientId);
}
