import type { createPaymentIntent as contract, RouteBody } from '@harbourline/contracts';
import { holdCost } from '@harbourline/contracts';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import { lockHold } from '../db/lock-hold';
import { refuseHold } from '../domain/refuse-hold';
import { nextCheck } from '../domain/schedule';
import type { Payment } from '../generated/prisma/client';
import { configured } from '../provider/failures';
import { ensureIntent, type StartedPayment } from './ensure-intent';

type Wish = Pick<Payment, 'holdId' | 'renterId' | 'boatId' | 'amountCents' | 'description'>;

/**
 * Begins the payment of a deposit. For a hold there is one payment, which every further call finds again; without a
 * hold (a client that knows only the specification's calls) every call begins one.
 * @throws AppError `hold_not_found` for a hold that is not the caller's, `hold_expired`, `price_changed`, `forbidden`
 * when somebody else is named as the renter.
 */
export async function createPaymentIntent(
  deps: Deps,
  renter: UserActor,
  { amount, description, metadata }: RouteBody<typeof contract>,
): Promise<StartedPayment> {
  configured(deps.stripe);
  if (metadata.renterId !== undefined && metadata.renterId !== renter.id) throw new AppError('forbidden');
  const wish = {
    renterId: renter.id,
    boatId: metadata.boatId,
    amountCents: amount,
    description: description ?? null,
    holdId: metadata.holdId ?? null,
  };
  const payment = wish.holdId
    ? await paymentOfHold(deps, { ...wish, holdId: wish.holdId })
    : await deps.db.transact((tx) => insertPayment(tx, deps, wish));

  const started = await ensureIntent(deps, payment);
  if (started.status === 'cancelled') throw new AppError('hold_expired');
  return started;
}

async function paymentOfHold(deps: Deps, wish: Wish & { holdId: string }): Promise<Payment> {
  const hold = await callService(deps.caller, 'booking', holdCost, { params: { id: wish.holdId } });
  const refusal = refuseHold(hold, { ...wish, now: deps.clock.now() });
  if (refusal === 'price_changed') throw new AppError(refusal, { extra: { amount: hold.depositCents } });
  if (refusal) throw new AppError(refusal);

  return deps.db.transact(async (tx) => {
    const { closedAt } = await lockHold(tx, wish.holdId);
    if (closedAt) throw new AppError('hold_expired');
    const existing = await tx.payment.findUnique({ where: { holdId: wish.holdId } });
    return existing ?? insertPayment(tx, deps, { ...wish, boatId: hold.boatId });
  });
}

function insertPayment(tx: Tx, { clock, config }: Deps, wish: Wish): Promise<Payment> {
  const now = clock.now();
  return tx.payment.create({
    data: {
      ...wish,
      status: 'open',
      attempt: 1,
      version: 0,
      createdAt: now,
      knownAt: now,
      nextCheckAt: nextCheck(now, now, config.RECONCILE_AFTER_SECONDS),
      capturedCents: 0,
    },
  });
}
