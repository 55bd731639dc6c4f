import { createHash } from 'node:crypto';

/** A stable 63-bit key for PostgreSQL's advisory locks, as text, which the driver passes on as bigint. */
export function advisoryKey(name: string): string {
  const digest = createHash('sha256').update(`harbourline:${name}`).digest();
  return (digest.readBigUInt64BE() >> 1n).toString();
}
