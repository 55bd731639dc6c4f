import type { BookingView, countOwnBookings, Role, RouteResponse } from '@harbourline/contracts';
import { captainTabOf, isPastTrip, type Outcome, ownerTabOf, renterTabsOf, type Status } from '@harbourline/policy';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import { CAPTAIN, NOW, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

type Counts = RouteResponse<typeof countOwnBookings>;

const HOUR_MS = 3_600_000;
const FREE = 13;
const DELETED = 14;

/**
 * 6,000 charters one after the other, five hours apart, the first some two years ago: 5,000 of one owner, of which
 * 2,000 are one captain's and 500 one renter's, and 1,000 of somebody else. Some of the boats are deleted.
 */
const FILL = `
  WITH made AS (
    SELECT n, gen_random_uuid() AS reservation, $1::timestamptz + (n - 3600) * interval '5 hours' AS start,
      n % 6 <> 0 AS own, (n * 7919) % 100 AS dice
    FROM generate_series(1, 6000) n
  ), charters AS (
    SELECT *, CASE
      WHEN start + interval '4 hours' <= $1 THEN CASE WHEN dice < 70 THEN 'completed' WHEN dice < 73 THEN 'confirmed' ELSE 'cancelled' END
      ELSE CASE WHEN dice < 30 THEN 'pending' WHEN dice < 75 THEN 'confirmed' ELSE 'cancelled' END END AS status
    FROM made
  ), claimed AS (
    INSERT INTO claims (reservation_id, kind, boat_id, captain_id, during)
    SELECT reservation, 'booking', CASE WHEN n % 50 = 1 THEN ${DELETED} ELSE ${FREE} END, NULL, tstzrange(start, start + interval '4 hours')
    FROM charters WHERE status IN ('pending', 'confirmed')
  )
  INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, captain_id, start_date, end_date, guest_count,
    boat_rental_cents, captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents,
    status, outcome, respond_by, policy_version, boat_snapshot, version, created_at, updated_at)
  SELECT reservation, CASE WHEN n % 50 = 1 THEN ${DELETED} ELSE ${FREE} END,
    CASE WHEN own AND n % 12 = 7 THEN ${RENTER} ELSE 1000 + n END, CASE WHEN own THEN ${OWNER} ELSE 4 END,
    CASE WHEN own AND n % 15 IN (1, 2, 4, 5, 8) THEN ${CAPTAIN} END,
    start, start + interval '4 hours', 4, 140000, 0, 140000, 35000, 105000, 0, status,
    CASE WHEN status = 'cancelled' THEN (ARRAY['renter_cancelled', 'owner_declined', 'expired', 'adjustment_lapsed',
      'owner_cancelled', 'captain_cancelled', 'platform_cancelled', 'boat_withdrawn', 'slot_lost'])[n % 9 + 1] END,
    CASE WHEN status = 'pending' AND n % 7 <> 0 THEN $1::timestamptz + dice * interval '20 minutes' END,
    1, '{"boatName": "Northern Light", "model": "Sundancer", "length": 45, "city": "Toronto", "capacity": 12, "images": []}', 1,
    $1::timestamptz - (n % 29) * interval '12 hours', $1
  FROM charters`;

/** The list of each tab, said once more in other words: whose bookings, of which status, in which order. */
const TABS: readonly (readonly [role: Role, tab: string, who: string, which: string, order: string])[] = [
  ['renter', 'pending', `renter_id = ${RENTER}`, `status = 'pending'`, 'coalesce(respond_by, start_date), id'],
  ['renter', 'confirmed', `renter_id = ${RENTER}`, `status IN ('confirmed', 'completed')`, 'COMING, THEN OVER'],
  [
    'renter',
    'declined',
    `renter_id = ${RENTER}`,
    `outcome = ANY('{owner_declined,expired,adjustment_lapsed,boat_withdrawn,slot_lost}') AND created_at >= timestamptz '${NOW}' - interval '168 hours'`,
    'id DESC',
  ],
  ['renter', 'canceled', `renter_id = ${RENTER}`, 'outcome IS NOT NULL', 'id DESC'],
  ['owner', 'pending', `owner_id = ${OWNER}`, `status = 'pending'`, 'coalesce(respond_by, start_date), id'],
  ['owner', 'confirmed', `owner_id = ${OWNER}`, `status IN ('confirmed', 'completed')`, 'COMING, THEN OVER'],
  ['owner', 'canceled', `owner_id = ${OWNER}`, 'outcome IS NOT NULL', 'id DESC'],
  ['owner', 'calendar', `owner_id = ${OWNER}`, 'outcome IS NULL', 'start_date, id'],
  ['captain', 'pending', `captain_id = ${CAPTAIN}`, `status = 'pending'`, 'coalesce(respond_by, start_date), id'],
  [
    'captain',
    'upcoming',
    `captain_id = ${CAPTAIN}`,
    `status = 'confirmed' AND NOT end_date <= timestamptz '${NOW}'`,
    'start_date, id',
  ],
  [
    'captain',
    'completed',
    `captain_id = ${CAPTAIN}`,
    `(status = 'completed' OR status = 'confirmed' AND end_date <= timestamptz '${NOW}')`,
    'start_date DESC, id DESC',
  ],
];
const COMING_THEN_OVER = `
  (status = 'completed' OR end_date <= timestamptz '${NOW}'),
  CASE WHEN status = 'completed' OR end_date <= timestamptz '${NOW}' THEN -extract(epoch FROM start_date) ELSE extract(epoch FROM start_date) END`;

describe('for an owner with 5,000 bookings, a captain with 2,000 and a renter with 500', () => {
  let booking: TestBooking;

  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    for (const [id, deleted] of [
      [FREE, false],
      [DELETED, true],
    ]) {
      await booking.sql.query(
        `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available, deleted)
         SELECT $1, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available, $2
         FROM boats WHERE id = 12`,
        [id, deleted],
      );
    }
    await booking.sql.query(FILL, [NOW]);
    await booking.sql.query('VACUUM ANALYZE bookings');
  }, minutes(3));
  afterAll(() => booking.stop());

  const PARTY = { renter: RENTER, owner: OWNER, captain: CAPTAIN, admin: 1 };
  const pathOf = (role: Role) => (role === 'captain' ? `/api/bookings/captain/${CAPTAIN}` : '/api/bookings');

  /** Everything that a tab has, page after page. */
  async function read(role: Role, query: string, limit = 200): Promise<BookingView[]> {
    const pages = await booking.as(PARTY[role], role).pages<BookingView>(`${pathOf(role)}?${query}&limit=${limit}`);
    for (const { body } of pages) expect(body.length).toBeLessThanOrEqual(limit);
    return pages.flatMap(({ body }) => body);
  }
  const idsOf = (bookings: readonly { id: number }[]) => bookings.map(({ id }) => id);
  const inSql = async (role: Role, who: string, which: string, order: string) => {
    const hidden = role === 'renter' ? 'true' : `boat_id <> ${DELETED}`;
    const sorted = order === 'COMING, THEN OVER' ? COMING_THEN_OVER : order;
    const { rows } = await booking.sql.query<{ id: number }>(
      `SELECT id FROM bookings WHERE ${who} AND ${hidden} AND ${which} ORDER BY ${sorted}`,
    );
    return idsOf(rows);
  };

  it('there are as many as that', async () => {
    const count = async (column: string, id: number) =>
      (await booking.sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM bookings WHERE ${column} = $1`, [id]))
        .rows[0]?.n;
    expect([
      await count('owner_id', OWNER),
      await count('captain_id', CAPTAIN),
      await count('renter_id', RENTER),
    ]).toEqual([5000, 2000, 500]);
  });

  it.each(TABS)(
    'the %s’s tab %s has every booking that SQL finds, in its order',
    async (role, tab, who, which, order) => {
      const expected = await inSql(role, who, which, order);
      expect(expected.length).toBeGreaterThan(0);
      expect(idsOf(await read(role, `tab=${tab}`))).toEqual(expected);
      if (expected.length < 200) expect(idsOf(await read(role, `tab=${tab}`, 7))).toEqual(expected);
    },
  );

  it.each(['renter', 'owner', 'captain'] as const)('the counts of the %s’s tabs are those of SQL', async (role) => {
    const who = `${role}_id = ${PARTY[role]}`;
    const over = `(status = 'completed' OR status = 'confirmed' AND end_date <= timestamptz '${NOW}')`;
    const count = async (which: string) => (await inSql(role, who, which, 'id')).length;
    const { body } = await booking.as(PARTY[role], role).get<Counts>('/api/bookings/counts');
    expect(body).toEqual({
      pending: await count(`status = 'pending'`),
      upcoming: await count(`status = 'confirmed' AND NOT ${over}`),
      completed: await count(over),
      declined: await count(TABS.find(([, tab]) => tab === 'declined')?.[3] ?? 'false'),
      canceled: await count(`status = 'cancelled'`),
    });
  });

  it('each booking is on the tabs that the policy says', async () => {
    const now = new Date(NOW);
    const [everything, ...renters] = await Promise.all(
      [
        ['renter', 'sort=newest'],
        ['renter', 'tab=pending'],
        ['renter', 'tab=confirmed'],
        ['renter', 'tab=declined'],
        ['renter', 'tab=canceled'],
      ].map(([role, query]) => read(role as Role, query ?? '')),
    );
    const tabs = ['pending', 'confirmed', 'declined', 'canceled'] as const;
    for (const { id, status, outcome, createdAt } of everything ?? []) {
      const on = tabs.filter((_, index) => renters[index]?.some((shown) => shown.id === id));
      const said = renterTabsOf({ status, outcome, createdAt: new Date(createdAt) }, now);
      expect([id, [...on].sort()]).toEqual([id, [...said].sort()]);
    }
    const { rows } = await booking.sql.query<{ id: number; status: Status; outcome: Outcome | null; end_date: Date }>(
      `SELECT id, status, outcome, end_date FROM bookings WHERE captain_id = ${CAPTAIN} AND boat_id <> ${DELETED}`,
    );
    for (const tab of ['upcoming', 'completed'] as const) {
      const said = rows.filter(({ status, end_date: end }) => captainTabOf({ status, end }, now) === tab);
      expect(idsOf(await read('captain', `tab=${tab}`)).sort()).toEqual(idsOf(said).sort());
    }
    const confirmed = await read('owner', 'tab=confirmed');
    expect(new Set(confirmed.map((one) => ownerTabOf(one)))).toEqual(new Set(['confirmed']));
    const firstOver = confirmed.findIndex(({ status, endDate }) => isPastTrip({ status, end: new Date(endDate) }, now));
    expect(confirmed.slice(firstOver).every(({ endDate }) => new Date(endDate) <= now)).toBe(true);
  });

  it.each(['owner', 'captain'] as const)(
    'the %s’s calendar has what takes place in a month, also from the month before',
    async (role) => {
      // The month begins in the middle of a charter.
      const inMiddle = await inSql(
        role,
        `${role}_id = ${PARTY[role]}`,
        `status = 'confirmed' AND start_date > '${NOW}'`,
        'start_date',
      );
      const { rows } = await booking.sql.query<{ start_date: Date }>('SELECT start_date FROM bookings WHERE id = $1', [
        inMiddle[3],
      ]);
      const from = new Date((rows[0]?.start_date.getTime() ?? 0) + 2 * HOUR_MS);
      const to = new Date(from.getTime() + 30 * 24 * HOUR_MS);
      const month = await read(role, `tab=calendar&endsAfter=${from.toISOString()}&to=${to.toISOString()}`, 20);
      const within = `status <> 'cancelled' AND tstzrange(start_date, end_date) && tstzrange('${from.toISOString()}', '${to.toISOString()}')`;
      expect(idsOf(month)).toEqual(await inSql(role, `${role}_id = ${PARTY[role]}`, within, 'start_date, id'));
      expect(month[0]?.id).toBe(inMiddle[3]);
      expect(month.length).toBeGreaterThan(20);
    },
  );

  it.each([
    ['a cursor of another tab', `tab=pending&cursor=${Buffer.from('canceled.1.1').toString('base64url')}`],
    ['another order', 'tab=pending&sort=newest'],
    ['a tab that does not exist', 'tab=everything'],
  ])('a tab is refused with %s', async (_, query) => {
    expect((await booking.as(OWNER, 'owner').get(`/api/bookings?${query}`)).status).toBe(400);
  });

  it('a tab shows nobody else’s, and counts are no business of administrators', async () => {
    const mine = await booking.as(OWNER, 'owner').get<BookingView[]>(`/api/bookings?tab=pending&ownerId=4`);
    expect(mine.status).toBe(404);
    expect((await booking.as(1, 'admin').get('/api/bookings/counts')).status).toBe(403);
    const others = await booking.as(1, 'admin').get<BookingView[]>('/api/bookings?tab=pending&ownerId=4');
    expect(others.body.length).toBeGreaterThan(0);
  });

  it('pages of what is to come and of what waits are read from their indexes', async () => {
    await eventuallyHolds(
      async () => {
        await read('owner', 'tab=pending');
        await read('owner', 'tab=upcoming');
        const { rows } = await booking.sql.query<{ name: string }>(
          `SELECT indexrelname AS name FROM pg_stat_user_indexes WHERE relname = 'bookings' AND idx_scan > 0`,
        );
        return rows.map(({ name }) => name);
      },
      (names) => names.includes('bookings_owner_pending') && names.includes('bookings_owner_charters'),
    );
  });
});
