import { setTimeout as pause } from 'node:timers/promises';
import type { SendingDeps } from '../db/database';
import {
  leaseDeliveries,
  RENEW_EVERY_MS,
  renewLease,
  updateWhileHeld,
  type DeliveryChange,
} from '../db/lease-deliveries';
import { nextAttempt } from '../domain/next-attempt';
import { TooLate } from '../domain/too-late';
import type { Delivery } from '../generated/prisma/client';
import { MailRefused } from '../smtp/open-mailer';
import { composeMail } from './compose-mail';

const AT_A_TIME = 10;
const NOTE_AGAIN_MS = [100, 500, 1_000, 2_000];

/**
 * Sends the messages whose time has come. They are leased rather than locked, as no transaction is open while the mail
 * server is spoken to; what dies with its lease is sent again, under the same Message-ID.
 * @returns how many were tried.
 */
export async function sendDueDeliveries(deps: SendingDeps): Promise<number> {
  const leased = await leaseDeliveries(deps, AT_A_TIME);
  await Promise.all(leased.map((delivery) => send(deps, delivery)));
  return leased.length;
}

async function send(deps: SendingDeps, delivery: Delivery): Promise<void> {
  const renewing = setInterval(() => void renewLease(deps, delivery).catch(() => undefined), RENEW_EVERY_MS);
  try {
    const result = await attempt(deps, delivery);
    await note(deps, delivery, result);
  } finally {
    clearInterval(renewing);
  }
}

async function attempt(deps: SendingDeps, delivery: Delivery): Promise<DeliveryChange> {
  try {
    const mail = await composeMail(deps, delivery);
    await updateWhileHeld(deps.db, delivery, { address: mail.to.address, subject: mail.subject });
    await deps.mailer.send(mail);
    return { status: 'sent', sentAt: deps.clock.now(), dueAt: null };
  } catch (error) {
    return failure(deps, delivery, error);
  }
}

function failure({ clock, logger }: SendingDeps, delivery: Delivery, error: unknown): DeliveryChange {
  const { id, template, attempts, createdAt } = delivery;
  const lastError = error instanceof Error ? error.message : String(error);
  const dueAt =
    error instanceof MailRefused || error instanceof TooLate
      ? undefined
      : nextAttempt(createdAt, attempts, clock.now());
  const about = { err: error, delivery: id, template, attempts };
  if (dueAt) {
    logger.warn(about, 'a message could not be sent yet');
    return { lastError, dueAt };
  }
  logger.error(about, 'a message could not be sent');
  return { lastError, dueAt: null, status: 'failed' };
}

/** A message that was accepted must not go out again because the database was away for a moment. */
async function note({ db }: SendingDeps, delivery: Delivery, result: DeliveryChange): Promise<void> {
  for (const wait of NOTE_AGAIN_MS) {
    const noted = await updateWhileHeld(db, delivery, result).then(
      () => true,
      () => false,
    );
    if (noted) return;
    await pause(wait);
  }
  await updateWhileHeld(db, delivery, result);
}
