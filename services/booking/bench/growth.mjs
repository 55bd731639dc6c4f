import { boat, person, RARE_BOAT, RARE_PERSON } from '../../../scripts/bench/made-up.mjs';

export const settings = () => ({ PUBLIC_ORIGIN: 'http://127.0.0.1' });

const ADMIN = { id: 1, role: 'admin' };
const FLEET = 100;
const HOUR = 3_600_000;

/**
 * Bookings of four years, a hundred of each boat, whatever the size: one in twenty is to come, of which the last wait for an
 * answer. Boat 7 has a name that no other has, and one renter has booked sixty times.
 */
export function seed(count) {
  const boats = count / FLEET;
  const users = person('n', count);
  const named = boat('n');
  const past = count * 0.95;
  const waiting = count * 0.98;
  const regular = 2 * boats + 2;
  return [
    `INSERT INTO users (id, role, full_name, email, phone, licensed, active, licensed_until)
     SELECT n, CASE WHEN n = 1 THEN 'admin' WHEN n <= 1 + ${boats} THEN 'owner' WHEN n <= 1 + 2 * ${boats} THEN 'captain' ELSE 'renter' END,
       ${users.fullName}, ${users.email}, ${users.phone}, true, true, now() + interval '3 years'
     FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available)
     SELECT n, 1 + n, ${named.name}, ${named.model}, 'Toronto', 12, 45, 35000, 3, '{}', '{}', true FROM generate_series(1, ${boats}) AS n`,
    `INSERT INTO captain_rates SELECT n, 1 + ${boats} + n, 6500, true FROM generate_series(1, ${boats}) AS n`,
    `CREATE TEMP TABLE made AS
     SELECT n, 1 + n % ${boats} AS boat, now() - interval '4 years' + interval '4 years' * (n / ${count}::float8) AS at,
       CASE WHEN n % ${Math.floor(count / 60)} = 0 THEN ${regular} ELSE ${regular} + (n::bigint * 7919) % ${count - regular} END AS renter,
       CASE WHEN turn = 7 THEN 'renter_cancelled' WHEN turn = 8 AND n <= ${past} THEN 'owner_declined'
         WHEN turn = 9 AND n <= ${past} THEN 'expired' END AS outcome
     FROM generate_series(1, ${count}) AS n, LATERAL (SELECT (n + n / ${boats}) % 10 AS turn) AS turns`,
    `INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, captain_id, start_date, end_date, guest_count,
       boat_rental_cents, captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents, status,
       outcome, payment_intent_id, paid_date, credit_cents, respond_by, policy_version, boat_snapshot, version, created_at, updated_at)
     SELECT gen_random_uuid(), made.boat, made.renter, 1 + made.boat, CASE WHEN n % 2 = 0 THEN 1 + ${boats} + made.boat END,
       start, start + interval '4 hours', 4, 140000, 0, 140000, 35000, 105000, 0,
       CASE WHEN outcome IS NOT NULL THEN 'cancelled' WHEN n <= ${past} THEN 'completed' WHEN n <= ${waiting} THEN 'confirmed' ELSE 'pending' END,
       outcome, 'pi_' || n, made.at, 0,
       CASE WHEN outcome IS NULL AND n > ${waiting} THEN now() + interval '20 hours' + interval '50 hours' * (n / ${count}::float8) END,
       1, jsonb_build_object('boatName', boats.boat_name, 'model', boats.model, 'length', 45, 'city', 'Toronto', 'capacity', 12,
         'images', '[]'::jsonb), 1, made.at, made.at
     FROM made JOIN boats ON boats.id = made.boat, LATERAL (SELECT
       CASE WHEN n <= ${past} THEN now() - interval '4 years' + interval '1450 days' * (n / ${past}::float8) - interval '1 hour' * (n % 200)
         ELSE date_trunc('day', now()) + interval '6 days' + interval '14 hours' + interval '1 day' * ((n - ${past}) / ${boats})::int END AS start) AS day
     ORDER BY n`,
    `INSERT INTO claims SELECT reservation_id, 'booking', boat_id, captain_id, during FROM bookings WHERE claim_id IS NOT NULL`,
    `INSERT INTO booking_history (booking_id, at, actor, actor_id, action, to_status)
     SELECT id, created_at, 'renter', renter_id, 'requested', 'pending' FROM bookings`,
    `INSERT INTO booking_history (booking_id, at, actor, actor_id, action, from_status, to_status)
     SELECT id, updated_at, 'owner', owner_id, 'answered', 'pending', status FROM bookings WHERE status <> 'pending'`,
    `INSERT INTO holds (id, renter_id, boat_id, start_date, end_date, guest_count, price, status, created_at, expires_at)
     SELECT reservation_id, renter_id, boat_id, start_date, end_date, 4, '{}', 'booked', created_at, created_at + interval '15 minutes' FROM bookings`,
    `UPDATE booking_counts SET bookings = (SELECT count(*) FROM bookings)`,
  ];
}

