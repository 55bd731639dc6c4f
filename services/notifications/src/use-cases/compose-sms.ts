import type { SendingDeps } from '../db/deps';
import { findSmsTemplate } from '../db/find-template';
import { NotNeeded } from '../domain/not-needed';
import type { Delivery } from '../generated/prisma/client';
import { renderSms } from '../rendering/render-sms';
import { isSmsTemplate } from '../templates/built-in';
import type { OutgoingSms } from '../twilio/open-texter';
import { composeValues } from './compose-values';

/**
 * A delivery as the SMS that goes out now, to the number that its recipient has now or to the one that gets a copy.
 * @throws NotNeeded when its template is off, or what it reminds of is no longer so; TooLate when its link has stopped working.
 */
export async function composeSms(deps: SendingDeps, delivery: Delivery): Promise<OutgoingSms> {
  if (!isSmsTemplate(delivery.template)) throw new Error(`there is no SMS template ${delivery.template}`);
  const template = await findSmsTemplate(deps.db.client, delivery.template);
  if (!template.enabled) throw new NotNeeded('the template is switched off');
  const { recipient, values } = await composeValues(deps, delivery);
  if (!recipient) throw new Error('the recipient is not known');
  return { to: delivery.copyTo || recipient.phone, text: renderSms(template, values), since: delivery.createdAt };
}
