import { nextDelivery } from '../../db/deliveries/lease-deliveries';
import type { SendingDeps } from '../../db/deps';
import type { Delivery } from '../../generated/prisma/client';
import { composeMail } from '../../steps/deliveries/compose-mail';
import { countMail } from '../../steps/deliveries/count-message';
import { sendNextDelivery, type Accepted } from '../../steps/deliveries/send-next-delivery';

/** Sends the email whose time came first; a repeat has the same Message-ID. @returns how many were tried. */
export function sendDueEmails(deps: SendingDeps): Promise<number> {
  return sendNextDelivery(deps, 'email', sendEmail);
}

/** When the next email is to be sent. */
export function nextDueEmail(deps: Pick<SendingDeps, 'db'>): Promise<Date | undefined> {
  return nextDelivery(deps, 'email');
}

async function sendEmail(deps: SendingDeps, delivery: Delivery): Promise<Accepted | 'taken over'> {
  const { db, mailer, settings } = deps;
  const mail = await composeMail(deps, delivery);
  const sender = await settings.email(db.client);
  const going = { address: mail.copyTo ?? mail.to.address, subject: mail.subject };
  if (!(await countMail(deps, delivery, going))) return 'taken over';
  await mailer.send(mail, sender);
  return {};
}
