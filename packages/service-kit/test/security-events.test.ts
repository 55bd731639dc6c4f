import { createNoopMeter } from '@opentelemetry/api';
import { openMetrics } from '../src/telemetry/open-metrics';
import { openSecurityEvents, type SecurityEvent } from '../src/security/security-events';
import { eventually } from '@harbourline/test-kit/eventually';
import { logLines } from '@harbourline/test-kit/log-lines';

const WINDOW_MS = 100;
const limit = (address: string): SecurityEvent => ({
  event: 'limit',
  outcome: 'reached',
  detail: 'too_many_requests',
  address,
  requestId: 'a-request',
});

const counted = (lines: readonly Record<string, unknown>[]) =>
  lines.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 1), 0);

it('tells of a flood at once, then with a count for each window, and loses none', async () => {
  const log = logLines('kit');
  const tell = openSecurityEvents(log.logger, createNoopMeter(), WINDOW_MS);
  for (let each = 0; each < 5_000; each += 1) tell(limit('a'));
  expect(log.security()).toEqual([expect.objectContaining({ ...limit('a'), level: 'warn' })]);
  await eventually('the rest is told', () => counted(log.security()) === 5_000);
  expect(log.security()).toHaveLength(2);
  expect(log.security()[1]).not.toHaveProperty('requestId');
});

it('tells clients apart, up to so many, and of all others together', () => {
  const log = logLines('kit');
  const tell = openSecurityEvents(log.logger, createNoopMeter());
  for (let each = 0; each < 20_000; each += 1) tell(limit(`address ${each}`));
  const lines = log.security();
  expect(lines).toHaveLength(1_001);
  expect(lines.at(-1)).toMatchObject({ event: 'limit', address: 'many' });
});

it('writes a line for each of the events that cost their maker something', () => {
  const log = logLines('kit');
  const tell = openSecurityEvents(log.logger, createNoopMeter());
  for (let each = 0; each < 20; each += 1) tell({ event: 'sign_in', outcome: 'failed', account: 7 });
  expect(log.security(7)).toHaveLength(20);
});

it('counts all of them by event and outcome, and has a figure for those that have not happened', async () => {
  const metrics = await openMetrics('kit', {
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_TRACES_SAMPLER_ARG: 1,
    SERVICE_VERSION: 'test',
  });
  const tell = openSecurityEvents(logLines('kit').logger, metrics.meter);
  for (let each = 0; each < 3; each += 1) tell(limit('a'));
  const text = await metrics.text();
  expect(text).toMatch(/^harbourline_security_events_total\{[^}]*event="limit",outcome="reached"[^}]*\} 3$/m);
  expect(text).toMatch(/^harbourline_security_events_total\{[^}]*event="webhook",outcome="forged"[^}]*\} 0$/m);
  await metrics.stop();
});
