import type { Meter } from '@opentelemetry/api';
import type { Clock } from '../clock';
import type { SqlClient } from '../database/sql-client';
import type { Logger } from '../logger';

/** A figure that is read from the database. */
export interface Gauge {
  /** Such as `harbourline_holds_live`; as Prometheus writes names. */
  name: string;
  /** A description for the people who read the metric. */
  description: string;
  /**
   * Rows with a `value`, which is a number; every other column is a label. `$1`, where it occurs, is the present time.
   * Must be cheap: an index, or a table that stays small.
   */
  sql: string;
}

type Row = Record<string, unknown>;

/** However often metrics are requested, the database is queried at most once in this time. */
const KEEP_MS = 10_000;
const ANSWER_WITHIN_MS = 2_000;

/** Reads the figures when metrics are requested; one that is not available is left out, and the others are reported. */
export function observeGauges(
  meter: Meter,
  gauges: readonly Gauge[],
  { sql, clock, logger }: { sql: SqlClient; clock: Clock; logger: Logger },
): void {
  for (const gauge of gauges) {
    const read = sampled(async () => {
      const rows = await sql.$queryRawUnsafe<Row[]>(gauge.sql, ...(gauge.sql.includes('$1') ? [clock.now()] : []));
      return rows.map(({ value, ...labels }) => ({ value: Number(value ?? 0), labels: asTexts(labels) }));
    });
    meter.createObservableGauge(gauge.name, { description: gauge.description }).addCallback(async (result) => {
      try {
        for (const { value, labels } of await read()) result.observe(value, labels);
      } catch (error) {
        logger.debug({ err: error, gauge: gauge.name }, 'a figure could not be read');
      }
    });
  }
}

/** The function's result, cached for ten seconds: simultaneous calls share one. @throws when it takes too long. */
export function sampled<T>(read: () => Promise<T>): () => Promise<T> {
  let asked: { result: Promise<T>; at: number } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > KEEP_MS) {
      const result = inTime(read());
      asked = { result, at: performance.now() };
      result.catch(() => (asked = undefined));
    }
    return asked.result;
  };
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), ANSWER_WITHIN_MS);
  });
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer));
}

function asTexts(labels: Row): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}
