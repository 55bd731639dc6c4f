import { defineEvent } from '@harbourline/contracts';
import { z } from 'zod';
import type { Database, Tx } from '../../src/database/database';
import type { PgClient } from '@harbourline/test-kit/pg-client';

export const thingChanged = defineEvent({
  type: 'thing.changed.v1',
  source: 'catalog',
  aggregate: 'thing',
  data: z.object({ id: z.int(), text: z.string() }),
  sample: { id: 1, text: 'first' },
});

/** Changes a thing and tells of it, as a use case does: locked, with its next version. @returns that version. */
export async function changeThing(tx: Tx<PgClient>, id: number, text = ''): Promise<number> {
  const rows = await tx.$queryRawUnsafe<{ version: number }[]>(
    `INSERT INTO things (id, version) VALUES ($1, 1)
     ON CONFLICT (id) DO UPDATE SET version = things.version + 1 RETURNING version`,
    id,
  );
  const version = rows[0]?.version ?? 0;
  await tx.outbox.append(thingChanged, { subject: id, version, data: { id, text } });
  return version;
}

/** Changes each of so many things so many times, several things at once, each change in a transaction of its own. */
export async function changeMany(
  { db }: { db: Database<PgClient> },
  { things, times }: { things: number; times: number },
): Promise<void> {
  const ids = Array.from({ length: things }, (_, index) => index + 1);
  for (let time = 0; time < times; time += 1) {
    await Promise.all(ids.map((id) => db.transact((tx) => changeThing(tx, id))));
  }
}
