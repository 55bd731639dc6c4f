import { bookingCancelled, bookingRefundChosen, bookingUpdated, type CreditView } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { anyText } from './support/any-text';
import { bookingsOf } from './support/paid-booking';
import { cancelledByOwner, depositsOf, newRenter } from './support/deposits';
import { booksOf } from './support/money';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
});
afterAll(() => world.stop());

const issuedFor = (bookingId: number) =>
  world.rows<{ subject: string; aggregate_version: number; data: object }>(
    `SELECT subject, aggregate_version, data FROM kit.outbox WHERE type = 'credit.issued.v1'
     AND (data->>'bookingId')::int = $1 ORDER BY id`,
    [bookingId],
  );

it('waits for the choice between credit and refund, and moves no money before', async () => {
  const { paymentIntentId, booking } = await deposits.paid({ renterId: newRenter(), cents: 30_000 });
  world.booking.publish(bookingCancelled, cancelledByOwner(booking), 2);
  const next = await deposits.paid({ renterId: newRenter(), cents: 20_000 });
  world.booking.publish(bookingCancelled, { ...cancelledByOwner(next.booking), refundChoice: 'refund' }, 2);
  await bookingsOf(world).untilRefund(next.booking.id, { status: 'succeeded' });

  expect(await bookingsOf(world).refundOf(booking.id)).toBeUndefined();
  expect(await deposits.creditsOf(booking.renterId)).toEqual([]);
  // Owed all the same.
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 30_000, refunds: -30_000 });
  world.booking.publish(bookingRefundChosen, { ...cancelledByOwner(booking), refundChoice: 'refund' }, 3);
  await bookingsOf(world).untilRefund(booking.id, { status: 'succeeded' });
  expect(await deposits.creditsOf(booking.renterId)).toEqual([]);
});

it('issues the chosen credit over the whole deposit once, says so, and refunds nothing', async () => {
  const renterId = newRenter();
  const credit = await deposits.credit(renterId, 41_500);
  const { bookingId } = credit;
  expect(credit).toEqual({
    id: credit.id,
    renterId,
    bookingId,
    amount: 415,
    available: 415,
    heldByCheckout: 0,
    issuedAt: anyText,
    usedFor: [],
  });
  const [{ payment_intent_id: paymentIntentId } = { payment_intent_id: '' }] = await world.rows<{
    payment_intent_id: string;
  }>('SELECT payment_intent_id FROM bookings WHERE id = $1', [bookingId]);
  const cancelled = { ...cancelledByOwner((await deposits.pay({ renterId, cents: 41_500 })).booking), id: bookingId };
  const chosen = { ...cancelled, paymentIntentId, refundChoice: 'credit' as const };
  world.booking.repeatLast();
  world.booking.publish(bookingRefundChosen, chosen, 4);
  world.booking.publish(bookingUpdated, chosen, 5);
  // Not even an administrator's change of mind makes it go back twice.
  world.booking.publish(bookingUpdated, { ...chosen, refundChoice: 'refund' }, 6);
  await deposits.credit(renterId, 5_000);

  expect((await deposits.creditsOf(renterId)).map(({ amount }) => amount)).toEqual([50, 415]);
  expect(await issuedFor(bookingId)).toEqual([
    {
      subject: String(credit.id),
      aggregate_version: 1,
      data: { creditId: credit.id, bookingId, renterId, amountCents: 41_500, issuedAt: anyText },
    },
  ]);
  expect(await bookingsOf(world).refundOf(bookingId)).toBeUndefined();
  expect(await world.sandbox.refundsOf(paymentIntentId)).toEqual([]);
});

it('gives back what credit paid as credit, and what the card paid to the card', async () => {
  const renterId = newRenter();
  const credit = await deposits.credit(renterId, 10_000);
  const { paymentIntentId, booking } = await deposits.paid({ renterId, cents: 41_500, useCredit: true });
  await eventuallyPasses(async () =>
    expect((await deposits.creditsOf(renterId))[0]).toMatchObject({
      available: 0,
      usedFor: [{ bookingId: booking.id, amount: 100 }],
    }),
  );
  world.booking.publish(bookingCancelled, { ...cancelledByOwner(booking), refundChoice: 'refund' }, 2);
  await bookingsOf(world).untilRefund(booking.id, { status: 'succeeded' });

  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 31_500 }]);
  expect((await deposits.creditsOf(renterId))[0]).toMatchObject({ available: 100, usedFor: [] });
  expect(await issuedFor(booking.id)).toMatchObject([
    { subject: String(credit.id), aggregate_version: 2, data: { creditId: credit.id, amountCents: 10_000 } },
  ]);
  expect(await booksOf(world, paymentIntentId)).toEqual({});
});

it('turns a deposit that was paid by credit and card into one credit, if that is chosen', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const { paymentIntentId, booking } = await deposits.paid({ renterId, cents: 41_500, useCredit: true });
  world.booking.publish(bookingCancelled, { ...cancelledByOwner(booking), refundChoice: 'credit' }, 2);
  await eventuallyPasses(async () =>
    expect(await deposits.creditsOf(renterId)).toMatchObject([
      { amount: 415, available: 415 },
      { amount: 100, available: 0 },
    ]),
  );
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 31_500, credits: 10_000 - 41_500 });
});

it('shows renters their own credits, administrators anyone, and owners none', async () => {
  const [mine, other] = [newRenter(), newRenter()];
  for (const renterId of [mine, newRenter()]) await deposits.credit(renterId, 10_000);
  const renter = (id: number): TestUser => ({ id, role: 'renter' });
  const ask = (as: TestUser | null, query = '') => world.as(as).get<CreditView[]>(`/api/credits${query}`);

  expect((await ask(renter(other))).body).toEqual([]);
  expect(await ask(renter(other), `?renterId=${mine}`)).toMatchObject({ status: 404 });
  expect((await ask(renter(mine), `?renterId=${mine}`)).body).toHaveLength(1);
  expect((await ask(ADMIN, `?renterId=${mine}`)).body).toMatchObject([{ renterId: mine, amount: 100 }]);
  expect((await ask(ADMIN)).body.length).toBeGreaterThan(1);
  expect((await ask({ id: 3, role: 'owner' })).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
});
