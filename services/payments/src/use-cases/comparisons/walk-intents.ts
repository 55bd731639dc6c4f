import type { Deps, Tx } from '../../db/database';
import { inDollars, NO_ROW } from '../../domain/comparisons/difference';
import { hoursAfter, leaseOfWalk, walkedSince } from '../../domain/schedule';
import { configured } from '../../provider/failures';
import { listSucceededIntents, type OwnIntent } from '../../provider/list-succeeded-intents';
import { bookUnexplained } from '../../steps/books/book-unexplained';
import { storeDiscrepancy } from '../../steps/comparisons/store-discrepancy';
import { recordIntentState } from '../../steps/intents/record-intent-state';

const NAME = 'intents';

/**
 * Walks through the provider's list of paid intents and looks for those that we take for unpaid, or do not know at all.
 * The first become paid; for the second a person has to look, and nothing is refunded by itself.
 * @returns 1 for a walk, 0 when it is not time for one.
 */
export async function walkIntents(deps: Deps): Promise<number> {
  const startedAt = deps.clock.now();
  const readUntil = await takeDue(deps, startedAt);
  if (!readUntil) return 0;
  const paid = listSucceededIntents(configured(deps.stripe), { since: walkedSince(readUntil), asOf: startedAt });
  for await (const intent of paid) {
    const { intentId: paymentIntentId } = intent.report;
    const known = await deps.db.client.payment.findUnique({ where: { paymentIntentId }, select: { status: true } });
    if (known?.status !== 'succeeded') await deps.db.transact((tx) => settle(tx, deps, intent));
  }
  const nextAt = hoursAfter(startedAt, deps.config.COMPARE_EVERY_HOURS);
  await deps.db.transact((tx) =>
    tx.providerWalk.update({ where: { name: NAME }, data: { readUntil: startedAt, nextAt } }),
  );
  return 1;
}

/** A walk that does not reach its end is begun anew, a little later. */
async function takeDue({ db, config }: Deps, now: Date): Promise<Date | undefined> {
  await db.client.$executeRaw`
    INSERT INTO provider_walks (name, read_until, next_at) VALUES (${NAME}, ${now}, ${now}) ON CONFLICT DO NOTHING`;
  const [due] = await db.client.$queryRaw<{ readUntil: Date }[]>`
    UPDATE provider_walks SET next_at = ${leaseOfWalk(now, config.COMPARE_EVERY_HOURS)} WHERE name = (
      SELECT name FROM provider_walks WHERE name = ${NAME} AND next_at <= ${now} FOR UPDATE SKIP LOCKED
    ) RETURNING read_until AS "readUntil"`;
  return due?.readUntil;
}

async function settle(tx: Tx, deps: Deps, { report, metadata }: OwnIntent): Promise<void> {
  const { intentId: providerId, receivedCents: cents } = report;
  const payment = await recordIntentState(tx, deps, report);
  if (payment) {
    deps.logger.error({ paymentId: payment.id, providerId, cents }, 'a payment was found paid that we took for unpaid');
    return;
  }
  const at = deps.clock.now();
  const says = { payments: NO_ROW, provider: [providerId, inDollars(cents), ...marksOf(metadata)].join(', ') };
  const row = { table: 'payments', id: metadata['paymentId'] ?? providerId, field: 'id', says };
  await storeDiscrepancy(tx, deps, { kind: 'unknown_payment', providerId, row, cents, foundAt: at });
  if (await isInBooks(tx, metadata)) return;
  await bookUnexplained(tx, { providerId, cents: -cents, reason: { code: 'unknown_payment' }, at });
}

/** One whose row has been lost is in the books all the same. */
async function isInBooks(tx: Tx, metadata: OwnIntent['metadata']): Promise<boolean> {
  const id = Number(metadata['paymentId']);
  if (!Number.isInteger(id) || (await tx.payment.findUnique({ where: { id } }))) return false;
  return (await tx.ledgerEntry.count({ where: { transaction: `payment:${id}` } })) > 0;
}

/** What of ours it says it is for. */
function marksOf({ paymentId, holdId }: OwnIntent['metadata']): string[] {
  return [...(paymentId ? [`payment ${paymentId}`] : []), ...(holdId ? [`hold ${holdId}`] : [])];
}

/** When the next walk begins. */
export async function nextWalk({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const walk = await db.client.providerWalk.findUnique({ where: { name: NAME }, select: { nextAt: true } });
  return walk?.nextAt;
}
