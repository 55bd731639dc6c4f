import type { UserState } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { keepUsers } from '../src/use-cases/keep-users';
import { CAPTAIN, CHEAPER_CAPTAIN, OWNER, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

type License = NonNullable<UserState['licenses']>['harbor'];
const good = (expiresOn = '2029-06-30') => ({ status: 'accepted', expiresOn }) as const;
const submitted = { status: 'submitted', expiresOn: null } as const;
const rejected = { status: 'rejected', expiresOn: null } as const;

/** From 22:30 in Toronto on 30 June on, which is July by UTC. */
const LATE = { startDate: '2026-07-01T02:30:00.000Z', endDate: '2026-07-01T06:30:00.000Z' };
const NEXT = { startDate: '2026-07-01T18:00:00.000Z', endDate: '2026-07-01T22:00:00.000Z' };

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  for (const id of [CAPTAIN, CHEAPER_CAPTAIN]) await tellOf(good(), id);
});

/** Identity tells of the captain with these licences; undefined says nothing of them, as before there were reviews. */
async function tell(licenses: UserState['licenses'], id = CAPTAIN): Promise<void> {
  const user = {
    id,
    role: 'captain',
    ...{ fullName: `Captain ${id}`, email: `${id}@example.com`, phone: `+1416555010${id}` },
    ...{ licensed: true, active: true, createdAt: '2026-03-01T15:00:00.000Z', licenses },
  } as const;
  await booking.service.db.transact((tx) => keepUsers(tx, [{ data: user }]));
}

const tellOf = (harbor: License, id = CAPTAIN) => tell({ pleasure_craft: good(), harbor }, id);
const quote = async (changes: object) =>
  (
    await booking
      .as(RENTER)
      .post<{ reason: { code: string } | null; free: boolean }>(
        '/api/bookings/quote',
        booking.wish({ captainId: CAPTAIN, ...changes }),
      )
  ).body;

describe('a captain is booked', () => {
  it('up to the local day on which the first licence expires, and for no later one', async () => {
    await tellOf(good('2026-06-30'));
    expect((await quote(LATE)).free).toBe(true);
    expect(await quote(NEXT)).toMatchObject({ free: false, reason: { code: 'captain_unavailable' } });
    expect((await booking.hold({ ...NEXT, captainId: CAPTAIN })).body.code).toBe('captain_unavailable');
    expect((await booking.hold({ ...LATE, captainId: CAPTAIN })).status).toBe(201);
  });

  it.each([
    ['waits for its review', submitted],
    ['was rejected', rejected],
    ['is not there', null],
  ])('for no day while one licence %s', async (_, harbor) => {
    await tellOf(harbor);
    expect(await quote({})).toMatchObject({ free: false, reason: { code: 'captain_unavailable' } });
    expect((await booking.hold({ captainId: CAPTAIN })).body.code).toBe('captain_unavailable');
    const byAdministrator = { ...booking.wish({ captainId: CAPTAIN }), renterId: RENTER, status: 'confirmed' };
    expect((await booking.as(1, 'admin').post('/api/admin/bookings', byAdministrator)).status).toBe(422);
  });

  it('for no day while nothing was said of any review, whatever was known before', async () => {
    await tellOf(good());
    await tell(undefined);
    expect((await booking.hold({ captainId: CAPTAIN })).body.code).toBe('captain_unavailable');
  });

  it('in the place of another, or at another time, only while licensed for that day', async () => {
    await tellOf(good());
    const { id } = await booking.pending({ captainId: CAPTAIN });
    await tellOf(good('2026-06-14'));
    const other = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' };
    expect((await booking.act('renter', acts.changeReservation(id, other))).body.code).toBe('captain_unavailable');

    const { id: charter } = await booking.confirmed({ ...NEXT, captainId: CHEAPER_CAPTAIN });
    await booking.act('captain', acts.leaveCharter(charter, 'Broken arm'), CHEAPER_CAPTAIN);
    expect((await booking.act('owner', acts.replaceCaptain(charter, CAPTAIN))).body.code).toBe('captain_unavailable');
  });
});

