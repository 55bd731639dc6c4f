import type { QueryResultRow } from 'pg';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import type { startPayments } from './start-payments';

type World = Pick<Awaited<ReturnType<typeof startPayments>>, 'rows' | 'clock'>;

export interface FoundRow extends QueryResultRow {
  kind: string;
  comparison: string | null;
  row: { table: string; id: string; field: string; says: Record<string, string> } | null;
  detail: string;
  resolved_at: Date | null;
}

/** One whole comparison: each record's turn comes once, and what differed is looked at a second time. */
export async function compareAll({ rows, clock }: World): Promise<void> {
  const before = clock.now();
  clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () => {
    expect(await rows('SELECT name FROM comparisons WHERE finished_at <= $1', [later(before)])).toEqual([]);
    expect(
      await rows(
        `SELECT id FROM payments WHERE status = 'succeeded' AND captured_cents > 0 AND compared_at <= $1
         OR status = 'succeeded' AND captured_cents > 0 AND compared_at IS NULL AND paid_at <= $2`,
        [later(before), before],
      ),
    ).toEqual([]);
    expect(await rows('SELECT 1 FROM provider_walks WHERE next_at <= $1', [clock.now()])).toEqual([]);
  });
  clock.advance({ seconds: 901 });
  const looked = clock.now();
  await eventuallyPasses(async () => {
    expect(
      await rows(`SELECT * FROM doubts WHERE seen_at <= $1::timestamptz - interval '15 minutes'`, [looked]),
    ).toEqual([]);
  });
}

/** All discrepancies that were found, settled or not. */
export const foundIn = ({ rows }: World) => rows<FoundRow>('SELECT * FROM discrepancies ORDER BY id');

function later(before: Date): Date {
  return new Date(before.getTime() + 6 * 3_600_000);
}
