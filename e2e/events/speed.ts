import { setTimeout as sleep } from 'node:timers/promises';
import type { EventDefinition } from '@harbourline/contracts';
import type { Client } from 'pg';
import type { RunningProcess } from './run-service';

const LOOK_EVERY_MS = 10;
const WITHIN_MS = 300_000;

/** Commits so many events of a service at once, each of another aggregate, from the event's sample. */
export async function commitEvents(
  sql: Client,
  event: EventDefinition,
  { count, of }: { count: number; of: (n: string) => string },
): Promise<void> {
  await sql.query(
    `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, data)
     SELECT gen_random_uuid(), $1, $2, n::text, 1, now(), $3::jsonb || ${of('n')} FROM generate_series(1, ${count}) AS n`,
    [event.type, event.aggregate, JSON.stringify(event.sample)],
  );
}

export interface Growth {
  perSecond: number;
  /** Processor time for each, in milliseconds. */
  processorMs: number;
}

/** How much a count grows in a second, from when it first does until it has come to `until`, and what that takes. */
export async function growthOf(count: () => Promise<number>, until: number, by: RunningProcess): Promise<Growth> {
  const deadline = performance.now() + WITHIN_MS;
  const before = await count();
  let begun: { at: number; from: number; ms: number } | undefined;
  for (;;) {
    const now = await count();
    const at = performance.now();
    if (now > before) begun ??= { at, from: now, ms: by.processorMs() };
    if (begun && now >= until) {
      const grown = now - begun.from;
      return { perSecond: (grown * 1_000) / (at - begun.at), processorMs: (by.processorMs() - begun.ms) / grown };
    }
    if (at > deadline) throw new Error(`${now} of ${until} after ${WITHIN_MS / 1_000} seconds`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** For a count: the first column of the first row. */
export async function numberIn(sql: Client, query: string): Promise<number> {
  const { rows } = await sql.query<{ number: string | null }>(`SELECT (${query}) AS number`);
  return Number(rows[0]?.number ?? 0);
}
