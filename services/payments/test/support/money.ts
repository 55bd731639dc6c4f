import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { startSurroundings } from './start-payments';

type World = Pick<Awaited<ReturnType<typeof startSurroundings>>, 'rows' | 'sandbox' | 'paymentOf'>;

/** The books of a payment, by account, in cents; accounts with nothing on them are left out. */
export async function booksOf({ rows, paymentOf }: Omit<World, 'sandbox'>, paymentIntentId: string) {
  const { id } = await paymentOf(paymentIntentId);
  const lines = await rows<{ account: string; cents: number }>(
    `SELECT account, sum(cents)::int AS cents FROM ledger_entries WHERE payment_id = $1
     GROUP BY account HAVING sum(cents) <> 0`,
    [id],
  );
  return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
}

/** The part of a payment that the provider has at the moment, by its own record: fees aside, in cents. */
async function heldByProvider({ sandbox }: Pick<World, 'sandbox'>, paymentIntentId: string): Promise<number> {
  const { intents, refunds, disputes } = await sandbox.state();
  const received = intents.filter(({ id }) => id === paymentIntentId).map(({ amount_received }) => amount_received);
  const refunded = refunds
    .filter(({ payment_intent, status }) => payment_intent === paymentIntentId && status !== 'failed')
    .map(({ amount }) => -amount);
  const disputed = disputes
    .filter(({ payment_intent }) => payment_intent === paymentIntentId)
    .flatMap(({ balance_transactions }) => balance_transactions.map(({ amount }) => amount));
  return [...received, ...refunded, ...disputed].reduce((sum, cents) => sum + cents, 0);
}

/** In the end the books say of a payment what the provider says, to the cent, and what is given besides. */
export async function expectMoney(
  world: World,
  paymentIntentId: string,
  wanted: Record<string, number>,
): Promise<void> {
  await eventuallyPasses(async () => expect(await booksOf(world, paymentIntentId)).toEqual(wanted));
  expect(wanted['provider'] ?? 0).toBe(await heldByProvider(world, paymentIntentId));
}
