import { bookingCompleted } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { startCatalogWithBooking, type Busy } from './booking-stand-in';

let busy: Busy;
beforeAll(async () => {
  busy = await startCatalogWithBooking();
});
afterAll(() => busy.stop());

it('finds the charters of an installation from before it kept any by itself, once it is updated', async () => {
  const { catalog, reserve, happens } = busy;
  const { client } = catalog.db;
  const confirmed = await reserve(12, new Date('2026-11-20T15:00:00Z'), new Date('2026-11-20T19:00:00Z'));
  await happens(bookingCompleted, confirmed, { status: 'completed' });
  const kept = () => client.$queryRaw<object[]>`SELECT * FROM charters ORDER BY booking_id`;
  const before = await kept();
  expect(before).toHaveLength(1);

  await client.$executeRaw`DELETE FROM charters`;
  await client.$executeRaw`DELETE FROM kit.projection_versions WHERE projection = 'charters'`;
  await client.$executeRaw`DELETE FROM kit.projections`;
  const updated = await catalog.startReplica();
  await eventuallyFinds(async () => {
    const [row] = await client.$queryRaw<{ version: number }[]>`SELECT version FROM kit.projections`;
    return row;
  });
  expect(await kept()).toEqual(before);
  await updated.stop();
});
