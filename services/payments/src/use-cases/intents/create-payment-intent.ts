import type { createPaymentIntent as contract, RouteBody } from '@harbourline/contracts';
import { depositOffered, holdCost } from '@harbourline/contracts';
import { AppError, callService, keyedAddress, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { lockHold } from '../../db/intents/lock-hold';
import { refuseHold } from '../../domain/intents/refuse-hold';
import type { StartedPayment } from '../../domain/intents/started-payment';
import type { Payment } from '../../generated/prisma/client';
import { configured } from '../../provider/failures';
import { giveUpOldest, limitPayments, refuseFailedCards } from '../../steps/cards/limit-payments';
import { ensureIntent } from '../../steps/intents/ensure-intent';
import { insertPayment, insertPaymentWithCredit, type Wish } from '../../steps/intents/insert-payment';

/**
 * Begins the payment of a deposit. For a hold there is one payment, which every further call finds again, and which the
 * renter's credits may pay in part or wholly; without a hold (a client that knows only the specification's calls) every
 * call begins one, over what can be the deposit of a charter of that boat.
 * @throws AppError `hold_not_found` for a hold that is not the caller's, `hold_expired`, `price_changed`, `forbidden`
 * when somebody else is named as the renter; `too_many_failed_cards`, `too_many_payments`.
 */
export async function createPaymentIntent(
  deps: Deps,
  renter: UserActor,
  { amount, description, metadata, useCredit, address }: RouteBody<typeof contract> & { address: string },
): Promise<StartedPayment> {
  if (metadata.renterId !== undefined && metadata.renterId !== renter.id) throw new AppError('forbidden');
  const { holdId } = metadata;
  const wish = {
    renterId: renter.id,
    boatId: metadata.boatId,
    amountCents: amount,
    description: description ?? null,
    addressKey: keyedAddress(deps.config.INTERNAL_SECRET, address),
  };
  const payment = holdId
    ? await paymentOfHold(deps, { ...wish, holdId }, { useCredit })
    : await paymentOfNothing(deps, { ...wish, holdId: null });

  const started = await ensureIntent(deps, payment);
  if (started.status === 'cancelled') throw new AppError('hold_expired');
  return started;
}

async function paymentOfNothing(deps: Deps, wish: Wish): Promise<Payment> {
  configured(deps.stripe);
  const params = { id: wish.boatId, cents: wish.amountCents };
  const { offered } = await callService(deps.caller, 'booking', depositOffered, { params });
  if (!offered) throw new AppError('price_changed');
  return deps.db.transact(async (tx) => {
    await limitPayments(tx, deps, wish);
    const payment = await insertPayment(tx, deps, wish);
    await giveUpOldest(tx, deps, wish.renterId);
    return payment;
  });
}

async function paymentOfHold(
  deps: Deps,
  wish: Wish & { holdId: string },
  { useCredit }: { useCredit: boolean },
): Promise<Payment> {
  const { holdId } = wish;
  const hold = await callService(deps.caller, 'booking', holdCost, { params: { id: holdId } });
  const refusal = refuseHold(hold, { ...wish, now: deps.clock.now() });
  if (refusal === 'price_changed') throw new AppError(refusal, { extra: { amount: hold.depositCents } });
  if (refusal) throw new AppError(refusal);

  return deps.db.transact(async (tx) => {
    const { closedAt } = await lockHold(tx, holdId);
    if (closedAt) throw new AppError('hold_expired');
    const existing = await tx.payment.findUnique({ where: { holdId } });
    if (existing?.status === 'succeeded' || existing?.status === 'processing') return existing;
    await refuseFailedCards(tx, deps, wish);
    if (existing) return existing;
    await limitPayments(tx, deps, wish);
    const insert = useCredit ? insertPaymentWithCredit : insertPayment;
    const payment = await insert(tx, deps, { ...wish, boatId: hold.boatId });
    if (payment.paymentIntentId === null) configured(deps.stripe);
    return payment;
  });
}
