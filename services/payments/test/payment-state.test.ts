import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { anyText } from './support/any-text';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
  await world.sandbox.webhooks('drop');
});
afterAll(() => world.stop());
afterEach(async () => {
  world.network.heal();
  await release();
});

async function begin() {
  const hold = world.newHold();
  const { body } = await world.pay(hold);
  return { hold, paymentIntentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

let locker: Client | undefined;

/** Keeps a lock, on a connection of its own, until it is released. */
async function hold(sql: string, values: unknown[] = []): Promise<void> {
  locker = new Client({ connectionString: world.environment['DATABASE_URL'] });
  await locker.connect();
  await locker.query('BEGIN');
  await locker.query(sql, values);
}

async function release(): Promise<void> {
  await locker?.end();
  locker = undefined;
}

/** So many transactions wait for a lock. */
const untilWaiting = (count: number) =>
  eventuallyPasses(async () => {
    const [waiting] = await world.rows<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting?.count).toBeGreaterThanOrEqual(count);
  });

async function expectNothingToPay(holdId: string, closed: Awaited<ReturnType<typeof world.close>>): Promise<void> {
  expect(closed.status).toBe(200);
  const intents = await world.sandbox.intentsOf(holdId);
  expect(intents.map(({ status }) => status)).toEqual(closed.body.payment ? ['canceled'] : []);
}

describe('asked what became of a payment', () => {
  it('asks the provider when it does not know yet, and remembers the answer', async () => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    expect((await world.stateOf(paymentIntentId)).body.status).toBe('open');
    await world.sandbox.confirm(clientSecret);
    expect((await world.stateOf(paymentIntentId)).body).toMatchObject({
      paymentIntentId,
      status: 'succeeded',
      amountCents: 41_500,
      renterId: 5,
      boatId: 12,
      holdId: hold.holdId,
      paidAt: anyText,
    });
    world.network.fail({ method: 'GET', path: /./, times: 99, kind: 'refused' });
    expect((await world.stateOf(paymentIntentId)).body.status).toBe('succeeded');
    expect(await world.eventsOf(paymentIntentId)).toHaveLength(1);
  });

  it('says once that it succeeded, however many ask at once', async () => {
    const { paymentIntentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret);
    // All of them get as far as they can before the first one may write.
    await hold('SELECT 1 FROM payments WHERE intent_id = $1 FOR UPDATE', [paymentIntentId]);
    const asking = Array.from({ length: 5 }, () => world.stateOf(paymentIntentId));
    await untilWaiting(5);
    await release();
    const answers = await Promise.all(asking);
    expect(answers.map(({ body }) => body.status)).toEqual(Array(5).fill('succeeded'));
    expect(await world.eventsOf(paymentIntentId)).toHaveLength(1);
  });

  it('says so when the provider gives no answer', async () => {
    const { paymentIntentId } = await begin();
    world.network.fail({ method: 'GET', path: /./, times: 3, kind: 'refused' });
    expect(await world.stateOf(paymentIntentId)).toMatchObject({
      status: 502,
      body: { code: 'payment_provider_failed' },
    });
  });

  it('does not know an intent that is not ours, and answers nobody but booking', async () => {
    const foreign = await world.sandbox.stripe.paymentIntents.create({ amount: 41_500, currency: 'cad' });
    expect(await world.stateOf(foreign.id)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    expect((await world.stateOf(foreign.id, 'catalog')).status).toBe(403);
    const renter = world.as({ id: 5, role: 'renter' });
    expect((await renter.get(`/internal/payments/${foreign.id}`)).status).toBe(401);
  });
});

describe('asked to close the payment of a hold', () => {
  it('cancels an intent that is not paid, so that no card can pay it any more', async () => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    const { body } = await world.close(hold.holdId);
    expect(body.payment).toMatchObject({ paymentIntentId, status: 'cancelled' });
    expect((await world.sandbox.confirm(clientSecret)).error).toBeDefined();
    expect((await world.pay(hold)).body.code).toBe('hold_expired');
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('cancelled');
  });

  it('answers that it succeeded, and tells the others, when the money was taken already', async () => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret);
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('succeeded');
    expect(await world.eventsOf(paymentIntentId)).toMatchObject([{ type: 'payment.succeeded.v1' }]);
  });

  it('answers that it is being processed, and cancels it later if the bank refuses', async () => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret, 'pm_card_processing');
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('processing');
    await world.sandbox.settle(paymentIntentId, 'failed');
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('cancelled');
  });

  it('leaves a mark where nobody had begun to pay: a later call is refused', async () => {
    const hold = world.newHold();
    expect(await world.close(hold.holdId)).toMatchObject({ status: 200, body: { payment: null } });
    expect((await world.pay(hold)).body.code).toBe('hold_expired');
    expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(0);
    expect((await world.close(randomUUID())).body.payment).toBeNull();
  });

  it('leaves no intent that can be paid, when closing and beginning to pay happen at once', async () => {
    const rounds = Array.from({ length: 20 }, async () => {
      const hold = world.newHold();
      const [closed] = await Promise.all([world.close(hold.holdId), world.pay(hold), world.pay(hold)]);
      await expectNothingToPay(hold.holdId, closed);
    });
    await Promise.all(rounds);
  });

  it('waits for one that is just beginning to pay, and closes that as well', async () => {
    const held = world.newHold();
    await world.rows('INSERT INTO holds (id) VALUES ($1)', [held.holdId]);
    await hold('LOCK TABLE payments IN SHARE MODE');
    const paying = world.pay(held);
    await untilWaiting(1);
    const closing = world.close(held.holdId);
    await untilWaiting(2);
    await release();
    await paying;
    await expectNothingToPay(held.holdId, await closing);
  });

  it('cancels an intent of which nobody ever heard, because the answer was lost', async () => {
    const hold = world.newHold();
    world.network.fail({ method: 'POST', path: /payment_intents$/, times: 3, kind: 'lost' });
    expect((await world.pay(hold)).status).toBe(502);
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('cancelled');
    const intents = await world.sandbox.intentsOf(hold.holdId);
    expect(intents.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('says so when the provider gives no answer, and goes on when asked again', async () => {
    const { hold } = await begin();
    world.network.fail({ method: 'POST', path: /cancel$/, times: 3, kind: 'lost' });
    expect(await world.close(hold.holdId)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    expect((await world.pay(hold)).body.code).toBe('hold_expired');
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('cancelled');
  });
});
