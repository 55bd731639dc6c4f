import { english } from '@harbourline/policy/words';
import { isInReach } from '@harbourline/service-kit/phone-reach';
import type { SendingDeps } from '../../db/deps';
import { findSmsTemplate } from '../../db/templates/find-template';
import { HeldBack } from '../../domain/deliveries/held-back';
import { judgeSms } from '../../domain/deliveries/judge-sms';
import { NotNeeded } from '../../domain/deliveries/not-needed';
import type { About } from '../../domain/messages/about';
import type { Values } from '../../domain/placeholders/placeholders';
import type { Delivery, User } from '../../generated/prisma/client';
import { renderSms } from '../../rendering/render-sms';
import { isSmsTemplate } from '../../templates/built-in';
import type { OutgoingSms } from '../../twilio/open-texter';
import { composeValues } from './compose-values';

/** The text that is sent, and the text that is kept for others to see, without secrets. */
export type ComposedSms = OutgoingSms & { shown: string };

/**
 * A delivery as the SMS that goes out now, to the number that its recipient has now or to the one that gets a copy.
 * @throws NotNeeded when its template is off, or what it reminds of is no longer so; TooLate when its code has stopped
 * working; HeldBack when it must not go there.
 */
export async function composeSms(deps: SendingDeps, delivery: Delivery): Promise<ComposedSms> {
  if (!isSmsTemplate(delivery.template)) throw new Error(`there is no SMS template ${delivery.template}`);
  const template = await findSmsTemplate(deps.db.client, delivery.template);
  if (!template.enabled && !template.required) throw new NotNeeded({ code: 'template_off' });
  const { told, recipient, values } = await composeValues(deps, delivery);
  if (!recipient) throw new Error('the recipient is not known');
  if (told.kind === 'phone-code' && told.phone !== recipient.phone) throw new NotNeeded({ code: 'number_changed' });
  const to = delivery.copyTo || recipient.phone;
  const isCopy = delivery.copyTo !== '';
  const proven = await isProven(deps, to);
  judge(deps, { to, proven, told, recipient, isCopy });
  const sayable = proven || isCopy ? values : withoutBoatName(values);
  const hidden = values.phoneCode && { phoneCode: '•'.repeat(values.phoneCode.length) };
  const render = (said: Values) => renderSms(template, said);
  return { to, text: render(sayable), shown: render({ ...sayable, ...hidden }) };
}

async function isProven({ db }: SendingDeps, phone: string): Promise<boolean> {
  return (await db.client.user.findFirst({ where: { phone, phoneConfirmed: true }, select: { id: true } })) !== null;
}

/** A boat is called what its owner likes: nobody reads that who has not shown that the number is theirs. */
function withoutBoatName(values: Values): Values {
  return values.boatName === undefined ? values : { ...values, boatName: english`your charter` };
}

interface Judged {
  to: string;
  proven: boolean;
  told: About;
  recipient: User;
  isCopy: boolean;
}

function judge({ smsReach }: SendingDeps, { to, proven, told, recipient, isCopy }: Judged): void {
  if (!isInReach(to, smsReach)) {
    throw new HeldBack({ code: 'out_of_reach', countries: [...smsReach.countries] });
  }
  judgeSms({ told, proven, isCopy, wanted: isCopy || recipient.smsEnabled });
}
