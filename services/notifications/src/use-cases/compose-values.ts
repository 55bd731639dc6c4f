import type { SendingDeps } from '../db/deps';
import { about, type About } from '../domain/about';
import type { Values } from '../domain/placeholders';
import { valuesFor } from '../domain/values-for';
import type { Delivery, User } from '../generated/prisma/client';

interface Composed {
  told: About;
  /** Undefined for our support, which has no account. */
  recipient: User | undefined;
  values: Values;
}

/**
 * What a delivery tells of, to whom, and what it may say, as people are called now.
 * @throws TooLate when there is no use in it any more.
 */
export async function composeValues({ db, links, clock }: SendingDeps, delivery: Delivery): Promise<Composed> {
  const users = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const find = (id: number | null) => users.find((user) => user.id === id);
  const told = about.parse(delivery.about);
  const recipient = find(delivery.recipientId);
  return { told, recipient, values: valuesFor(told, recipient, { find, links, now: clock.now() }) };
}
