import { boat, person, RARE_BOAT, RARE_PERSON } from '../../../scripts/bench/made-up.mjs';

const ADMIN = { id: 1, role: 'admin' };

export const settings = () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Harbourline <bookings@harbourline.example>',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  SETTINGS_SECRET: 'only-for-the-benchmark',
  SUPPORT_EMAIL: 'support@harbourline.example',
});

/**
 * Messages of four years to as many people, one in five an SMS: most were sent, some skipped, one in fifty failed, and the
 * last ten wait for tomorrow. A hundred tell of a boat whose name no other has, and one person got two hundred. As many
 * messages of visitors, of which forty are open.
 */
export function seed(count) {
  const users = person('n', count);
  const to = person('made.to', count);
  const named = boat(`made.about`);
  const at = `now() - interval '4 years' + interval '4 years' * (n / ${count}::float8)`;
  return [
    `INSERT INTO users (id, role, full_name, email, phone, phone_confirmed)
     SELECT n, 'renter', ${users.fullName}, ${users.email}, ${users.phone}, true FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO deliveries (id, event_id, recipient_id, channel, template, about, booking_id, user_ids, status, attempts, due_at,
       created_at, sent_at, last_error, address, subject)
     SELECT gen_random_uuid(), gen_random_uuid(), made.to, made.channel, 'welcome-renter', '{}', made.booking, '{}', made.status, 1,
       CASE WHEN status = 'waiting' THEN now() + interval '1 day' END, at, CASE WHEN status = 'sent' THEN at END,
       CASE WHEN status IN ('failed', 'skipped') THEN 'the server said no' END,
       CASE WHEN status = 'waiting' THEN NULL WHEN channel = 'sms' THEN ${to.phone} ELSE ${to.email} END,
       CASE WHEN status <> 'waiting' AND channel = 'email' THEN
         ${`(ARRAY['Your reservation of ', 'Payment received: ', 'Please answer: '])[1 + n % 3]`} || ${named.name} || ${`(ARRAY[' is confirmed', ', deposit', ' is requested'])[1 + n % 3]`} END
     FROM (SELECT n, 1 + n / 4 AS booking, ${at} AS at, CASE WHEN n % 5 = 2 THEN 'sms' ELSE 'email' END AS channel,
         CASE WHEN n % ${count / 200} = 1 THEN 11 ELSE 1 + (n::bigint * 7919) % ${count} END AS to,
         CASE WHEN n % ${count / 125} = 0 THEN 7 ELSE 8 + n % 2000 END AS about,
         CASE WHEN n > ${count - 10} THEN 'waiting' WHEN n % 49 = 3 THEN 'failed' WHEN n % 5 = 2 AND n % 10 > 2 THEN 'skipped' ELSE 'sent' END AS status
       FROM generate_series(1, ${count}) AS n) AS made`,
    `INSERT INTO contact_submissions (first_name, last_name, email, phone, destination, message, created_at, handled_at)
     SELECT split_part(name, ' ', 1), split_part(name, ' ', 2), email, phone, 'About a charter in ' || (ARRAY['May', 'June', 'July'])[1 + n % 3],
       'Is the ' || boat || ' free on a Saturday, and may we bring our own food and music? Our party is of ' || n % 12 || ', ' || (ARRAY[
       'two of whom use a wheelchair', 'with children', 'all of whom can swim', 'celebrating a birthday', 'and one dog'])[1 + n % 5], ${at},
       CASE WHEN n <= ${count - 40} THEN ${at} + interval '1 day' END
     FROM (SELECT n, ${users.fullName} AS name, ${users.email} AS email, '(416) ' || substr(lpad(n::text, 7, '0'), 1, 3) || '-' || substr(lpad(n::text, 7, '0'), 4) AS phone,
         ${boat(`CASE WHEN n % ${count / 20} = 0 THEN 7 ELSE 8 + n % 2000 END`).name} AS boat
       FROM generate_series(1, ${count}) AS n) AS made`,
  ];
}

/** Every list, filter, search and count of messages. */
export async function cases(valueOf) {
  const middle = async (table) => {
    const place = await valueOf(`SELECT floor(extract(epoch FROM created_at) * 1000) || '.' || id FROM ${table}
      ORDER BY created_at, id OFFSET (SELECT count(*) / 2 FROM ${table}) LIMIT 1`);
    return `cursor=${Buffer.from(place).toString('base64url')}`;
  };
  const messages = (query) => ({ path: `/api/admin/deliveries?limit=25&${query}`, as: ADMIN });
  const visitors = (query) => ({ path: `/api/admin/contact-messages?limit=25&${query}`, as: ADMIN });
  const all = {
    'messages: first page': messages(''),
    'messages: page in the middle': messages(await middle('deliveries')),
    'messages: how many failed': { path: '/api/admin/deliveries?limit=1&status=failed', as: ADMIN },
    'messages: sms that failed': messages('status=failed&channel=sms'),
    "messages: a booking's": messages('bookingId=100'),
    "messages: somebody's": messages('recipientId=11'),
    "messages: somebody's by word": messages('recipientId=11&q=payment'),
    'messages: a word and a status': { ...messages('status=failed&q=reservation'), judged: false },
    "messages: a word's page in the middle": messages(`q=reservation&${await middle('deliveries')}`),
    'visitors: first page': visitors(''),
    'visitors: page in the middle': visitors(await middle('contact_submissions')),
    'visitors: open ones': visitors('handled=false'),
    'visitors: handled ones': visitors('handled=true'),
    'visitors: open ones by word': visitors('handled=false&q=birthday'),
  };
  for (const status of ['waiting', 'sent', 'failed', 'skipped'])
    all[`messages: ${status}`] = messages(`status=${status}`);
  for (const channel of ['email', 'sms']) all[`messages: by ${channel}`] = messages(`channel=${channel}`);
  for (const [name, text] of Object.entries({
    'a common word': 'reservation',
    'a boat of thirty': 'tern',
    'a boat of a hundred messages': RARE_BOAT,
    'a word of no message': 'quinquereme',
    'an address': 'amelia.ouellet122@example.com',
    'a part of nearly every address': 'example',
    'a name that five people have': RARE_PERSON,
    'a phone': '(416) 000-1234',
    "a booking's number": '#100',
    'two letters that many words begin with': 'pl',
    'two letters of nothing': 'xq',
  })) {
    all[`messages: ${name}`] = messages(`q=${encodeURIComponent(text)}`);
  }
  for (const [name, text] of Object.entries({
    'a word of all': 'saturday',
    'two words, one of all': 'saturday birthday',
    'a boat of twenty messages': RARE_BOAT,
    'a word of none': 'quinquereme',
    'a phone': '(416) 000-1234',
    'two letters that words begin with': 'of',
    'two letters of nothing': 'xq',
  })) {
    all[`visitors: ${name}`] = visitors(`q=${encodeURIComponent(text)}`);
  }
  all['messages: a first name'] = { ...messages('q=amelia'), judged: false };
  all['visitors: a first name'] = { ...visitors('q=amelia'), judged: false };
  all['visitors: a boat of thirty'] = { ...visitors('q=tern'), judged: false };
  return all;
}
