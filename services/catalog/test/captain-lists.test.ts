import { captainBoatInFull } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import { admin, buildBoatRow, captain, otherCaptain, otherOwner, owner, renter, someText } from './builders';
import { LICENSED_UNTIL, startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
let shown: number, hidden: number, others: number;

/** Three captains of owner 3's boats (one without licences, one who has left), one of owner 4's, and one of nobody's. */
beforeAll(async () => {
  catalog = await startCatalog();
  const [first, second, third] = await catalog.db.client.boat.createManyAndReturn({
    data: [
      buildBoatRow({ images: ['boat-images/first.jpg', 'boat-images/second.jpg'] }),
      buildBoatRow({ isAvailable: false, city: 'Montreal', length: 30, model: 'Bayliner', boatName: 'Aurora' }),
      buildBoatRow({ ownerId: otherOwner.id }),
    ],
  });
  [shown, hidden, others] = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0];
  const people = [
    { id: 7, fullName: 'Zoe Nautical', phone: '+14165550107', email: 'zoe@example.com' },
    { id: 8, fullName: 'Émile Tremblay', phone: '+14165550108', email: 'emile@example.com' },
    { id: 9, fullName: 'Novice', licensed: false, phone: '+14165550109', email: 'novice@example.com' },
    { id: 10, fullName: 'Left', active: false },
    { id: 11, fullName: 'adam Idle', phone: '+14165550111' },
    { id: 12, fullName: 'Renter', role: 'renter' as const },
  ];
  for (const person of people) await catalog.knowUser(person);
  await rate(shown, 7, 6_500);
  await rate(hidden, 7, 7_000);
  await rate(shown, 9, 6_000);
  await rate(shown, 10, 5_000);
  await rate(hidden, 11, 5_000, false);
  await rate(others, 8, 8_000);
});
afterAll(() => catalog.stop());

const at = new Date('2026-11-20T12:00:00Z');
const rate = (boatId: number, captainId: number, hourlyRateCents: number, isActive = true) =>
  catalog.db.client.captainBoat.create({
    data: { boatId, captainId, hourlyRateCents, isActive, version: 1, createdAt: at, updatedAt: at },
  });
const get = (path: string, as?: TestUser) => catalog.as(as).get(path);
const offersIn = (body: unknown) =>
  captainBoatInFull
    .array()
    .parse(body)
    .map(({ boatId, captainId }) => [captainId, boatId]);

const GOOD = { licensed: true, licensedUntil: LICENSED_UNTIL };
const title = '45ft Sea Ray Sundancer';
const firstBoat = { title, city: 'Toronto', image: '/api/image/boat-images/first.jpg', isAvailable: true };
const hiddenBoat = { title: '30ft Bayliner', city: 'Montreal', image: null, isAvailable: false };

