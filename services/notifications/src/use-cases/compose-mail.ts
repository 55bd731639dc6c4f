import type { SendingDeps } from '../db/database';
import { findEmailTemplate } from '../db/find-template';
import { about, type About } from '../domain/about';
import { accountValues } from '../domain/account-values';
import { bookingValues } from '../domain/booking-values';
import type { Values } from '../domain/placeholders';
import type { Delivery, User } from '../generated/prisma/client';
import { renderMail } from '../rendering/render-mail';
import type { OutgoingMail } from '../smtp/open-mailer';
import { isEmailTemplate } from '../templates/built-in';

/**
 * A delivery as the mail that goes out now: to the address that its recipient has now, unless it tells of an address.
 * @throws TooLate when there is no use in it any more.
 */
export async function composeMail(deps: SendingDeps, delivery: Delivery): Promise<OutgoingMail> {
  const { db, origin } = deps;
  const users = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const find = (id: number | null) => users.find((user) => user.id === id);
  const recipient = find(delivery.recipientId);
  if (!recipient) throw new Error(`user ${delivery.recipientId} is not known`);
  if (!isEmailTemplate(delivery.template)) throw new Error(`there is no template ${delivery.template}`);
  const template = await findEmailTemplate(db.client, delivery.template);
  const told = about.parse(delivery.about);
  return {
    id: delivery.id,
    to: { name: recipient.fullName, address: 'email' in told ? told.email : recipient.email },
    ...renderMail(template, valuesFor(deps, told, recipient, find), { origin }),
  };
}

function valuesFor(
  { links, clock }: SendingDeps,
  told: About,
  recipient: User,
  find: (id: number) => User | undefined,
): Values {
  if (told.kind !== 'booking') return accountValues(told, recipient, { links, now: clock.now() });
  return bookingValues(told, recipient.id === told.booking.ownerId ? 'owner' : 'renter', find);
}
