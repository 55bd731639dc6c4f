import { cardsRefusedUntil, type Payer } from '../../db/cards/card-failures';
import type { Deps } from '../../db/database';
import { cancelIntent } from '../../provider/cancel-intent';
import { configured } from '../../provider/failures';
import { recordIntentState } from '../intents/record-intent-state';

const AT_A_TIME = 20;

/**
 * Cancels the open payments of a renter, and of the address, once too many cards were declined: whoever has their
 * secrets could go on trying without us. What this does not get to, the job that looks after unfinished payments does.
 */
export async function stopTryingCards(deps: Deps, payer: Payer): Promise<void> {
  const { db, clock, config } = deps;
  if (config.RATE_LIMIT === 'off' || !(await cardsRefusedUntil(db.client, payer, clock.now()))) return;
  const { renterId, addressKey } = payer;
  const open = await db.client.payment.findMany({
    where: { status: 'open', OR: [{ renterId }, ...(addressKey === null ? [] : [{ addressKey }])] },
    orderBy: { id: 'desc' },
    take: AT_A_TIME,
  });
  for (const payment of open) {
    if (payment.paymentIntentId === null || !(await cardsRefusedUntil(db.client, payment, clock.now()))) continue;
    const report = await cancelIntent(configured(deps.stripe), payment.paymentIntentId, clock);
    await db.transact((tx) => recordIntentState(tx, deps, report));
  }
}
