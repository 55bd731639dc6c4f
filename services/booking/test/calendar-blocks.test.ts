import type { CalendarBlock } from '@harbourline/contracts';
import { BOAT, CAPTAIN, OWNER, SLOT, startBooking, type TestBooking } from './support/start-booking';

type Answer = CalendarBlock & { conflict?: { startDate: string; endDate: string; bookingId?: number } };

describe('time that is kept free', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const block = (
    body: object,
    role: 'owner' | 'captain' | 'admin' = 'owner',
    who = role === 'owner' ? OWNER : CAPTAIN,
  ) => booking.as(who, role).post<Answer>('/api/calendar-blocks', body);
  const unblock = (id: string, role: 'owner' | 'captain' | 'admin', who: number) =>
    booking.as(who, role).delete(`/api/calendar-blocks/${id}`);
  const list = async (role: 'owner' | 'captain' | 'admin', who: number, query = '') =>
    (await booking.as(who, role).get<CalendarBlock[]>(`/api/calendar-blocks${query}`)).body;

  it('of a boat is nobody’s to reserve, shown as busy, and can be given back', async () => {
    const { status, body } = await block({ boatId: BOAT, ...SLOT, note: 'Hull cleaning' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ boatId: BOAT, captainId: null, ...SLOT, note: 'Hull cleaning' });
    expect((await booking.hold()).body.code).toBe('slot_taken');
    const availability = '/api/boats/12/availability?from=2026-06-15&to=2026-06-15';
    expect((await booking.as(null).get(availability)).body).toMatchObject({ busy: [SLOT] });

    expect((await unblock(body.id, 'owner', OWNER)).status).toBe(204);
    expect((await booking.hold()).status).toBe(201);
    const again = await unblock(body.id, 'owner', OWNER);
    expect([again.status, again.body.code, again.body.message]).toEqual([
      ...[404, 'block_not_found', 'Blocked time not found.'],
    ]);
    const { id, boatId, captainId } = body;
    const told = { id, boatId, captainId, ...SLOT };
    const { rows } = await booking.sql.query(
      'SELECT type, aggregate_version AS version, data FROM kit.outbox WHERE subject = $1 ORDER BY id',
      [id],
    );
    expect(rows).toEqual([
      { type: 'calendar-block.changed.v1', version: 1, data: { ...told, removed: false } },
      { type: 'calendar-block.changed.v1', version: 2, data: { ...told, removed: true } },
    ]);
  });

  it('of a captain leaves the boat to others, and to renters who want no captain', async () => {
    const { status, body } = await block(SLOT, 'captain');
    expect([status, body.boatId, body.captainId]).toEqual([201, null, CAPTAIN]);
    expect((await booking.hold({ captainId: CAPTAIN })).body.code).toBe('captain_taken');
    expect((await booking.hold()).status).toBe(201);
    expect((await booking.hold({ captainId: CAPTAIN }, 6)).body.code).toBe('slot_taken'); // the boat comes first
    expect((await booking.as(6).post('/api/bookings/quote', booking.wish())).body).toMatchObject({
      reason: { code: 'slot_taken' },
    });
  });

  it('is read by the clock of the boat’s city, and kept for any length up to a year', async () => {
    const days = { startDate: '2026-07-01T00:00', endDate: '2026-07-08T00:00' };
    expect((await block({ boatId: BOAT, ...days })).body).toMatchObject({
      startDate: '2026-07-01T04:00:00.000Z',
      endDate: '2026-07-08T04:00:00.000Z',
    });
    const winter = { startDate: '2026-12-01T00:00', endDate: '2026-12-02T00:00' };
    expect((await block(winter, 'captain')).body.startDate).toBe('2026-12-01T05:00:00.000Z');
  });

  it('does not push aside what is reserved, and says what is in the way', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const boats = await block({ boatId: BOAT, startDate: '2026-06-15T00:00', endDate: '2026-06-16T00:00' });
    expect(boats).toMatchObject({ status: 409, body: { code: 'slot_taken', conflict: { ...SLOT, bookingId: id } } });
    const own = await block({ startDate: '2026-06-15T00:00', endDate: '2026-06-16T00:00' }, 'captain');
    expect(own).toMatchObject({ status: 409, body: { code: 'captain_taken', conflict: { ...SLOT, bookingId: id } } });
  });

  it('is kept in 104 blocks to come at most, also by several calls at once; those that are over do not count', async () => {
    await booking.sql.query(
      `INSERT INTO calendar_blocks (id, boat_id, start_date, end_date, created_by, created_at)
       SELECT gen_random_uuid(), $1::int, start, start + interval '1 hour', $2::int, now()
       FROM generate_series(1, 102) n, LATERAL (SELECT '2026-09-01Z'::timestamptz + n * interval '1 day' AS start) s
       UNION ALL SELECT gen_random_uuid(), $1::int, '2026-01-01Z'::timestamptz, '2026-01-02Z'::timestamptz, $2::int, now() FROM generate_series(1, 20)`,
      [BOAT, OWNER],
    );
    const days = [1, 2, 3, 4].map((day) => ({ startDate: `2026-07-0${day}T00:00`, endDate: `2026-07-0${day}T12:00` }));
    const answers = await Promise.all(days.map((day) => block({ boatId: BOAT, ...day })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('too_many_blocks');
    expect((await block(SLOT, 'captain')).status).toBe(201);
    const given = answers.find(({ status }) => status === 201);
    await unblock(given?.body.id ?? '', 'owner', OWNER);
    expect((await block({ boatId: BOAT, startDate: '2026-07-09T00:00', endDate: '2026-07-09T12:00' })).status).toBe(
      201,
    );
  });

  it('names no booking where a renter only holds the time', async () => {
    await booking.hold();
    expect((await block({ boatId: BOAT, ...SLOT })).body.conflict).toEqual(SLOT);
  });

  it('does not name another owner’s booking to whom the boat was sold', async () => {
    await booking.pending();
    await booking.sql.query('UPDATE boats SET owner_id = 4');
    expect((await block({ boatId: BOAT, ...SLOT }, 'owner', 4)).body.conflict).toEqual(SLOT);
    await booking.sql.query('UPDATE boats SET owner_id = $1', [OWNER]);
  });

  it('overlaps no other such time of the same boat, while it may touch it', async () => {
    await block({ boatId: BOAT, ...SLOT });
    const overlapping = { startDate: '2026-06-15T21:00:00Z', endDate: '2026-06-16T22:00:00Z' };
    expect((await block({ boatId: BOAT, ...overlapping })).body).toMatchObject({ code: 'slot_taken', conflict: SLOT });
    expect((await block({ boatId: BOAT, ...overlapping, startDate: SLOT.endDate })).status).toBe(201);
  });

  it('is given to one of a block and a hold at once', async () => {
    const answers = await Promise.all([block({ boatId: BOAT, ...SLOT }), booking.hold()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is made once, however often the same call comes', async () => {
    const send = () =>
      booking
        .as(OWNER, 'owner')
        .post<Answer>('/api/calendar-blocks', { boatId: BOAT, ...SLOT }, { 'idempotency-key': 'one-and-only' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['an end before its start', { ...SLOT, endDate: SLOT.startDate }, 422, 'block_not_allowed'],
    ['more than a year', { ...SLOT, endDate: '2027-07-15T18:00:00Z' }, 422, 'block_not_allowed'],
    ['what is over', { startDate: '2026-05-01T10:00', endDate: '2026-05-02T10:00' }, 422, 'block_not_allowed'],
    ['no boat that there is', { ...SLOT, boatId: 99 }, 404, 'boat_not_found'],
    ['a day that does not exist', { ...SLOT, endDate: '2026-06-31T10:00' }, 400, 'invalid_input'],
    ['a boat and a captain', { ...SLOT, captainId: CAPTAIN }, 400, 'invalid_input'],
    ['no boat', { ...SLOT, boatId: undefined }, 400, 'invalid_input'],
  ])('is refused for %s', async (_, change, status, code) => {
    const answer = await block({ boatId: BOAT, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await booking.sql.query('SELECT 1 FROM claims')).rowCount).toBe(0);
  });

  it('is the owner’s, the captain’s own, or an administrator’s to set, and nobody else’s', async () => {
    expect((await block({ boatId: BOAT, ...SLOT }, 'owner', 4)).body.code).toBe('boat_not_found');
    expect((await block({ boatId: BOAT, ...SLOT }, 'captain')).body.code).toBe('boat_not_found');
    expect((await block({ captainId: 9, ...SLOT }, 'captain')).body.code).toBe('user_not_found');
    expect((await block({ captainId: 9, ...SLOT }, 'owner')).body.code).toBe('user_not_found');
    expect((await booking.as(5).post('/api/calendar-blocks', { boatId: BOAT, ...SLOT })).status).toBe(403);
    const boats = (await block({ boatId: BOAT, ...SLOT }, 'admin', 1)).body;
    const captains = (await block({ captainId: CAPTAIN, ...SLOT }, 'admin', 1)).body;

    expect((await list('owner', OWNER)).map(({ id }) => id)).toEqual([boats.id]);
    expect((await list('captain', CAPTAIN)).map(({ id }) => id)).toEqual([captains.id]);
    expect(await list('admin', 1)).toHaveLength(2);
    expect(await list('owner', 4)).toEqual([]);
    expect((await booking.as(4, 'owner').get(`/api/calendar-blocks?boatId=${BOAT}`)).status).toBe(404);

    for (const [id, role, who] of [
      [boats.id, 'owner', 4],
      [boats.id, 'captain', CAPTAIN],
      [captains.id, 'captain', 9],
      [captains.id, 'owner', OWNER],
    ] as const)
      expect((await unblock(id, role, who)).body.code).toBe('block_not_found');
    expect((await unblock(captains.id, 'captain', CAPTAIN)).status).toBe(204);
    expect((await unblock(boats.id, 'admin', 1)).status).toBe(204);
  });

  it('is listed by start, from a day on and up to one', async () => {
    for (const day of [20, 10, 15])
      await block({ boatId: BOAT, startDate: `2026-06-${day}T09:00`, endDate: `2026-06-${day}T12:00` });
    const days = async (query: string) =>
      (await list('owner', OWNER, query)).map(({ startDate }) => Number(startDate.slice(8, 10)));
    expect(await days('')).toEqual([10, 15, 20]);
    expect(await days('?from=2026-06-11')).toEqual([15, 20]);
    expect(await days(`?boatId=${BOAT}&from=2026-06-10&to=2026-06-15`)).toEqual([10, 15]);
    booking.clock.set('2026-06-16T12:00:00.000Z');
    expect(await days('')).toEqual([20]);
  });
});
