import { nextDelivery, updateWhileHeld } from '../../db/deliveries/lease-deliveries';
import type { SendingDeps } from '../../db/deps';
import type { SmsSettings } from '../../domain/settings/settings';
import type { Delivery } from '../../generated/prisma/client';
import { composeSms } from '../../steps/deliveries/compose-sms';
import { countSms } from '../../steps/deliveries/count-message';
import { sendNextDelivery, type Accepted } from '../../steps/deliveries/send-next-delivery';

/** Sends the SMS whose time came first, unless an earlier attempt was accepted. @returns how many were tried. */
export function sendDueSms(deps: SendingDeps): Promise<number> {
  return sendNextDelivery(deps, 'sms', sendSms);
}

/** When the next SMS is to be sent. */
export function nextDueSms(deps: Pick<SendingDeps, 'db'>): Promise<Date | undefined> {
  return nextDelivery(deps, 'sms');
}

async function sendSms(deps: SendingDeps, delivery: Delivery): Promise<Accepted | 'taken over'> {
  const { db, texter } = deps;
  const account = await deps.settings.sms(db.client);
  const accepted = await findAccepted(deps, delivery, account);
  if (accepted !== undefined) return accepted;

  const sms = await composeSms(deps, delivery);
  if (!(await countSms(deps, delivery, { address: sms.to, subject: sms.shown }))) return 'taken over';
  return { providerId: await texter.send(sms, account) };
}

/**
 * Finds the SMS of the last attempt, if the provider has accepted it and its answer did not arrive: the one with its
 * words that no other delivery, of which none is ever deleted, is known to have become.
 */
async function findAccepted(
  deps: SendingDeps,
  delivery: Delivery,
  account: SmsSettings,
): Promise<Accepted | 'taken over' | undefined> {
  const { db, texter } = deps;
  const { id, address, subject } = delivery;
  if (address === null || subject === null) return undefined;
  // The kept text hides secrets, so it differs from the text that was sent.
  const { text } = delivery.template === 'phone-code' ? await composeSms(deps, delivery) : { text: subject };
  const found = await texter.find({ to: address, text }, account);
  const others = await db.client.delivery.findMany({
    where: { providerId: { in: found }, id: { not: id } },
    select: { providerId: true },
  });
  const providerId = found.find((sid) => others.every((other) => other.providerId !== sid));
  if (providerId === undefined) return undefined;
  // At once, as another message with the same words may look for its own.
  return (await updateWhileHeld(db, delivery, { providerId })) ? { providerId } : 'taken over';
}
