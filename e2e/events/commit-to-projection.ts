import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const OWNER = 3;
const BOAT = 12;
const DAY_MS = 86_400_000;
const BLOCKS = 200;
const EVERY_MS = 60;

/** Has a database say when it has committed a row of a table; a notification leaves with the commit. */
async function hearCommits(sql: Client, table: string, key: string, heard: (key: string, at: number) => void) {
  await sql.query(`CREATE FUNCTION tell_of_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('commits', NEW.${key}::text); RETURN NULL; END $$;
    CREATE TRIGGER tell_of_commit AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION tell_of_commit();
    LISTEN commits`);
  sql.on('notification', ({ payload = '' }) => heard(payload, performance.now()));
}

/** An owner keeps a boat free, again and again, unhurriedly. @returns how long catalog took to know, in milliseconds. */
export async function commitToProjection(how: {
  booking: Client;
  catalog: Client;
  url: string;
  tokenFor(user: { id: number; role: 'owner' }): string;
}): Promise<number[]> {
  const { booking, catalog } = how;
  await booking.query(
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available)
     VALUES ($1, $2, 'Northern Light', 'Sea Ray', 'Toronto', 12, 45, 35000, 3, '{}', '{}', true)`,
    [BOAT, OWNER],
  );
  const committed = new Map<string, number>();
  const known = new Map<string, number>();
  await hearCommits(booking, 'kit.outbox', 'subject', (id, at) => committed.set(id, at));
  await hearCommits(catalog, 'busy_blocks', 'block_id', (id, at) => known.set(id, at));
  const authorization = `Bearer ${how.tokenFor({ id: OWNER, role: 'owner' })}`;
  for (let n = 0; n < BLOCKS; n += 1) {
    const start = Math.floor(Date.now() / DAY_MS + 10 + n) * DAY_MS;
    const [startDate, endDate] = [start, start + DAY_MS / 4].map((time) => new Date(time).toISOString());
    const response = await fetch(`${how.url}/api/calendar-blocks`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ boatId: BOAT, startDate, endDate }),
    });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    await sleep(EVERY_MS);
  }
  for (const deadline = Date.now() + 10_000; known.size < BLOCKS && Date.now() < deadline;) await sleep(EVERY_MS);
  if (known.size < BLOCKS) throw new Error(`catalog knows ${known.size} of ${BLOCKS} blocks`);
  return [...known].map(([id, at]) => Math.max(0, at - (committed.get(id) ?? at)));
}
