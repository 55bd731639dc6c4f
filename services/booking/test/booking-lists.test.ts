import type { BookingView } from '@harbourline/contracts';
import { BOAT, CAPTAIN, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

type Viewer = Parameters<TestBooking['as']>;
const ADMIN: Viewer = [1, 'admin'];

describe('lists of bookings', () => {
  let booking: TestBooking;
  /** By name: the ids of what there is. */
  const made: Record<string, number> = {};

  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    await booking.sql.query(
      `INSERT INTO boats SELECT 13, 4, 'Café Écluse 50%', 'Jet_Ski', city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available
       FROM boats WHERE id = $1`,
      [BOAT],
    );
    await booking.sql.query(
      `INSERT INTO users SELECT 6, role, 'Rita Renter', '6@example.com', phone, licensed, active FROM users WHERE id = $1`,
      [RENTER],
    );
    const make = async (name: string, day: number, body: object = {}) => {
      const wish = {
        boatId: BOAT,
        renterId: RENTER,
        startDate: `2026-07-${day}T14:00`,
        despite: ['charter_not_over'],
        ...body,
      };
      const { body: view } = await booking.as(...ADMIN).post<BookingView>('/api/admin/bookings', wish);
      made[name] = view.id;
      return view.id;
    };
    await make('confirmed', 20, { captainId: CAPTAIN });
    await make('pending', 12, { status: 'pending' });
    await make('completed', 14, { status: 'completed', renterId: 6, captainId: CAPTAIN });
    await make('cancelled', 16, { status: 'cancelled' });
    const declined = await make('declined', 18, { status: 'pending', boatId: 13 });
    await booking.patch('owner', declined, { status: 'canceled' }, 4);
    await make('other', 22, { boatId: 13, renterId: 6 });
    const lost = await make('lost', 24, { status: 'cancelled', boatId: 13 });
    await booking.sql.query(`UPDATE bookings SET payment_intent_id = 'pi_of_pending' WHERE id = $1`, [made.pending]);
    await booking.sql.query(`UPDATE bookings SET outcome = 'slot_lost' WHERE id = $1`, [lost]);
  });
  afterAll(() => booking.stop());

  const list = (query: string, viewer = ADMIN, path = '/api/bookings') =>
    booking.as(...viewer).get<BookingView[]>(`${path}?${query}`);
  const names = (bookings: BookingView[]) =>
    bookings.map(({ id }) => Object.keys(made).find((name) => made[name] === id));
  const found = async (query: string, viewer = ADMIN, path?: string) => names((await list(query, viewer, path)).body);

  it('are newest first, or by start, one way or the other', async () => {
    expect(await found('')).toEqual(['lost', 'other', 'declined', 'cancelled', 'completed', 'pending', 'confirmed']);
    const byStart = ['pending', 'completed', 'cancelled', 'declined', 'confirmed', 'other', 'lost'];
    expect(await found('sort=start-asc')).toEqual(byStart);
    expect(await found('sort=start-desc')).toEqual(byStart.reverse());
  });

  it.each([
    ['status=all', 7],
    ['status=pending', ['pending']],
    ['status=confirmed', ['other', 'confirmed']],
    ['status=completed', ['completed']],
    ['status=declined', ['declined']],
    ['status=cancelled', ['lost', 'cancelled']],
    [`ownerId=${OWNER}`, ['cancelled', 'completed', 'pending', 'confirmed']],
    [`ownerId=${OWNER}&status=confirmed`, ['confirmed']],
    [`captainId=${CAPTAIN}`, ['completed', 'confirmed']],
    ['renterId=6', ['other', 'completed']],
    ['boatId=13', ['lost', 'other', 'declined']],
    ['from=2026-07-18T18:00:00Z&to=2026-07-22T18:00:00Z', ['declined', 'confirmed']],
    ['q=NORTHERN', ['cancelled', 'completed', 'pending', 'confirmed']],
    ['q=ther', ['cancelled', 'completed', 'pending', 'confirmed']],
    ['q=sundancer', ['cancelled', 'completed', 'pending', 'confirmed']],
    ['q=caf%C3%A9', ['lost', 'other', 'declined']],
    ['q=50%25', ['lost', 'other', 'declined']],
    ['q=t_s', ['lost', 'other', 'declined']],
    ['q=n%25r', []],
    ['personId=6', ['other', 'completed']],
    [`personId=${CAPTAIN}`, ['completed', 'confirmed']],
    ['personId=4', ['lost', 'other', 'declined']],
    [`personId=${OWNER}&status=confirmed`, ['confirmed']],
    ['q=Rita%20Renter', ['other', 'completed']],
    ['q=6@EXAMPLE', ['other', 'completed']],
    ['q=cam%20captain', ['completed', 'confirmed']],
    ['q=(416)%20555-0107', ['completed', 'confirmed']],
    ['q=%2B1%20416.555.0107', ['completed', 'confirmed']],
    ['q=pi_of_pending', ['pending']],
    ['q=nothing', []],
  ])('are narrowed by %s', async (query, expected) => {
    const seen = await found(query);
    expect(typeof expected === 'number' ? seen.length : seen).toEqual(expected);
  });

  it('are exported as CSV, those that fit, newest first', async () => {
    const download = async (body: object, viewer = ADMIN) => {
      const { status, text } = await booking.as(...viewer).post('/api/admin/bookings/export', body);
      return { status, lines: text.replace('\ufeff', '').trimEnd().split('\n') };
    };
    const { status, lines } = await download({ q: 'rita renter' });
    expect([status, lines.map((line) => line.split(',')[0])]).toEqual([
      200,
      ['Booking', made.other, made.completed].map(String),
    ]);
    expect(lines[2]).toContain(
      ',2026-07-14 14:00,2026-07-14 18:00,2026-07-14 14:00,2026-07-14 18:00,America/Toronto,1,Rita Renter,6@example.com,',
    );
    expect(lines[2]).toContain(',1 416 555 0105,Olivia Owner,Cam Captain,1660.00,1400.00,260.00,415.00,,,');
    expect((await download({})).lines).toHaveLength(8);
    expect((await download({}, [OWNER, 'owner'])).status).toBe(403);
  });

  it('are found by who has to do with them for administrators alone', async () => {
    for (const query of ['q=cam', 'q=rory', 'q=5550107', 'q=pi_of_pending']) {
      expect(await found(query, [RENTER, 'renter'])).toEqual([]);
      expect(await found(query, [OWNER, 'owner'])).toEqual([]);
    }
    expect((await list(`personId=${CAPTAIN}`, [RENTER, 'renter'])).status).toBe(404);
  });

  it('find a booking by its id, with or without the sign', async () => {
    expect(await found(`q=${made.pending}`)).toEqual(['pending']);
    expect(await found(`q=%23${made.pending}`)).toEqual(['pending']);
    expect(await found('q=99999999999')).toEqual([]);
  });

  it.each(['newest', 'start-desc', 'start-asc'])('are read page by page, each once, in the order %s', async (sort) => {
    const whole = await found(`sort=${sort}`);
    const pages = await booking.as(...ADMIN).pages<BookingView>(`/api/bookings?sort=${sort}&limit=2&status=all`);
    for (const { body } of pages) expect(body.length).toBeLessThanOrEqual(2);
    expect(pages.flatMap(({ body }) => names(body))).toEqual(whole);
  });

  it.each([
    ['something else', 'cursor=abc', 'This page does not exist'],
    [
      'an id too large',
      `cursor=${Buffer.from('newest.1.9999999999').toString('base64url')}`,
      'This page does not exist',
    ],
    [
      'a time too late',
      `cursor=${Buffer.from('newest.9999999999999999.1').toString('base64url')}`,
      'This page does not exist',
    ],
    [
      'another order’s',
      `sort=start-asc&cursor=${Buffer.from('newest.1.1').toString('base64url')}`,
      'This page belongs to another order of the list',
    ],
  ])('refuse a cursor that is %s', async (_, query, message) => {
    const { status, body } = await list(query);
    expect([status, body.code, body.message]).toEqual([400, 'invalid_input', message]);
  });

  it.each(['status=gone', 'sort=price', 'limit=0', 'from=yesterday', 'boatId=x'])('refuse %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('show renters and owners their own, and a captain’s charters to administrators', async () => {
    expect(await found('', [6, 'renter'])).toEqual(['other', 'completed']);
    expect(await found('', [4, 'owner'])).toEqual(['lost', 'other', 'declined']);
    expect(await found('boatId=13&status=confirmed', [4, 'owner'])).toEqual(['other']);
    for (const [query, viewer] of [
      ['renterId=5', [6, 'renter']],
      ['ownerId=3', [6, 'renter']],
      ['ownerId=3', [4, 'owner']],
      ['renterId=5', [OWNER, 'owner']],
      [`captainId=${CAPTAIN}`, [OWNER, 'owner']],
    ] as [string, Viewer][]) {
      const { status, body } = await list(query, viewer);
      expect([status, body.code]).toEqual([404, 'user_not_found']);
    }
    expect((await list('', [CAPTAIN, 'captain'])).status).toBe(403);
  });

  it('do not tell a renter, by a search, what a boat is called whose slot was lost', async () => {
    expect(await found('q=caf%C3%A9', [RENTER, 'renter'])).toEqual(['declined']);
    expect(await found(`q=${made.lost}`, [RENTER, 'renter'])).toEqual(['lost']);
  });

  it('of a captain are the captain’s own, or any for administrators, without those of deleted boats', async () => {
    const path = `/api/bookings/captain/${CAPTAIN}`;
    expect(await found('', [CAPTAIN, 'captain'], path)).toEqual(['completed', 'confirmed']);
    expect(await found('limit=1', ADMIN, path)).toEqual(['completed']);
    expect((await list('', [8, 'captain'], path)).body.code).toBe('user_not_found');
    expect((await list('', [OWNER, 'owner'], path)).status).toBe(403);
    await booking.sql.query('UPDATE boats SET deleted = true WHERE id = $1', [BOAT]);
    expect(await found('', [CAPTAIN, 'captain'], path)).toEqual([]);
    expect(await found('', ADMIN, path)).toHaveLength(2);
    expect(await found('', [OWNER, 'owner'])).toEqual([]);
    await booking.sql.query('UPDATE boats SET deleted = false');
  });

  it('are counted for administrators, and for nobody else', async () => {
    const count = (viewer: Viewer) => booking.as(...viewer).get('/api/admin/bookings/counts');
    expect((await count(ADMIN)).body).toEqual({ total: 7, pending: 1 });
    expect((await count([OWNER, 'owner'])).status).toBe(403);
  });
});
