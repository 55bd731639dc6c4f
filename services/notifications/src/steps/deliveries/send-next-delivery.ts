import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '@harbourline/contracts';
import { continueTrace } from '@harbourline/service-kit';
import {
  leaseDelivery,
  noteSent,
  RENEW_EVERY_MS,
  renewLease,
  updateWhileHeld,
  type DeliveryChange,
} from '../../db/deliveries/lease-deliveries';
import type { SendingDeps } from '../../db/deps';
import { HeldBack } from '../../domain/deliveries/held-back';
import { nextAttempt } from '../../domain/deliveries/next-attempt';
import { NotNeeded } from '../../domain/deliveries/not-needed';
import { reasonOf } from '../../domain/deliveries/reason-of';
import { TooLate } from '../../domain/deliveries/too-late';
import { withoutTokens } from '../../domain/deliveries/without-tokens';
import { storedAbout } from '../../domain/messages/about';
import type { Delivery } from '../../generated/prisma/client';
import { MailRefused } from '../../smtp/open-mailer';
import { SmsRefused } from '../../twilio/failure-of';

/** The part of a channel: hands a message to its provider, or gives way when another replica has taken it over. */
type Attempt = (deps: SendingDeps, delivery: Delivery) => Promise<Accepted | 'taken over'>;
export type Accepted = Pick<DeliveryChange, 'providerId'>;

const NOTE_AGAIN_MS = 500;
/** Five minutes. */
const NOTE_TRIES = 600;

/**
 * Sends the message of a channel whose time came first. It is leased rather than locked, as no transaction is open while
 * the provider is spoken to, and one at a time, so that whatever kills the process leaves at most one message per
 * channel of which nobody knows whether it was accepted.
 * @returns how many were tried.
 */
export async function sendNextDelivery(deps: SendingDeps, channel: Channel, attempt: Attempt): Promise<number> {
  const delivery = await leaseDelivery(deps, channel);
  if (!delivery) return 0;
  const renewing = setInterval(() => void renewLease(deps, delivery).catch(() => undefined), RENEW_EVERY_MS);
  try {
    const result = await resultOf(deps, delivery, attempt);
    if (result) await note(deps, delivery, result);
  } finally {
    clearInterval(renewing);
  }
  return 1;
}

async function resultOf(deps: SendingDeps, delivery: Delivery, attempt: Attempt): Promise<DeliveryChange | undefined> {
  try {
    const { channel, template, traceparent } = delivery;
    const name = `send ${channel} ${template}`;
    const accepted = await continueTrace(traceparent, name, () => attempt(deps, delivery));
    if (accepted === 'taken over') return undefined;
    const told = withoutTokens(storedAbout.parse(delivery.about));
    return { ...accepted, status: 'sent', sentAt: deps.clock.now(), dueAt: null, ...(told && { about: told }) };
  } catch (error) {
    return failure(deps, delivery, error);
  }
}

function failure({ clock, logger }: SendingDeps, delivery: Delivery, error: unknown): DeliveryChange {
  const { id, channel, template, attempts } = delivery;
  const isOurs = error instanceof NotNeeded || error instanceof TooLate;
  const why = isOurs ? { obstacle: error.obstacle, lastError: null } : { lastError: reasonOf(error) };
  if (error instanceof NotNeeded) {
    const heldBackBy = error instanceof HeldBack ? error.by : null;
    return { ...why, dueAt: null, status: 'skipped', heldBackBy };
  }
  const final = error instanceof MailRefused || error instanceof SmsRefused || error instanceof TooLate;
  const dueAt = final ? undefined : nextAttempt(delivery, clock.now());
  const what = { err: error, delivery: id, channel, template, attempts };
  if (dueAt) {
    logger.warn(what, 'a message could not be sent yet');
    return { ...why, dueAt };
  }
  logger.error(what, 'a message could not be sent');
  return { ...why, dueAt: null, status: 'failed' };
}

/**
 * A message that was accepted must not go out again because the database was away for a while: it is noted as soon as
 * the database is back. Anything else is noted the next time.
 */
async function note({ db }: SendingDeps, delivery: Delivery, result: DeliveryChange): Promise<void> {
  if (result.status !== 'sent') {
    await updateWhileHeld(db, delivery, result);
    return;
  }
  for (let tries = 1; ; tries += 1) {
    try {
      return await noteSent(db, delivery, result);
    } catch (error) {
      if (tries >= NOTE_TRIES) throw error;
      await pause(NOTE_AGAIN_MS);
    }
  }
}