describe('a captain who was booked', () => {
  const untilLeft = (id: number) =>
    eventuallyHolds(
      () => booking.toldOf(id),
      (types) => types.includes('booking.captain-left.v1'),
    );
  const captainOf = async (id: number) =>
    (await booking.as(OWNER, 'owner').get<{ captainId: number | null }>(`/api/bookings/${id}`)).body.captainId;

  it('leaves the charters that a licence does not last for, and keeps those before', async () => {
    await tellOf(good());
    const [kept, lost] = [
      await booking.confirmed({ ...LATE, captainId: CAPTAIN }),
      await booking.confirmed({ ...NEXT, captainId: CAPTAIN }),
    ];
    await tellOf(good('2026-06-30'));
    await untilLeft(lost.id);

    const { body } = await booking.as(RENTER).get(`/api/bookings/${lost.id}`);
    expect(body).toMatchObject({
      ...{ status: 'confirmed', captainId: null, captainWanted: true, respondBy: '2026-06-02T12:00:00.000Z' },
    });
    expect(await booking.claimsOf(lost.id)).toMatchObject([{ kind: 'booking', captain: null }]);
    expect((await booking.historyOf(lost.id)).at(-1)).toMatchObject({
      ...{ actor: 'system', actor_id: null, action: 'captain left' },
      ...{ reason: null, reason_code: 'license_invalid' },
    });
    expect(await captainOf(kept.id)).toBe(CAPTAIN);
    expect((await booking.toldOf(lost.id)).filter((type) => type === 'booking.captain-left.v1')).toHaveLength(1);
  });

  it('leaves all charters to come once a licence is rejected, and may be replaced as one who has left', async () => {
    await tellOf(good());
    const { id } = await booking.confirmed({ captainId: CAPTAIN });
    await tellOf(rejected);
    await untilLeft(id);
    const { status, body } = await booking.act('owner', acts.replaceCaptain(id, CHEAPER_CAPTAIN));
    expect([status, body.captainId, body.captainWanted]).toEqual([200, CHEAPER_CAPTAIN, false]);
  });

  it('keeps them while a licence waits for its review, or nothing was said of it', async () => {
    await tellOf(good());
    const waiting = await booking.confirmed({ captainId: CAPTAIN });
    await tellOf(submitted);
    await tell(undefined);
    await jobHasBeenThere();
    expect(await captainOf(waiting.id)).toBe(CAPTAIN);
  });

  it('leaves one that is confirmed only later', async () => {
    const pending = await booking.pending({ ...NEXT, captainId: CAPTAIN });
    await tellOf(rejected);
    await jobHasBeenThere();
    expect(await captainOf(pending.id)).toBe(CAPTAIN);
    const status = { status: 'confirmed', reason: 'The owner has called' };
    expect((await booking.as(1, 'admin').patch(`/api/admin/bookings/${pending.id}`, status)).status).toBe(200);
    await untilLeft(pending.id);
  });

  it('leaves none that has begun', async () => {
    const begun = await booking.confirmed({ captainId: CAPTAIN });
    booking.clock.set(new Date(Date.parse(SLOT.startDate) + 1));
    await tellOf(rejected);
    await jobHasBeenThere();
    expect(await captainOf(begun.id)).toBe(CAPTAIN);
  });

  /** A charter that is lost later shows that the job has looked at all of them. */
  async function jobHasBeenThere(): Promise<void> {
    const day = { startDate: '2026-07-03T18:00:00.000Z', endDate: '2026-07-03T22:00:00.000Z' };
    const { id } = await booking.confirmed({ ...day, captainId: CHEAPER_CAPTAIN });
    await tellOf(rejected, CHEAPER_CAPTAIN);
    await untilLeft(id);
  }
});
