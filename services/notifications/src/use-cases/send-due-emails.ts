import { countMail } from '../db/count-message';
import type { SendingDeps } from '../db/deps';
import type { Delivery } from '../generated/prisma/client';
import { composeMail } from './compose-mail';
import { sendNextDelivery, type Accepted } from './send-next-delivery';

/** Sends the email whose time came first; a repeat has the same Message-ID. @returns how many were tried. */
export function sendDueEmails(deps: SendingDeps): Promise<number> {
  return sendNextDelivery(deps, 'email', sendEmail);
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
