import { depositsOf, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

it('the renter’s view changes when a payment is made, and when a credit is issued', async () => {
  const renterId = newRenter();
  await depositsOf(world).credit(renterId, 41_500);

  const changes = await world.rows<{ kind: string; user_ids: number[] }>(
    'SELECT DISTINCT kind, user_ids FROM kit.view_changes WHERE $1 = ANY(user_ids) ORDER BY kind',
    [renterId],
  );
  expect(changes).toEqual([
    { kind: 'credit', user_ids: [renterId] },
    { kind: 'payment', user_ids: [renterId] },
  ]);
});
