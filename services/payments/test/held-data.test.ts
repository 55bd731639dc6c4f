import type { HeldPage } from '@harbourline/contracts';
import { depositsOf, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

async function heldOf(id: number): Promise<Record<string, HeldPage['rows']>> {
  const held: Record<string, HeldPage['rows']> = {};
  for (let part = 0, parts = 1; part < parts; part += 1) {
    const { body } = await world.held(id, part);
    held[body.title] = body.rows;
    ({ parts } = body);
  }
  return held;
}

it('holds of a renter what was paid and what is to their credit, without what only the provider and we need', async () => {
  const renterId = newRenter();
  const credit = await depositsOf(world).credit(renterId, 30_000);
  const held = await heldOf(renterId);
  expect(held).toMatchObject({
    payments: [{ amountCents: 30_000, status: 'succeeded' }],
    credits: [{ bookingId: credit.bookingId, availableCents: 30_000 }],
    refunds: [],
    payouts: [],
    depositsSettledByHand: [],
  });
  expect(JSON.stringify(held)).not.toMatch(/secret|addressKey|pi_/);
  expect(Object.values(await heldOf(newRenter())).flat()).toEqual([]);
});
