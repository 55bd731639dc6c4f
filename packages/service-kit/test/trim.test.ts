import { fetchFeed } from '../src/events/feed';
import { trim } from '../src/jobs/trim';
import { eventually } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { NOWHERE, PATIENT, TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startPublisher, type RunningPublisher } from './sample/start-publisher';
import { changeThing } from './sample/thing-changed';

const KEEP = { OUTBOX_DAYS: 30, INBOX_DAYS: 60, IDEMPOTENCY_DAYS: 2 };
const MONTH_LATER = { days: 31 };

let publisher: RunningPublisher;
let clock: TestClock;
beforeEach(async () => {
  publisher = await startPublisher();
  clock = new TestClock();
});
afterEach(() => publisher.stop());

const trimNow = () => trim({ db: publisher.db, clock, keep: KEEP });
const sql = (statement: string) => publisher.db.client.$executeRawUnsafe(statement);

/** Changes things, each in turn, and waits until that was published. */
async function publish(...ids: number[]): Promise<void> {
  for (const id of ids) await publisher.db.transact((tx) => changeThing(tx, id));
  await eventually('all is published', async () => {
    const [row] = await publisher.db.client.$queryRawUnsafe<{ n: bigint }[]>(
      'SELECT count(*) AS n FROM kit.outbox WHERE position > (SELECT max(position) FROM kit.published) OR position IS NULL',
    );
    return Number(row?.n) === 0;
  });
}

/** Reads as the booking service does that has handled everything up to the position. */
async function readFrom(position: number): Promise<void> {
  const urls = {
    identity: NOWHERE,
    catalog: publisher.url,
    booking: NOWHERE,
    payments: NOWHERE,
    notifications: NOWHERE,
  };
  const caller = { self: 'booking', secret: TEST_INTERNAL_SECRET, urls, patience: PATIENT } as const;
  await fetchFeed(caller, 'catalog', { after: String(position), types: 'thing.changed.v1' });
}

async function left(): Promise<string[]> {
  const rows = await publisher.db.client.$queryRawUnsafe<{ subject: string; aggregate_version: number }[]>(
    'SELECT subject, aggregate_version FROM kit.outbox ORDER BY position',
  );
  return rows.map(({ subject, aggregate_version }) => `${subject}v${aggregate_version}`);
}

it('keeps the newest event of every subject for ever, and removes what is old before it', async () => {
  await publish(1, 1, 1, 2);
  await readFrom(3);
  clock.advance({ days: 1000 });

  expect(await trimNow()).toBe(2);
  expect(await left()).toEqual(['1v3', '2v1']);
  expect(await trimNow()).toBe(0);
});

it('keeps what is young', async () => {
  await publish(1, 1, 1);
  await readFrom(2);
  clock.advance({ days: 29 });

  expect(await trimNow()).toBe(0);
  expect(await left()).toHaveLength(3);
});

it('keeps what a reader has not read yet', async () => {
  await publish(1, 1, 1);
  await readFrom(1);
  clock.advance(MONTH_LATER);
  await trimNow();
  expect(await left()).toEqual(['1v2', '1v3']);

  // How far it has read is noted every two seconds.
  await eventually('what it has read is trimmed', async () => {
    await readFrom(2);
    await trimNow();
    return (await left()).length < 2;
  });
  expect(await left()).toEqual(['1v3']);
});

it('waits sixty days for a reader that is away, and no longer', async () => {
  await publish(1, 1, 1);
  await readFrom(0);
  clock.advance({ days: 59 });
  expect(await trimNow()).toBe(0);

  clock.advance({ days: 2 });
  expect(await trimNow()).toBe(2);
});

it('keeps what was not published', async () => {
  await publish(1, 1);
  await sql(`UPDATE kit.relay SET log = 'another log'`);
  clock.advance(MONTH_LATER);

  expect(await trimNow()).toBe(0);
});

it('is not held up by a reader that has moved to a broker', async () => {
  await publish(1, 1, 1);
  await readFrom(0);
  await sql(`INSERT INTO kit.published (log, position) VALUES ('kafka', 3)`);
  await sql(`UPDATE kit.relay SET log = 'kafka'`);
  clock.advance(MONTH_LATER);

  expect(await trimNow()).toBe(2);
});

it('leaves alone what somebody else is at, and does not wait for it', async () => {
  await publish(1, 1, 1);
  await readFrom(2);
  clock.advance(MONTH_LATER);

  await publisher.db.transact(async (tx) => {
    await tx.$queryRawUnsafe('SELECT 1 FROM kit.outbox WHERE position = 1 FOR UPDATE');
    expect(await trimNow()).toBe(1);
  });
  expect(await left()).toEqual(['1v1', '1v3']);
});

it('forgets answers after two days, and handled events after sixty unless they are the newest of their subject', async () => {
  const { client } = publisher.db;
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
  for (const days of [1, 3]) {
    await client.$executeRawUnsafe(
      `INSERT INTO kit.idempotency_keys (caller, key, request_hash, created_at) VALUES ('anyone', $1, '', $2::timestamptz)`,
      `${days}`,
      ago(days),
    );
  }
  for (const [subject, days] of [
    ['7', 59],
    ['7', 61],
    ['8', 400],
  ] as const) {
    await client.$executeRawUnsafe(
      `INSERT INTO kit.inbox (handler, event_id, subject, handled_at) VALUES ('mail', gen_random_uuid(), $1, $2::timestamptz)`,
      subject,
      ago(days),
    );
  }

  expect(await trimNow()).toBe(2);
  const kept = await client.$queryRawUnsafe<{ what: string }[]>(
    'SELECT key AS what FROM kit.idempotency_keys UNION ALL SELECT subject FROM kit.inbox',
  );
  expect(kept.map(({ what }) => what).sort()).toEqual(['1', '7', '8']);
});
