import { bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

async function paidPayment(): Promise<number> {
  const { body } = await world.pay(world.newHold());
  await world.sandbox.confirm(body.clientSecret);
  await world.stateOf(body.paymentIntentId);
  return (await world.paymentOf(body.paymentIntentId)).id;
}

const insertRefund = (paymentId: number, cents: number, bookingId: number | null = bookingOf('').id) =>
  world.rows<{ id: number }>(
    `INSERT INTO refunds (payment_id, booking_id, amount_cents, status, attempt, tries, requested_at, next_try_at)
     VALUES ($1, $2, $3, 'requested', 1, 0, now(), 'infinity') RETURNING id`,
    [paymentId, bookingId, cents],
  );

it('refuses, in the database itself, refunds that together exceed what was paid', async () => {
  const payment = await paidPayment();
  await insertRefund(payment, 41_000);
  await expect(insertRefund(payment, 501)).rejects.toThrow('payments_refunds_within_capture');
  const [refund] = await insertRefund(payment, 500);
  const raise = () => world.rows('UPDATE refunds SET amount_cents = 501 WHERE id = $1', [refund?.id]);
  await expect(raise()).rejects.toThrow('payments_refunds_within_capture');
});

it('refuses any refund of what was never paid', async () => {
  const { body } = await world.pay(world.newHold());
  const { id } = await world.paymentOf(body.paymentIntentId);
  await expect(insertRefund(id, 1)).rejects.toThrow('payments_refunds_within_capture');
});

it('refuses a second refund for the same booking, and a second one for being unclaimed', async () => {
  const payment = await paidPayment();
  await insertRefund(payment, 100, 77_001);
  await expect(insertRefund(payment, 100, 77_001)).rejects.toThrow('refunds_once_per_booking');
  await insertRefund(payment, 100, null);
  await expect(insertRefund(payment, 100, null)).rejects.toThrow('refunds_once_unclaimed');
});

it('refuses a payment that succeeded without money', async () => {
  const { body } = await world.pay(world.newHold());
  const succeed = world.rows(`UPDATE payments SET status = 'succeeded' WHERE intent_id = $1`, [body.paymentIntentId]);
  await expect(succeed).rejects.toThrow('payments_captured_when_succeeded');
});
