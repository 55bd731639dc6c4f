import {
  bookingCancelled,
  bookingDeclined,
  bookingRequested,
  bookingUpdated,
  type BookingState,
} from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { clientOf } from './support/client';
import { dividedAs } from './support/deposits';
import { bundleService, replica, type Bundle } from './support/service-process';
import { ADMIN, bookingOf, ended, startSurroundings } from './support/start-payments';

const RENTERS = 24;
const PAID_OUTSIDE = 6;
const OUTSIDE_CENTS = 20_000;

let world: Awaited<ReturnType<typeof startSurroundings>>;
let bundle: Bundle;
let replicas: ReturnType<typeof replica>[];
beforeAll(async () => {
  world = await startSurroundings();
  bundle = await bundleService();
  const environment = { ...world.environment, RECONCILE_AFTER_SECONDS: '2' };
  const other = { ...environment, PORT: String(await freePort()) };
  replicas = [replica(bundle.main, environment), replica(bundle.main, other)];
  for (const each of replicas) await each.start();
});
afterAll(async () => {
  await Promise.all((replicas ?? []).map((each) => each.kill()));
  await world?.stop();
  await bundle?.remove();
});

/** A deposit that was paid outside goes back by hand; its administrator asks again until they get an answer. */
async function giveBackByHand(index: number): Promise<BookingState> {
  const about = { renterId: 300 + index, depositCents: OUTSIDE_CENTS, status: 'confirmed' } as const;
  const paid = { paymentIntentId: null, paidDate: '2026-01-05T17:00:00.000Z', paidReference: null };
  const booking: BookingState = { ...bookingOf('', about), ...paid };
  const settlement = dividedAs('R4', { refundCents: OUTSIDE_CENTS });
  world.booking.publish(bookingUpdated, booking, 1);
  world.booking.publish(bookingCancelled, { ...ended(booking), settlement }, 2);
  await eventuallyPasses(async () => {
    const { as } = clientOf(() => replicas[index % replicas.length]?.url ?? '', world.identity);
    const said = { givenBackOn: '2026-01-07', reference: `T-${index}` };
    const path = `/api/admin/manual-refunds/${booking.id}/given-back`;
    expect((await as(ADMIN).post(path, said)).status).toBe(200);
  });
  return booking;
}

it('takes each deposit once and gives it back once, while two replicas are killed again and again', async () => {
  let killing = true;
  const killer = (async () => {
    for (let turn = 0; killing; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100 + ((turn * 137) % 700)));
      const victim = replicas[turn % replicas.length];
      await victim?.kill();
      await victim?.start();
    }
    return undefined;
  })();

  const renters = Array.from({ length: RENTERS }, async (_, index) => {
    const hold = world.newHold({ renterId: 100 + index });
    const client = clientOf(() => replicas[index % replicas.length]?.url ?? '', world.identity);
    await new Promise((resolve) => setTimeout(resolve, index * 150));
    // A browser that tries again until it gets an answer.
    const { body } = await eventuallyPasses(async () => {
      const answer = await client.pay(hold);
      expect(answer.status).toBe(200);
      return answer;
    });
    await world.sandbox.confirm(body.clientSecret);
    const booking = bookingOf(body.paymentIntentId, { renterId: hold.renterId });
    await eventuallyPasses(async () =>
      expect((await client.stateOf(body.paymentIntentId)).body.status).toBe('succeeded'),
    );
    world.booking.publish(bookingRequested, booking, 1);
    world.booking.publish(bookingDeclined, ended(booking));
    return { hold, paymentIntentId: body.paymentIntentId };
  });
  const outside = Array.from({ length: PAID_OUTSIDE }, (_, index) => giveBackByHand(index));
  const [payments, byHand] = await Promise.all([Promise.all(renters), Promise.all(outside)]);
  killing = false;
  await killer;

  for (const { id } of byHand) {
    const lines = await world.rows(
      `SELECT transaction, account, cents FROM ledger_entries WHERE booking_id = $1 AND account = 'bank' ORDER BY id`,
      [id],
    );
    expect(lines).toEqual([
      { transaction: `outside:${id}`, account: 'bank', cents: OUTSIDE_CENTS },
      { transaction: `given-back:${id}`, account: 'bank', cents: -OUTSIDE_CENTS },
    ]);
    const told = await world.rows(
      `SELECT 1 FROM kit.outbox WHERE type = 'manual-refund.given-back.v1' AND subject = $1`,
      [String(id)],
    );
    expect(told).toHaveLength(1);
  }
  for (const { hold, paymentIntentId } of payments) {
    await eventuallyPasses(async () => {
      const events = await world.eventsOf(paymentIntentId);
      expect(events.map(({ type, aggregate_version }) => [type, aggregate_version])).toEqual([
        ['payment.succeeded.v1', 1],
        ['payment.refunded.v1', 2],
      ]);
    });
    expect(await world.sandbox.intentsOf(hold.holdId)).toMatchObject([{ id: paymentIntentId, status: 'succeeded' }]);
    expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500, status: 'succeeded' }]);
  }
  const refunds = await world.rows('SELECT status, count(*)::int FROM refunds GROUP BY status');
  expect(refunds).toEqual([{ status: 'succeeded', count: RENTERS }]);
  // Each deposit was booked as it came in, as it was owed to its renter, and as it went back.
  const books = await world.rows(
    `SELECT split_part(transaction, ':', 1) AS what, account, sum(cents)::int AS cents FROM ledger_entries
     WHERE cents > 0 GROUP BY what, account ORDER BY what`,
  );
  const cents = RENTERS * 41_500;
  const byHandCents = PAID_OUTSIDE * OUTSIDE_CENTS;
  expect(books).toEqual([
    { what: 'given-back', account: 'refunds', cents: byHandCents },
    { what: 'outside', account: 'bank', cents: byHandCents },
    { what: 'payment', account: 'provider', cents },
    { what: 'refund', account: 'refunds', cents },
    { what: 'settlement', account: 'deposits', cents: cents + byHandCents },
  ]);
});