/** Every list, filter, search and count of bookings. */
export async function cases(valueOf) {
  const number = (query) => valueOf(`SELECT ${query}`).then(Number);
  const count = await number('count(*) FROM bookings');
  const boats = count / FLEET;
  const [owner, captain, renter] = [2, 2 + boats, 2 * boats + 2].map((id, role) => ({
    id,
    role: ['owner', 'captain', 'renter'][role],
  }));
  const instant = (days) => new Date(Date.now() + days * 24 * HOUR).toISOString();
  const longAgo = `from=${instant(-1_130)}&to=${instant(-1_100)}`;
  const list = (query, as = ADMIN) => ({ path: `/api/bookings?limit=25&${query}`, as });
  const search = (text, more = 'sort=start-desc') => list(`${more}&q=${encodeURIComponent(text)}`);
  const all = {};
  for (const sort of ['newest', 'start-desc', 'start-asc']) {
    const order = sort === 'newest' ? 'id' : 'start_date, id';
    const place = await valueOf(`SELECT floor(extract(epoch FROM start_date) * 1000) || '.' || id FROM bookings
      ORDER BY ${order} OFFSET ${Math.floor(count / 2)} LIMIT 1`);
    all[`first page, ${sort}`] = list(`sort=${sort}`);
    all[`page in the middle, ${sort}`] = list(
      `sort=${sort}&cursor=${Buffer.from(`${sort}.${place}`).toString('base64url')}`,
    );
    for (const status of ['pending', 'confirmed', 'completed', 'declined', 'cancelled'])
      all[`${status}, ${sort}`] = list(`sort=${sort}&status=${status}`);
    all[`a month long ago, ${sort}`] = list(`sort=${sort}&${longAgo}`);
    all[`declined in a month long ago, ${sort}`] = list(`sort=${sort}&status=declined&${longAgo}`);
    all[`a person's, ${sort}`] = list(`sort=${sort}&personId=${owner.id}`);
    all[`an owner's, ${sort}`] = list(`sort=${sort}&ownerId=${owner.id}`);
    all[`a boat's, ${sort}`] = list(`sort=${sort}&boatId=7`);
  }
  for (const [name, text] of Object.entries({
    'a word of every third boat': 'sea ray',
    'a word of one boat in thirty': 'tern',
    'a word of one boat': RARE_BOAT,
    'a word of no boat': 'quinquereme',
    'two letters that many words begin with': 'se',
    'two letters that one boat begins with': 'za',
    'two letters of nothing': 'xq',
    "a booking's number": '1234',
    "a payment's name": 'pi_1234',
    'a name that five people have': RARE_PERSON,
    'a whole phone number': '(416) 000-1234',
    'a part of nearly every address': 'example',
  })) {
    for (const sort of ['newest', 'start-desc']) all[`${name}, ${sort}`] = search(text, `sort=${sort}`);
  }
  for (const sort of ['newest', 'start-desc']) {
    all[`a first name, ${sort}`] = { ...search('amelia', `sort=${sort}`), judged: false };
  }
  Object.assign(all, {
    'a word and a month long ago': search('sea ray', `sort=start-desc&${longAgo}`),
    'a word and a status': search('sea ray', 'sort=start-desc&status=pending'),
    'two letters and an owner': search('se', `sort=newest&ownerId=${owner.id}`),
    'all that is to come': list(`sort=start-asc&from=${instant(0)}`),
    counts: { path: '/api/admin/bookings/counts', as: ADMIN },
    'what an owner has open': { path: `/api/admin/users/${owner.id}/open-bookings`, as: ADMIN },
    'all blocks': { path: '/api/calendar-blocks', as: ADMIN },
    "a boat's free times": { path: '/api/boats/7/availability?from=2027-01-01&to=2027-02-15' },
    "a boat's calendar": { path: '/api/boats/7/calendar?month=2027-01' },
  });
  for (const as of [owner, renter]) {
    all[`${as.role}: counts`] = { path: '/api/bookings/counts', as };
    all[`${as.role}: newest`] = list('sort=newest', as);
    all[`${as.role}: a word`] = list('q=a', as);
    for (const tab of ['pending', 'confirmed', 'declined', 'canceled'])
      all[`${as.role}: tab ${tab}`] = list(`tab=${tab}`, as);
  }
  all['owner: a month of the calendar'] = list(`tab=calendar&endsAfter=${instant(0)}&to=${instant(31)}`, owner);
  all['captain: counts'] = { path: '/api/bookings/counts', as: captain };
  all['captain: newest'] = { path: `/api/bookings/captain/${captain.id}?limit=25`, as: captain };
  all['captain: tab upcoming'] = { path: `/api/bookings/captain/${captain.id}?limit=25&tab=upcoming`, as: captain };
  const some = await number(`id FROM bookings WHERE renter_id = ${renter.id} LIMIT 1`);
  all['one booking'] = { path: `/api/bookings/${some}`, as: ADMIN };
  all['its history'] = { path: `/api/bookings/${some}/history`, as: ADMIN };
  return all;
}
