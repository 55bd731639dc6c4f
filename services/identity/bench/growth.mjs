import { person, RARE_PERSON } from '../../../scripts/bench/made-up.mjs';

const ADMIN = { id: 1, role: 'admin' };
const PHONE = encodeURIComponent('(416) 000-1234');

export const settings = ({ privateKey }) => ({ JWT_PRIVATE_KEY: privateKey, PUBLIC_ORIGIN: 'http://127.0.0.1' });

/** Users of four years, with a sign-in each, one of whom signs in often; the licenses of captains, twenty to be reviewed. */
export function seed(count) {
  const { fullName, email, phone } = person('n', count);
  return [
    `INSERT INTO users (role, full_name, email, phone, password, is_verified, created_at, updated_at)
     SELECT CASE WHEN n <= 3 THEN 'admin' WHEN n % 25 = 4 THEN 'owner' WHEN n % 25 = 5 THEN 'captain' ELSE 'renter' END::role,
       ${fullName}, ${email}, ${phone}, 'none', true, at, at
     FROM generate_series(1, ${count}) AS n,
       LATERAL (SELECT now() - interval '4 years' + interval '4 years' * (n / ${count}::float8) AS at) AS made`,
    `INSERT INTO user_counts SELECT role, 0, count(*) FROM users GROUP BY role`,
    `INSERT INTO sessions (id, user_id, created_at)
     SELECT gen_random_uuid(), CASE WHEN n % ${count / 50} = 0 THEN 7 ELSE n END, now() - n * interval '1 minute'
     FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO license_files (key, user_id, license_type, content_type, size_bytes, created_at, stored_at, status, number, expires_on)
     SELECT 'licenses/' || id || type || '.pdf', id, type, 'application/pdf', 50000, created_at, created_at, 'accepted', 'A' || id,
       now() + interval '2 years'
     FROM users, unnest(ARRAY['pleasure_craft', 'harbor']) AS type WHERE role = 'captain'`,
    `INSERT INTO license_files (key, user_id, license_type, content_type, size_bytes, created_at, stored_at)
     SELECT 'licenses/new' || id || '.pdf', id, 'harbor', 'application/pdf', 50000, now(), now()
     FROM (SELECT id FROM users WHERE role = 'captain' ORDER BY id DESC LIMIT 20) AS captains`,
  ];
}

/** Every list, filter, search and count of people. */
export async function cases(valueOf) {
  const middle = async (sort, order) => {
    const place =
      await valueOf(`SELECT extract(epoch FROM date_trunc('milliseconds', created_at)) * 1000 || '.' || id FROM users
      ORDER BY ${order} OFFSET (SELECT count(*) / 2 FROM users) LIMIT 1`);
    const [time, id] = [place.slice(0, place.lastIndexOf('.')), place.slice(place.lastIndexOf('.') + 1)];
    return Buffer.from(`${sort}.${Math.trunc(Number(time))}.${id}`).toString('base64url');
  };
  const list = (query) => ({ path: `/api/users?limit=25&${query}`, as: ADMIN });
  const sorts = {
    newest: 'created_at, id',
    oldest: 'created_at, id',
    'name-asc': 'full_name, id',
    'name-desc': 'full_name, id',
  };
  const all = {};
  for (const [sort, order] of Object.entries(sorts)) {
    all[`first page, ${sort}`] = list(`sort=${sort}`);
    all[`page in the middle, ${sort}`] = list(`sort=${sort}&cursor=${await middle(sort, order)}`);
    all[`captains, ${sort}`] = list(`sort=${sort}&role=captain`);
    all[`a first name, ${sort}`] = { ...list(`sort=${sort}&q=amelia`), judged: false };
  }
  for (const role of ['renter', 'owner', 'captain', 'admin']) {
    all[`how many of a role: ${role}`] = { path: `/api/users?limit=1&role=${role}`, as: ADMIN };
  }
  for (const [name, q] of Object.entries({
    'a name that five people have': RARE_PERSON,
    'a name that nobody has': 'quinquereme',
    'a part of nearly every address': 'example',
    'two letters that begin five names': 'qu',
    'two letters of nobody': 'xq',
    'a whole phone number': '(416) 000-1234',
    'the end of a phone number': '001 234',
    'a number': '#1234',
  })) {
    all[name] = list(`q=${encodeURIComponent(q)}`);
  }
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString();
  return {
    ...all,
    'two letters that begin names': { ...list('q=am'), judged: false },
    'a first name and a role': { ...list('q=amelia&role=captain'), judged: false },
    'joined in a month long ago': list(`from=${day(1_000)}&until=${day(970)}`),
    'joined in a month long ago, by name': list(`from=${day(1_000)}&until=${day(970)}&sort=name-asc`),
    'joined in the last month': list(`from=${day(30)}`),
    'three by their numbers': list('ids=11,77,1234'),
    'a phone and a role': list(`q=${PHONE}&role=renter`),
    'sign-ins of somebody': { path: '/api/admin/users/7/sign-ins?limit=25', as: ADMIN },
    'licenses to be reviewed': { path: '/api/admin/licenses?limit=10', as: ADMIN },
    'who one is': { path: '/api/auth/me', as: { id: 11, role: 'renter' } },
  };
}
