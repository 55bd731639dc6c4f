import {
  accountClosed,
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  type BookingState,
} from '@harbourline/contracts';
import { LEAST_TOTAL_CENTS, LISTINGS_PER_DAY } from '@harbourline/policy';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { startCatalogWithBooking, type Busy } from './booking-stand-in';
import { admin, buildListing, uploadPictures } from './builders';

let busy: Busy;
beforeAll(async () => {
  busy = await startCatalogWithBooking({ rateLimit: 'on' });
});
afterAll(() => busy.stop());

let owners = 300;
let bookings = 500;

/** An owner whose address is confirmed, unless said otherwise. */
async function newOwner(emailConfirmed = true): Promise<TestUser> {
  const id = (owners += 1);
  await busy.catalog.knowUser({ id, role: 'owner', emailConfirmed });
  return { id, role: 'owner' };
}

const create = (as: TestUser, images: string[], changes: object = {}) =>
  busy.catalog.as(as).post('/api/boats', buildListing(images, changes));

async function list(as: TestUser, changes: object = {}) {
  return create(as, await uploadPictures(busy.catalog, as), changes);
}

async function listAll(as: TestUser, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) statuses.push((await list(as)).status);
  return statuses;
}

/** A charter with an owner that has come to something. */
function charter(owner: TestUser, changes: Partial<BookingState> = {}): Promise<BookingState> {
  const booked = { ...bookingCompleted.sample, id: (bookings += 1), ownerId: owner.id, boatId: 9_000 };
  const { status = 'completed' } = changes;
  const event =
    status === 'completed' ? bookingCompleted : status === 'cancelled' ? bookingCancelled : bookingConfirmed;
  return busy.happens(event, booked, changes);
}

it('refuses an owner who has not confirmed their address, until the link was opened', async () => {
  const owner = await newOwner(false);
  const refusal = { status: 403, body: { code: 'email_not_confirmed', message: expect.any(String) as unknown } };
  expect(await list(owner)).toMatchObject(refusal);
  expect(await list({ id: 999, role: 'owner' })).toMatchObject(refusal);
  await busy.catalog.knowUser({ id: owner.id, role: 'owner', emailConfirmed: true }, 2);
  expect((await list(owner)).status).toBe(201);
});

it('lets an owner of old list, of whose address nobody has said anything', async () => {
  const owner = await newOwner(false);
  await busy.catalog.db.client.user.update({ where: { id: owner.id }, data: { emailConfirmed: null } });
  expect((await list(owner)).status).toBe(201);
});

it('lets an administrator list for an owner without a confirmed address', async () => {
  const { id } = await newOwner(false);
  expect((await list(admin, { ownerId: id })).status).toBe(201);
});

it('lists a day’s worth of a new owner’s boats, deleted ones included, and others of theirs a day later', async () => {
  const owner = await newOwner();
  expect(new Set(await listAll(owner, LISTINGS_PER_DAY))).toEqual(new Set([201]));
  const [first] = await busy.catalog.db.client.boat.findMany({ where: { ownerId: owner.id } });
  expect((await busy.catalog.as(owner).delete(`/api/boats/${first?.id}`)).status).toBe(204);
  const refused = await list(owner);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_listings',
      message:
        'Until a charter of at least $200 with one of your boats is completed, you can list 10 boats in 24 hours.',
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  busy.catalog.clock.advance({ hours: 24 });
  expect((await list(owner)).status).toBe(201);
});

it('counts listings that come at once', async () => {
  const owner = await newOwner();
  await listAll(owner, LISTINGS_PER_DAY - 2);
  const pictures: string[][] = [];
  for (let each = 0; each < 4; each += 1) pictures.push(await uploadPictures(busy.catalog, owner));
  const answers = await Promise.all(pictures.map((images) => create(owner, images)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
});

it('lifts that limit after a completed charter of real size by somebody else, and after nothing less', async () => {
  const owner = await newOwner();
  await listAll(owner, LISTINGS_PER_DAY);
  const small = { totalCents: LEAST_TOTAL_CENTS - 1, depositCents: LEAST_TOTAL_CENTS / 4 };
  await charter(owner, small);
  await charter(owner, { renterId: owner.id });
  await charter(owner, { status: 'confirmed' });
  await charter(owner, { status: 'cancelled', refundCents: 41_500 });
  await charter(owner, { paymentIntentId: null, paidDate: null });
  expect((await list(owner)).status).toBe(429);
  const sailed = await charter(owner);
  expect((await list(owner)).status).toBe(201);
  await busy.happens(bookingCancelled, sailed, { status: 'cancelled', refundCents: sailed.depositCents });
  expect((await list(owner)).status).toBe(429);
});

it('forgets when somebody listed boats once they have closed their account', async () => {
  const owner = await newOwner();
  await list(owner);
  await busy.catalog.identity.publish(accountClosed, owner.id, { userId: owner.id });
  await eventuallyHolds(
    () => busy.catalog.db.client.ownerListings.count({ where: { ownerId: owner.id } }),
    (count) => count === 0,
  );
});
