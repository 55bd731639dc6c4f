import { bookingRequested } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { erasePerson } from '../src/use-cases/people/erase-person';
import { depositsOf, newRenter } from './support/deposits';
import { bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

it('says what money is on its way to somebody who wants to close their account', async () => {
  const renterId = newRenter();
  await depositsOf(world).credit(renterId, 30_000);
  expect((await world.open(renterId)).body).toEqual({ credits: 1 });
  expect((await world.open(newRenter())).body).toEqual({});
  expect((await world.open(renterId, 'booking')).status).toBe(403);
});

it.each([true, false])('counts a payment as under way until a booking claims it, held: %s', async (held) => {
  const renterId = newRenter();
  const wish = { boatId: 12, renterId, depositCents: 35_000 };
  const { body } = await world.pay(held ? world.newHold(wish) : wish);
  expect((await world.open(renterId)).body).toEqual({ payments: 1 });
  await world.sandbox.confirm(body.clientSecret);
  await eventuallyPasses(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
  expect((await world.open(renterId)).body).toEqual({ payments: 1 });
  world.booking.publish(bookingRequested, bookingOf(body.paymentIntentId, { renterId, depositCents: 35_000 }), 1);
  await eventuallyPasses(async () => expect((await world.open(renterId)).body).toEqual({}));
});

it('forgets from where somebody paid and which of their cards failed, and keeps what was paid', async () => {
  const [renterId, other] = [newRenter(), newRenter()];
  const known = (id: number) => world.rows('SELECT status, address_key FROM payments WHERE renter_id = $1', [id]);
  const failures = (id: number) => world.rows('SELECT 1 FROM card_failures WHERE renter_id = $1', [id]);
  for (const id of [renterId, other]) {
    const address = '203.0.113.77';
    const { body } = await world.pay({ boatId: 12, renterId: id, depositCents: 35_000 }, { address });
    await world.sandbox.confirm(body.clientSecret, 'pm_card_chargeDeclined');
    await eventuallyPasses(async () => expect(await failures(id)).toHaveLength(1));
    await world.sandbox.confirm(body.clientSecret);
    await eventuallyPasses(async () =>
      expect(await known(id)).toEqual([{ status: 'succeeded', address_key: expect.any(String) }]),
    );
  }
  await erasePerson({ db: world.db() }, renterId);
  await eventuallyPasses(async () => expect(await failures(renterId)).toEqual([]));
  expect(await known(renterId)).toEqual([{ status: 'succeeded', address_key: null }]);
  expect(await known(other)).toEqual([{ status: 'succeeded', address_key: expect.any(String) }]);
  expect(await failures(other)).toHaveLength(1);
});
