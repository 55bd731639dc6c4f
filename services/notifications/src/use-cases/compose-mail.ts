import type { SendingDeps } from '../db/database';
import { about } from '../domain/about';
import { accountValues } from '../domain/account-values';
import { bookingValues } from '../domain/booking-values';
import type { Values } from '../domain/placeholders';
import type { Delivery, User } from '../generated/prisma/client';
import { renderMail } from '../rendering/render-mail';
import type { OutgoingMail } from '../smtp/open-mailer';
import { BUILT_IN, TEMPLATE_IDS } from '../templates/built-in';

/** A delivery as the mail that goes out now, to the address that its recipient has now. */
export async function composeMail({ db, origin }: SendingDeps, delivery: Delivery): Promise<OutgoingMail> {
  const users = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const find = (id: number) => users.find((user) => user.id === id);
  const recipient = find(delivery.recipientId);
  const template = TEMPLATE_IDS.find((id) => id === delivery.template);
  if (!recipient) throw new Error(`user ${delivery.recipientId} is not known`);
  if (!template) throw new Error(`there is no template ${delivery.template}`);
  return {
    id: delivery.id,
    to: { name: recipient.fullName, address: recipient.email },
    ...renderMail(BUILT_IN[template], valuesFor(delivery, recipient, find), { origin }),
  };
}

function valuesFor(delivery: Delivery, recipient: User, find: (id: number) => User | undefined): Values {
  const told = about.parse(delivery.about);
  if (told.kind === 'account') return accountValues(recipient);
  return bookingValues(told, recipient.id === told.booking.ownerId ? 'owner' : 'renter', find);
}
