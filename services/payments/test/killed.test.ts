import { bookingDeclined, bookingRequested } from '@harbourline/contracts';
import { freePort } from '@harbourline/local/servers/free-ports';
import { clientOf } from './support/client';
import { eventually } from './support/eventually';
import { bundleService, replica, type Bundle } from './support/service-process';
import { bookingOf, ended, startSurroundings } from './support/start-payments';

jest.setTimeout(180_000);

const RENTERS = 24;

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
    await new Promise((resolve) => setTimeout(resolve, index * 300));
    // A browser that tries again until it gets an answer.
    const { body } = await eventually(async () => {
      const answer = await client.pay(hold);
      expect(answer.status).toBe(200);
      return answer;
    });
    await world.sandbox.confirm(body.clientSecret);
    const booking = bookingOf(body.paymentIntentId, { renterId: hold.renterId });
    await eventually(async () => expect((await client.stateOf(body.paymentIntentId)).body.status).toBe('succeeded'));
    world.booking.publish(bookingRequested, booking, 1);
    world.booking.publish(bookingDeclined, ended(booking));
    return { hold, intentId: body.paymentIntentId };
  });
  const payments = await Promise.all(renters);
  killing = false;
  await killer;

  for (const { hold, intentId } of payments) {
    await eventually(async () => {
      const events = await world.eventsOf(intentId);
      expect(events.map(({ type, aggregate_version }) => [type, aggregate_version])).toEqual([
        ['payment.succeeded.v1', 1],
        ['payment.refunded.v1', 2],
      ]);
    });
    expect(await world.sandbox.intentsOf(hold.holdId)).toMatchObject([{ id: intentId, status: 'succeeded' }]);
    expect(await world.sandbox.refundsOf(intentId)).toMatchObject([{ amount: 41_500, status: 'succeeded' }]);
  }
  const refunds = await world.rows('SELECT status, count(*)::int FROM refunds GROUP BY status');
  expect(refunds).toEqual([{ status: 'succeeded', count: RENTERS }]);
  // Each deposit was booked as it came in, as it was owed to its renter, and as it went back.
  const books = await world.rows(
    `SELECT split_part(transaction, ':', 1) AS what, account, sum(cents)::int AS cents FROM ledger_entries
     WHERE cents > 0 GROUP BY what, account ORDER BY what`,
  );
  const cents = RENTERS * 41_500;
  expect(books).toEqual([
    { what: 'payment', account: 'provider', cents },
    { what: 'refund', account: 'refunds', cents },
    { what: 'settlement', account: 'deposits', cents },
  ]);
});
