import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { createLogger } from '../src/logger';
import { observeGauges, type Gauge } from '../src/telemetry/gauges';
import { TestClock } from '../test-support/test-clock';

const NOON = new Date('2026-07-01T12:00:00Z');

function observed(answers: Record<string, () => Promise<unknown[]>>, gauges: Gauge[]) {
  const asked: { sql: string; values: unknown[] }[] = [];
  const reader = new PrometheusExporter({ preventServerStart: true });
  const meter = new MeterProvider({ readers: [reader] }).getMeter('test');
  const sql = {
    $queryRawUnsafe: <T>(query: string, ...values: unknown[]) => {
      asked.push({ sql: query, values });
      return (answers[query]?.() ?? Promise.reject(new Error('unknown'))) as Promise<T>;
    },
    $executeRawUnsafe: () => Promise.reject(new Error('a gauge changes nothing')),
  };
  observeGauges(meter, gauges, { sql, clock: new TestClock(NOON), logger: createLogger('test', 'silent') });
  const text = async () =>
    new PrometheusSerializer(undefined, false, undefined, true, true).serialize(
      (await reader.collect()).resourceMetrics,
    );
  return { asked, text };
}

const gauge = (name: string, sql: string): Gauge => ({ name, description: 'For tests', sql });

it('asks the database once, however often and by however many it is asked', async () => {
  const { asked, text } = observed({ q: async () => [{ value: 3n }] }, [gauge('things', 'q')]);
  await Promise.all([text(), text(), text()]);

  expect(await text()).toContain('things 3');
  expect(asked).toHaveLength(1);
});

it('makes labels of all columns but the value, and passes the present time', async () => {
  const answers = {
    'of $1': async () => [
      { value: '1.5', status: 'waiting' },
      { value: 0, status: 'failed' },
    ],
  };
  const { asked, text } = observed(answers, [gauge('things', 'of $1')]);

  expect(await text()).toContain('things{status="waiting"} 1.5\nthings{status="failed"} 0');
  expect(asked[0]?.values).toEqual([NOON]);
});

it('leaves out what cannot be read or does not come, and tells the others', async () => {
  const answers = {
    bad: () => Promise.reject(new Error('no such table')),
    slow: () => new Promise<never>(() => undefined),
    good: async () => [{ value: 1 }],
  };
  const { text } = observed(answers, [gauge('bad', 'bad'), gauge('slow', 'slow'), gauge('good', 'good')]);

  const told = await text();
  expect(told).toContain('good 1');
  expect(told).not.toMatch(/^(bad|slow)/m);
});
