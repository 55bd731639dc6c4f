import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { deliver } from './support/deliver';
import { bookingsOf } from './support/paid-booking';
import { booksOf, expectMoney } from './support/money';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(async () => {
  await world.sandbox.faults();
  await world.sandbox.planRefunds({ outcome: 'succeeded' });
  await world.sandbox.webhooks('normal');
});

/** A paid deposit about which the provider says nothing more by itself. */
async function unheardOf() {
  const made = await bookings.paidBooking();
  await world.sandbox.webhooks('drop');
  return made;
}

const discrepanciesOf = async (paymentIntentId: string) =>
  world.rows<{ kind: string; provider_id: string; cents: number }>(
    `SELECT kind, provider_id, cents FROM discrepancies WHERE payment_id = $1 AND comparison = 'provider'
     ORDER BY id`,
    [(await world.paymentOf(paymentIntentId)).id],
  );

const asked = (paymentIntentId: string) =>
  world.network.requests.filter(({ path }) => path.startsWith(`/v1/payment_intents/${paymentIntentId}?expand`)).length;

/** Its turn comes, and has been. */
async function untilCompared(paymentIntentId: string): Promise<void> {
  const before = world.clock.now();
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () => {
    const { compared_at: at } = await world.paymentOf(paymentIntentId);
    expect(at?.getTime()).toBeGreaterThan(before.getTime() + 3_600_000);
  });
}

it('compares after an outage of the provider what it could not compare during it', async () => {
  const { paymentIntentId } = await unheardOf();
  await world.sandbox.refundByHand(paymentIntentId);
  await world.sandbox.faults({ method: 'GET', path: '/v1/payment_intents', effect: 'fail' });
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(() => expect(asked(paymentIntentId)).toBeGreaterThan(0));
  await world.sandbox.faults();
  world.clock.advance({ seconds: 360 });
  await eventuallyPasses(async () =>
    expect(await discrepanciesOf(paymentIntentId)).toMatchObject([{ kind: 'unknown_refund', cents: -41_500 }]),
  );
});

it('finds a refund that was made behind our back, once, and books it as unexplained', async () => {
  const { paymentIntentId } = await unheardOf();
  const refund = await world.sandbox.refundByHand(paymentIntentId, 10_000);
  await untilCompared(paymentIntentId);
  await untilCompared(paymentIntentId);
  const kind = 'unknown_refund';
  expect(await discrepanciesOf(paymentIntentId)).toMatchObject([{ kind, provider_id: refund.id, cents: -10_000 }]);
  await expectMoney(world, paymentIntentId, { provider: 31_500, deposits: -41_500, unexplained: 10_000 });
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('books such a refund back when the bank returned it', async () => {
  const { paymentIntentId } = await unheardOf();
  await world.sandbox.planRefunds({ outcome: 'failed', times: 1, afterMs: 9 * 3_600_000 });
  await world.sandbox.stripe.refunds.create({ payment_intent: paymentIntentId });
  await untilCompared(paymentIntentId);
  expect(await booksOf(world, paymentIntentId)).toEqual({ deposits: -41_500, unexplained: 41_500 });
  world.clock.advance({ hours: 3 });
  await eventuallyPasses(async () =>
    expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ status: 'failed' }]),
  );
  await untilCompared(paymentIntentId);
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await discrepanciesOf(paymentIntentId)).toHaveLength(1);
});

it('takes nothing for a refund of ours only because it carries a number of ours', async () => {
  const [one, other] = [await unheardOf(), await unheardOf()];
  bookings.cancel(one.booking);
  await bookings.untilRefund(one.booking.id, { status: 'succeeded' });
  const { id } = (await bookings.refundOf(one.booking.id)) ?? { id: 0 };
  await world.sandbox.stripe.refunds.create({
    payment_intent: other.paymentIntentId,
    metadata: { refundId: id, attempt: 1 },
  });
  await untilCompared(other.paymentIntentId);
  expect(await discrepanciesOf(other.paymentIntentId)).toMatchObject([{ kind: 'unknown_refund' }]);
  expect(await discrepanciesOf(one.paymentIntentId)).toEqual([]);
});

