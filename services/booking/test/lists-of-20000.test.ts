import { performance } from 'node:perf_hooks';
import type { BookingView } from '@harbourline/contracts';
import { minutes } from '@harbourline/test-kit/patience';
import { rowsLookedAt } from '@harbourline/test-kit/rows-looked-at';
import { findBookings } from '../src/db/find-bookings';
import { readSearch, type BookingFilter } from '../src/domain/booking-filter';
import type { BookingOrder as Order } from '../src/domain/booking-order';
import { startBooking, type TestBooking } from './support/start-booking';

const MOST_MS = 1_000;
const TRIES = 10;
const MOST_ROWS = 2_000;

const search = (text: string) => readSearch(text, { lostOnes: true, byPeople: true });

describe('the administrator’s list of 20,000 bookings', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
    // Ended ones need no claims; the last boat is called as no other.
    await booking.sql.query(`
      INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, start_date, end_date, guest_count, boat_rental_cents,
        captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents, status, outcome,
        policy_version, boat_snapshot, version, created_at, updated_at)
      SELECT gen_random_uuid(), n % 300 + 1, n % 4000 + 1, n % 90 + 1, start, start + interval '4 hours', 4, 140000, 0, 140000, 35000, 105000, 0,
        CASE WHEN n % 3 = 0 THEN 'completed' ELSE 'cancelled' END,
        CASE WHEN n % 3 = 0 THEN NULL WHEN n % 3 = 1 THEN 'expired' ELSE 'renter_cancelled' END,
        1, jsonb_build_object('boatName', CASE WHEN n = 20000 THEN 'Zanzibar' ELSE 'Northern Light ' || n % 300 END,
          'model', 'Sea Ray ' || n % 40, 'length', 45, 'city', 'Toronto', 'capacity', 12, 'images', '[]'::jsonb), 1, start, start
      FROM generate_series(1, 20000) n, LATERAL (SELECT '2020-01-01Z'::timestamptz + n * interval '3 hours' AS start) s`);
    await booking.sql.query(`
      INSERT INTO users (id, role, full_name, email, phone, licensed, active)
      SELECT n, 'renter', CASE WHEN n % 4000 = 99 THEN 'Zebulon Quillfeather' ELSE 'Amelia Tremblay ' || n END, n || '@example.com',
        '+1416' || lpad(n::text, 7, '0'), false, true FROM generate_series(1000, 20000) n`);
    await booking.sql.query('VACUUM ANALYZE bookings, users');
  }, minutes(3));
  afterAll(() => booking.stop());

  it.each([
    ['the first page', 'sort=start-desc&limit=50', 50],
    ['a name that many boats share', 'sort=start-desc&limit=50&q=light', 50],
    ['a name that one boat has', 'sort=start-desc&limit=50&q=ZANZ', 1],
    ['a name that no boat has', 'sort=start-desc&limit=50&q=nowhere', 0],
    ['two letters that no boat has', 'sort=start-asc&limit=50&q=qx', 0],
    ['an id', 'sort=start-desc&limit=50&q=12345', 1],
    ['a name, a status and an owner', 'sort=start-desc&limit=50&status=declined&ownerId=8&q=light', 50],
  ])('answers %s in less than a second', async (_, query, expected) => {
    const took: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const before = performance.now();
      const { body } = await booking.as(1, 'admin').get<BookingView[]>(`/api/bookings?${query}`);
      took.push(performance.now() - before);
      expect(body).toHaveLength(expected);
    }
    // The best of several: what the machine does besides is not what is measured.
    expect(Math.min(...took)).toBeLessThan(MOST_MS);
    if (process.env.SHOW_TIMES) console.log(query, took.map((ms) => Math.round(ms)).join(' '));
  });

  it('counts them as they are, whoever made or took away some', async () => {
    const counted = async () => (await booking.as(1, 'admin').get('/api/admin/bookings/counts')).body;
    expect(await counted()).toMatchObject({ total: 20_000 });
    await booking.sql.query('BEGIN');
    await booking.sql.query('DELETE FROM bookings WHERE id % 4 = 0');
    await booking.sql.query('COMMIT');
    expect(await counted()).toMatchObject({ total: 15_000 });
  });

  it.each<[string, Partial<BookingFilter>, Order]>([
    ['the newest', {}, 'newest'],
    ['the latest', {}, 'start-desc'],
    ['those of a status by start', { status: 'completed' }, 'start-desc'],
    ['the newest of a month long ago', { from: new Date('2020-03-01Z'), to: new Date('2020-04-01Z') }, 'newest'],
    ['a month long ago by start', { from: new Date('2020-03-01Z'), to: new Date('2020-04-01Z') }, 'start-asc'],
    ["somebody's, whatever they are in it", { personId: 3_000 }, 'start-desc'],
    ['a name that many boats share', { search: search('light') }, 'start-desc'],
    ['a name that no boat has', { search: search('nowhere') }, 'start-desc'],
    ['a name that a few people have', { search: search('quillfeather') }, 'newest'],
    ['two letters that begin no word', { search: search('qx') }, 'newest'],
    ['a phone number', { search: search('4160001234') }, 'newest'],
    ['a part of every address', { search: search('example') }, 'start-desc'],
  ])('looks at few of 20,000 bookings for %s', async (_, filter, order) => {
    const { client } = booking.service.db;
    const page = { order, after: undefined, limit: 26 };
    const looked = await rowsLookedAt(client, (watched) =>
      findBookings(watched, { withoutBoats: [], ...filter }, page),
    );
    expect(looked).toBeLessThan(MOST_ROWS);
  });
});
