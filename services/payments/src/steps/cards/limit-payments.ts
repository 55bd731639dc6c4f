import { AppError } from '@harbourline/service-kit';
import { cardsRefusedUntil, type Payer } from '../../db/cards/card-failures';
import type { LocalDeps, Tx } from '../../db/database';
import {
  countedSince,
  MOST_BEGUN,
  MOST_OPEN_WITHOUT_HOLD,
  refusedUntil,
  secondsUntil,
} from '../../domain/cards/card-limits';

/**
 * Lets a renter begin another payment. Until the end of the transaction they begin no other, so that they can be counted.
 * @throws AppError `too_many_failed_cards`, `too_many_payments`, with the seconds to wait.
 */
export async function limitPayments(tx: Tx, deps: LocalDeps, payer: Payer): Promise<void> {
  const { clock, config } = deps;
  if (config.RATE_LIMIT === 'off') return;
  const now = clock.now();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(1, ${payer.renterId}::int)`;
  await refuseFailedCards(tx, deps, payer);
  const begun = await tx.payment.findMany({
    where: { renterId: payer.renterId, createdAt: { gt: countedSince(now) } },
    select: { createdAt: true },
    orderBy: { createdAt: 'desc' },
    take: MOST_BEGUN,
  });
  const until = refusedUntil(
    begun.map(({ createdAt }) => createdAt),
    MOST_BEGUN,
  );
  if (until) throw new AppError('too_many_payments', { retryAfter: secondsUntil(until, now) });
}

/** @throws AppError `too_many_failed_cards`, with the seconds to wait, for somebody who can try no other card now. */
export async function refuseFailedCards(tx: Tx, { clock, config }: LocalDeps, payer: Payer): Promise<void> {
  if (config.RATE_LIMIT === 'off') return;
  const until = await cardsRefusedUntil(tx, payer, clock.now());
  if (until) throw new AppError('too_many_failed_cards', { retryAfter: secondsUntil(until, clock.now()) });
}

/**
 * Has the job look at once at those of a renter's open payments without a hold that are too many: it gives the oldest up,
 * see is-given-up.ts.
 */
export async function giveUpOldest(tx: Tx, { clock, config }: LocalDeps, renterId: number): Promise<void> {
  if (config.RATE_LIMIT === 'off') return;
  const tooMany = await tx.payment.findMany({
    where: { renterId, holdId: null, status: 'open' },
    select: { id: true },
    orderBy: { id: 'desc' },
    skip: MOST_OPEN_WITHOUT_HOLD,
  });
  const ids = tooMany.map(({ id }) => id);
  if (ids.length > 0) await tx.payment.updateMany({ where: { id: { in: ids } }, data: { nextCheckAt: clock.now() } });
}