it('takes nothing for a refund of ours that gives back the payment of another installation', async () => {
  const { paymentIntentId, booking } = await unheardOf();
  await world.sandbox.faults({ method: 'POST', path: '/v1/refunds', effect: 'fail' });
  bookings.cancel(booking);
  await eventuallyPasses(async () => expect((await bookings.refundOf(booking.id))?.last_error).toBeTruthy());
  const { id = 0 } = (await bookings.refundOf(booking.id)) ?? {};
  const { status } = await deliver(world, 'refund.updated', {
    id: 're_of_another_installation',
    object: 'refund',
    status: 'succeeded',
    amount: 41_500,
    payment_intent: 'pi_of_another_installation',
    metadata: { refundId: String(id), attempt: '1' },
  });
  expect(status).toBe(200);
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 41_500, refunds: -41_500 });
  expect((await bookings.refundOf(booking.id))?.status).not.toBe('succeeded');
  await world.sandbox.faults();
  await bookings.untilRefunded(booking.id);
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('learns that the bank returned a refund of ours, and makes it anew', async () => {
  const { paymentIntentId, booking } = await unheardOf();
  await world.sandbox.planRefunds({ outcome: 'failed', times: 1, afterMs: 60_000 });
  bookings.cancel(booking);
  await bookings.untilRefund(booking.id, { status: 'succeeded' });
  world.clock.advance({ seconds: 60 });
  await eventuallyPasses(async () =>
    expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ status: 'failed' }]),
  );
  await untilCompared(paymentIntentId);
  await bookings.untilRefunded(booking.id);
  await expectMoney(world, paymentIntentId, {});
  expect(await bookings.eventTypesOf(paymentIntentId)).toContain('payment.refund-failed.v1');
  expect(await discrepanciesOf(paymentIntentId)).toEqual([]);
});

it('learns of a dispute, and of its end, whose webhooks were lost', async () => {
  const { paymentIntentId } = await unheardOf();
  const { id } = await world.sandbox.dispute(paymentIntentId);
  await untilCompared(paymentIntentId);
  await expectMoney(world, paymentIntentId, { deposits: -41_500, disputed: 41_500 });
  await world.sandbox.closeDispute(id, 'won');
  await untilCompared(paymentIntentId);
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual([
    'payment.succeeded.v1',
    'payment.disputed.v1',
    'payment.disputed.v1',
  ]);
});

it('shows a payment of which the provider says another amount, or nothing at all', async () => {
  const [other, gone] = [await unheardOf(), await unheardOf()];
  await world.rows('UPDATE payments SET captured_cents = 41400 WHERE intent_id = $1', [other.paymentIntentId]);
  await world.rows(`UPDATE payments SET intent_id = 'pi_gone' WHERE intent_id = $1`, [gone.paymentIntentId]);
  await untilCompared(other.paymentIntentId);
  await untilCompared('pi_gone');
  expect(await discrepanciesOf(other.paymentIntentId)).toMatchObject([{ kind: 'amount_differs', cents: 100 }]);
  expect(await discrepanciesOf('pi_gone')).toMatchObject([
    { kind: 'status_differs', provider_id: 'pi_gone', cents: -41_500 },
  ]);
});

it('asks once in 6 hours, with one call where nothing has happened, and for half a year', async () => {
  const [paid, old] = [await unheardOf(), await unheardOf()];
  await world.rows(`UPDATE payments SET paid_at = $2 WHERE intent_id = $1`, [
    old.paymentIntentId,
    new Date(world.clock.now().getTime() - 181 * 24 * 3_600_000),
  ]);
  world.clock.advance({ hours: 5.9 });
  await world.untilNothingIsDue();
  expect(asked(paid.paymentIntentId)).toBe(0);
  await untilCompared(paid.paymentIntentId);
  expect(asked(paid.paymentIntentId)).toBe(1);
  expect(world.network.requests.filter(({ path }) => path.includes(`payment_intent=${paid.paymentIntentId}`))).toEqual(
    [],
  );
  expect(asked(old.paymentIntentId)).toBe(0);
});
