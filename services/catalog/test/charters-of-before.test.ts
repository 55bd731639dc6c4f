import { bookingCompleted } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { buildBoatRow, owner, renter } from './builders';
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
  await client.$executeRaw`DELETE FROM kit.projections WHERE name = 'charters'`;
  const updated = await catalog.startReplica();
  await eventuallyFinds(async () => {
    const [row] = await client.$queryRaw<
      { version: number }[]
    >`SELECT version FROM kit.projections WHERE name = 'charters'`;
    return row;
  });
  expect(await kept()).toEqual(before);
  await updated.stop();
});

it('counts reviews of old anew, of which two by one author are one voice', async () => {
  const { catalog, reserve, happens } = busy;
  const { client } = catalog.db;
  const { id: boat } = await client.boat.create({ data: buildBoatRow({ ownerId: owner.id }) });
  for (const day of [17, 18]) {
    const at = (hour: number) => new Date(`2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z`);
    const charter = await happens(bookingCompleted, await reserve(boat, at(15), at(19)), { status: 'completed' });
    await client.review.create({
      data: {
        ...{ bookingId: charter.id, about: 'boat', subjectId: boat, authorId: renter.id, reviewedId: owner.id },
        ...{ boatId: boat, boatTitle: 'Northern Light', day: at(0), stars: [4, 4, 4, 4, 4], text: 'A calm boat.' },
        ...{ writtenAt: at(20), publishAt: at(20), published: true },
      },
    });
  }
  const rating = { where: { id: boat }, select: { reviewsShown: true, reviewCount: true, ratingSums: true } };
  // As the release before counted them.
  await client.boat.update({ ...rating, data: { reviewsShown: 0, reviewCount: 2, ratingSums: [8, 8, 8, 8, 8] } });

  await client.$executeRaw`UPDATE kit.projections SET version = 2 WHERE name = 'charters'`;
  const updated = await catalog.startReplica();
  await eventuallyFinds(async () => {
    const [row] = await client.$queryRaw<
      unknown[]
    >`SELECT 1 FROM kit.projections WHERE name = 'charters' AND version = 3`;
    return row;
  });
  const counted = { reviewsShown: 2, reviewCount: 1, ratingSums: [4, 4, 4, 4, 4] };
  expect(await client.boat.findUniqueOrThrow(rating)).toEqual(counted);
  await updated.stop();
});

it('learns of users of old whether their address is confirmed', async () => {
  const { catalog } = busy;
  const { client } = catalog.db;
  await catalog.knowUser({ id: 61, role: 'owner', emailConfirmed: true });
  // As the release before kept them.
  await client.$executeRaw`UPDATE users SET email_confirmed = NULL WHERE id = 61`;

  await client.$executeRaw`DELETE FROM kit.projections WHERE name = 'users'`;
  const updated = await catalog.startReplica();
  await eventuallyFinds(async () => {
    const [row] = await client.$queryRaw<unknown[]>`SELECT 1 FROM kit.projections WHERE name = 'users'`;
    return row;
  });
  expect(await client.user.findUniqueOrThrow({ where: { id: 61 } })).toMatchObject({ emailConfirmed: true });
  await updated.stop();
});