describe('a captain reads their own rates', () => {
  it('that hold, boat by boat, on hidden boats too', async () => {
    const expected = [
      { boatId: shown, captainId: 7, hourlyRate: 65 },
      { boatId: hidden, captainId: 7, hourlyRate: 70 },
    ];
    for (const as of [captain, admin]) {
      expect(await get('/api/captain-boats/7', as)).toMatchObject({ status: 200, body: expected });
    }
    expect((await get('/api/captain-boats/11', { id: 11, role: 'captain' })).body).toEqual([]);
  });

  it('with what each boat looks like, and what it is called for administrators alone', async () => {
    expect((await get('/api/captain-boats/7', captain)).body).toEqual([
      expect.objectContaining({ boat: firstBoat }),
      expect.objectContaining({ boat: hiddenBoat }),
    ]);
    expect((await get('/api/captain-boats/7', admin)).body).toEqual([
      expect.objectContaining({ boat: { ...firstBoat, boatName: 'Northern Light' } }),
      expect.objectContaining({ boat: { ...hiddenBoat, boatName: 'Aurora' } }),
    ]);
  });

  it('and nobody else does', async () => {
    expect(await get('/api/captain-boats/7', otherCaptain)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    for (const as of [owner, renter]) expect((await get('/api/captain-boats/7', as)).status).toBe(403);
    expect((await get('/api/captain-boats/7')).status).toBe(401);
  });
});

describe('all rates of all captains', () => {
  it('are for administrators, with the boat and whom to call', async () => {
    const { status, body, next } = await get('/api/captain-boats', admin);
    expect([status, next]).toEqual([200, undefined]);
    expect(offersIn(body)).toEqual([
      [7, shown],
      [7, hidden],
      [8, others],
      [9, shown],
      [10, shown],
    ]);
    expect(body).toContainEqual({
      boatId: others,
      captainId: 8,
      hourlyRate: 80,
      captain: { id: 8, fullName: 'Émile Tremblay', phone: '+14165550108', email: 'emile@example.com', ...GOOD },
      boat: { title, city: 'Toronto', image: null, isAvailable: true, boatName: 'Northern Light' },
    });
    for (const as of [owner, captain, renter]) expect((await get('/api/captain-boats', as)).status).toBe(403);
    expect((await get('/api/captain-boats')).status).toBe(401);
  });

  it('come page by page, each once', async () => {
    const pages = await catalog.as(admin).pages('/api/captain-boats?limit=2');
    expect(pages).toHaveLength(3);
    expect(pages.flatMap(({ body }) => offersIn(body))).toEqual(
      offersIn((await get('/api/captain-boats', admin)).body),
    );
  });

  it.each(['x', Buffer.from('1').toString('base64url'), Buffer.from('9999999999.1').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const answer = await get(`/api/captain-boats?cursor=${cursor}`, admin);
      expect(answer).toMatchObject({ status: 400, body: { fields: { cursor: someText } } });
    },
  );
});

describe("the captains of an owner's boats", () => {
  it('are listed boat by boat, hidden boats too, with how to reach them and whether they are licensed', async () => {
    for (const as of [owner, admin]) {
      const { status, body } = await get('/api/owner/3/captains', as);
      expect(status).toBe(200);
      expect(body).toEqual([
        {
          boatId: hidden,
          captainId: 7,
          hourlyRate: 70,
          captain: { id: 7, fullName: 'Zoe Nautical', phone: '+14165550107', email: 'zoe@example.com', ...GOOD },
        },
        {
          boatId: shown,
          captainId: 9,
          hourlyRate: 60,
          captain: {
            id: 9,
            fullName: 'Novice',
            phone: '+14165550109',
            email: 'novice@example.com',
            licensed: false,
            licensedUntil: null,
          },
        },
        expect.objectContaining({ boatId: shown, captainId: 7, hourlyRate: 65 }),
      ]);
    }
  });

  it('are for that owner and administrators', async () => {
    expect(await get('/api/owner/3/captains', otherOwner)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    for (const as of [captain, renter]) expect((await get('/api/owner/3/captains', as)).status).toBe(403);
    expect((await get('/api/owner/3/captains')).status).toBe(401);
  });
});

describe('the captains who can be hired', () => {
  const names = ['adam Idle', 'Émile Tremblay', 'Zoe Nautical'];
  const phones = async (as: TestUser) => {
    const { status, body } = await get('/api/captains', as);
    expect([status, body]).toEqual([200, names.map((fullName) => expect.objectContaining({ fullName }) as unknown)]);
    return (body as { phone: string | null }[]).map(({ phone }) => phone);
  };

  it('are those who are active and have both licences, by name, with every number for an administrator', async () => {
    expect(await phones(admin)).toEqual(['+14165550111', '+14165550108', '+14165550107']);
  });

  it("show an owner the numbers of the captains of the owner's own boats only", async () => {
    expect(await phones(owner)).toEqual([null, null, '+14165550107']);
    expect(await phones(otherOwner)).toEqual([null, '+14165550108', null]);
    expect(await phones({ id: 99, role: 'owner' })).toEqual([null, null, null]);
  });

  it('are for owners and administrators', async () => {
    for (const as of [captain, renter]) expect((await get('/api/captains', as)).status).toBe(403);
    expect((await get('/api/captains')).status).toBe(401);
  });
});
