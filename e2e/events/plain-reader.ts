import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

const EVENTS = 2_000;

/**
 * The simplest reader that loses nothing and does nothing twice, with the driver alone: a transaction for each
 * event, with its version and one row. @returns events a second.
 */
export async function plainReader(sql: Client): Promise<number> {
  await sql.query(`CREATE TABLE IF NOT EXISTS plain_versions (subject text PRIMARY KEY, version int NOT NULL);
    CREATE TABLE IF NOT EXISTS plain_rows (id text PRIMARY KEY, data jsonb NOT NULL)`);
  const data = JSON.stringify({ fullName: 'Marie Tremblay', email: 'marie@example.com', phone: '+14165550107' });
  const started = performance.now();
  for (let n = 0; n < EVENTS; n += 1) {
    const subject = randomUUID();
    await sql.query('BEGIN');
    await sql.query({
      name: 'version',
      text: `INSERT INTO plain_versions VALUES ($1, $2) ON CONFLICT (subject) DO UPDATE SET version = excluded.version
        WHERE plain_versions.version < excluded.version`,
      values: [subject, 1],
    });
    await sql.query({
      name: 'row',
      text: 'INSERT INTO plain_rows VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET data = excluded.data',
      values: [subject, data],
    });
    await sql.query('COMMIT');
  }
  return (EVENTS * 1_000) / (performance.now() - started);
}
