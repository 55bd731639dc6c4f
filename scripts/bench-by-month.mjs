// npm run bench:by-month: the messages of four years in one table and in one split by month, which the service's own calls
// are asked of in turns; how long somebody who writes waits while the table is split; and what it takes to remove the
// oldest month. `--messages 1000000` says how many there are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { seed, settings, cases as casesOf } from '../services/notifications/bench/growth.mjs';
import { lowerQuartile, measureInTurns } from './bench/measure-in-turns.mjs';
import { seeding, valueIn } from './bench/seeding.mjs';
import { startSignIn } from './bench/sign-in.mjs';
import { startSizes } from './bench/start-sizes.mjs';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

const MEASURING = { warmUp: 3, rounds: 21 };
const TIMES = 200;
const BENCH = join(ROOT, 'services', 'notifications', 'bench');
const STEPS = stepsOf(readFileSync(join(BENCH, 'deliveries-by-month.sql'), 'utf8'));
const MONTHS = stepsOf(readFileSync(join(BENCH, 'months-of-the-past.sql'), 'utf8'));
/** What the service does with a message that it sends, and with one that comes. */
const WRITES = {
  'take the next message': `UPDATE deliveries SET attempts = attempts + 1 WHERE id = (SELECT id FROM deliveries AS due
    WHERE status = 'waiting' AND channel = 'email' ORDER BY due_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
  'change a message by its id': `UPDATE deliveries SET attempts = attempts + 1
    WHERE id = (SELECT id FROM deliveries ORDER BY created_at DESC LIMIT 1)`,
  'write a message': `INSERT INTO deliveries (id, event_id, recipient_id, channel, template, about, user_ids, status, attempts,
    due_at, created_at) VALUES (gen_random_uuid(), gen_random_uuid(), 1, 'email', 'welcome-renter', '{}', '{}', 'waiting', 1,
    now() + interval '1 day', now()) ON CONFLICT DO NOTHING`,
};

const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000000' } } });
const messages = Number(values.messages);

await build({ web: false });
const signIn = await startSignIn();
const { whole, split, stop } = await startSizes(
  { whole: messages, split: messages },
  {
    service: 'notifications',
    settings: { IDENTITY_URL: signIn.url, ...settings() },
    seed: (count, { DATABASE_URL }) => seeding(DATABASE_URL, seed(count)),
  },
);
try {
  await splitBesideAWriter(split.env.DATABASE_URL);
  await compareCalls();
  for (const [name, statement] of Object.entries(WRITES)) tell(name, await inTurns(statement));
  await removeOldest();
} finally {
  await stop();
  signIn.stop();
}

async function splitBesideAWriter(url) {
  const [worker, writer] = [await connect(url), await connect(url)];
  let over = false;
  let longest = 0;
  let written = 0;
  const writing = (async () => {
    for (; !over; written += 1)
      longest = Math.max(longest, await millisecondsFor(() => writer.query(WRITES['write a message'])));
  })();
  const untilWritten = async (count) => {
    while (written < count) await pause(1);
  };
  try {
    for (const step of STEPS) {
      longest = 0;
      const took = await millisecondsFor(() => worker.query(step));
      await Promise.race([untilWritten(written + 1), writing]);
      console.log(
        `${step.split('\n')[0].slice(0, 60).padEnd(62)} ${took.toFixed(0)} ms; a writer waited ${longest.toFixed(0)} ms`,
      );
    }
    over = true;
    await writing;
    for (const step of MONTHS) await worker.query(step);
    await worker.query('VACUUM ANALYZE');
  } finally {
    over = true;
    await writing.catch(() => undefined);
    await Promise.all([worker.end(), writer.end()]);
  }
  console.log(`${await valueIn(url, "SELECT count(*) FROM pg_partition_tree('deliveries') WHERE isleaf")} parts`);
}

async function compareCalls() {
  const all = await casesOf((query) => valueIn(whole.env.DATABASE_URL, query));
  const headers = (as) => as && signIn.headersOf(as);
  const chosen = Object.entries(all).filter(([name]) => name.startsWith('messages'));
  const measured = await measureInTurns(
    { whole, split },
    chosen.map(([, { path, as }]) => ({
      paths: { whole: [path], split: [path] },
      headers: { whole: headers(as), split: headers(as) },
    })),
    MEASURING,
  );
  for (const [index, [name]] of chosen.entries())
    tell(name, { whole: measured[index].whole.ms, split: measured[index].split.ms });
}

async function inTurns(statement) {
  const clients = { whole: await connect(whole.env.DATABASE_URL), split: await connect(split.env.DATABASE_URL) };
  const ms = { whole: [], split: [] };
  for (let time = 0; time < TIMES; time += 1)
    for (const name of ['whole', 'split'])
      ms[name].push(await millisecondsFor(() => clients[name].query({ name: 'prepared', text: statement })));
  await Promise.all(Object.values(clients).map((client) => client.end()));
  return ms;
}

async function removeOldest() {
  const [one, parts] = [await connect(whole.env.DATABASE_URL), await connect(split.env.DATABASE_URL)];
  const { rows } = await parts.query(
    `SELECT relid::text AS name FROM pg_partition_tree('deliveries') WHERE isleaf ORDER BY relid::text LIMIT 1`,
  );
  const count = await valueIn(split.env.DATABASE_URL, `SELECT count(*) FROM ${rows[0].name}`);
  const dropped = await millisecondsFor(() => parts.query(`DROP TABLE ${rows[0].name}`));
  const deleted = await millisecondsFor(() =>
    one.query(`DELETE FROM deliveries WHERE id IN (SELECT id FROM deliveries ORDER BY created_at LIMIT ${count})`),
  );
  console.log(
    `the ${count} messages of the oldest month: deleted in ${deleted.toFixed(0)} ms, dropped in ${dropped.toFixed(0)} ms`,
  );
  await Promise.all([one.end(), parts.end()]);
}

function tell(name, { whole: one, split: parts }) {
  const [before, after] = [lowerQuartile(one), lowerQuartile(parts)];
  console.log(
    `${name.padEnd(50)} ${before.toFixed(2)} ms, by month ${after.toFixed(2)} ms, ${(after / before).toFixed(2)} ×`,
  );
}

async function connect(connectionString) {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

async function millisecondsFor(act) {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** The statements of a file; a semicolon at the end of a line ends one, unless it is within a body. */
function stepsOf(sql) {
  const bare = sql.replaceAll(/^--.*\n/gm, '');
  return [...bare.matchAll(/\s*DO \$\$[^]*?\$\$;|[^;]+;/g)].map(([step]) => step.trim()).filter(Boolean);
}
