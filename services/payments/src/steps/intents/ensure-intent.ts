import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { isStarted, type StartedPayment } from '../../domain/intents/started-payment';
import type { Payment } from '../../generated/prisma/client';
import { createIntent } from '../../provider/create-intent';
import { configured, isRemembered, providerFailed } from '../../provider/failures';

/**
 * Gives a stored payment its intent, or finds the one that it has. Whatever dies in between, or does the same at the
 * same time, ends with the same intent: the request is repeated under the same idempotency key.
 * @throws AppError `payment_provider_failed`, `payments_not_configured`
 */
export async function ensureIntent(deps: Deps, payment: Payment): Promise<StartedPayment> {
  if (isStarted(payment)) return payment;
  const intent = await createIntent(configured(deps.stripe), payment).catch(async (error: unknown) => {
    if (isRemembered(error)) await beginAnew(deps, payment);
    return providerFailed(error);
  });
  const { payment: table } = deps.db.client;
  const where = { id: payment.id };
  const [updated] = await table.updateManyAndReturn({ where: { ...where, paymentIntentId: null }, data: intent });
  const stored = updated ?? (await table.findUniqueOrThrow({ where }));
  if (!isStarted(stored)) throw new AppError('internal');
  return stored;
}

/** The next call asks under a new key. Should the provider have made an intent after all, nobody knows its secret. */
async function beginAnew({ db }: Deps, { id, attempt }: Payment): Promise<void> {
  await db.transact((tx) => tx.payment.updateMany({ where: { id, attempt }, data: { attempt: attempt + 1 } }));
}
