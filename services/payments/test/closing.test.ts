import { depositsOf, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

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
