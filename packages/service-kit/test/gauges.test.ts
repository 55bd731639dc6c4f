import { z } from 'zod';
import { openMetrics, type Metrics } from '../src/telemetry/open-metrics';
import { telemetryConfig } from '../src/telemetry/telemetry-config';

let metrics: Metrics;
beforeEach(async () => {
  metrics = await openMetrics('catalog', z.object(telemetryConfig).parse({}));
});
afterEach(() => metrics.stop());

it('leaves a figure out once nobody tells it any more, and tells it again when somebody does', async () => {
  const told = new Map([
    ['failed', 2],
    ['waiting', 1],
  ]);
  metrics.meter.createObservableGauge('refunds').addCallback((result) => {
    for (const [status, value] of told) result.observe(value, { status });
  });
  expect(await metrics.text()).toContain('refunds{status="failed",service_name="catalog"} 2');

  told.delete('failed');
  const after = await metrics.text();
  expect(after).toContain('refunds{status="waiting",service_name="catalog"} 1');
  expect(after).not.toContain('failed');

  told.clear();
  expect(await metrics.text()).not.toContain('refunds');
  told.set('failed', 3);
  expect(await metrics.text()).toContain('refunds{status="failed",service_name="catalog"} 3');
});

it('goes on telling what is counted, whether or not more was counted meanwhile', async () => {
  const requests = metrics.meter.createCounter('requests_total');
  requests.add(2, { status: '200' });
  await metrics.text();
  expect(await metrics.text()).toContain('requests_total{status="200",service_name="catalog"} 2');
  requests.add(1, { status: '200' });
  expect(await metrics.text()).toContain('requests_total{status="200",service_name="catalog"} 3');
});
