import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** A stable 63-bit key for PostgreSQL's advisory locks, as text, which the driver passes on as bigint. */
function advisoryKey(name: string): string {
  const digest = createHash('sha256').update(`harbourline:${name}`).digest();
  return (digest.readBigUInt64BE() >> 1n).toString();
}

/** Takes a lock that belongs to the connection and ends with it. @returns false while another connection has it. */
export async function tryLock(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    advisoryKey(name),
  ]);
  return rows[0]?.locked ?? false;
}
