import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoatView } from '@harbourline/contracts';
import { beginPayment, hold, pay, reserve } from '@harbourline/client';
import { portsFrom, type Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { providerOf } from './support/provider';
import { listBoat, register, wishFor, type Person } from './support/people';
import { ROOT, startTestStack, type TestStack } from './support/test-stack';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from './support/trace-collector';
import { traceTree } from './support/trace-tree';
import { TracedClient } from './support/traced-client';

/** It has a value for each boat of which ten holds have ended within the hour. */
const ONLY_WHEN_HELD = new Set(['harbourline_holds_unpaid_ratio']);

describe('what an operator sees of one reservation', () => {
  let collector: TraceCollector;
  let stack: TestStack;
  let instance: Instance;
  let owner: Person;
  let renter: Person;
  let boat: BoatView;
  let client: TracedClient;

  beforeAll(async () => {
    collector = await startTraceCollector();
    stack = await startTestStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    instance = await stack.instance();
    owner = await register(instance, 'owner', 'Olivia Owner');
    renter = await register(instance, 'renter', 'Rory Renter');
    boat = await listBoat(owner);
    client = new TracedClient(instance.gatewayUrl);
    await client.signIn(renter);
    // The browser comes back before the card provider tells us, or the booking would be made of what that said.
    await providerOf(instance).webhooks('hold');
    await reserve(client, wishFor(boat));
    await providerOf(instance).webhooks('normal');
    await eventuallyHolds(
      () => inboxOf(instance, owner.email),
      (mails) => mails.some(({ text }) => text.includes('Please answer by')),
    );
    await eventuallyHolds(
      async () => collector.spansOf(client.traceId),
      (spans) =>
        spans.some((span) => handles(span, 'notifications', 'booking.requested.v1')) &&
        spans.some((span) => handles(span, 'payments', 'booking.requested.v1')) &&
        spans.some(sendsMail) &&
        // Each process sends its own when it comes to it.
        rootsOf(spans).every(({ service }) => service === 'gateway'),
    );
  });
  afterAll(async () => {
    await stack?.stop();
    await collector?.stop();
  });

  const rootsOf = (spans: readonly CollectedSpan[]) => {
    const known = new Set(spans.map(({ spanId }) => spanId));
    return spans.filter(({ parentSpanId }) => !known.has(parentSpanId));
  };
  const handles = (span: CollectedSpan, service: string, type: string) =>
    span.service === service && span.name.startsWith('handle ') && span.attributes['event.type'] === type;

  it('is one trace from the click through gateway, booking and payments to what notifications makes of it', () => {
    const spans = collector.spansOf(client.traceId);
    console.log(traceTree(spans));
    const served = (service: string, route: string) =>
      spans.find((span) => span.service === service && span.name === route && span.attributes['http.route']);

    for (const [service, route] of [
      ['gateway', 'POST /api/bookings/holds'],
      ['booking', 'POST /api/bookings/holds'],
      ['gateway', 'POST /api/create-payment-intent'],
      ['payments', 'POST /api/create-payment-intent'],
      ['gateway', 'POST /api/bookings'],
      ['booking', 'POST /api/bookings'],
    ] as const) {
      expect([service, route, served(service, route)?.attributes['http.response.status_code']]).toEqual([
        service,
        route,
        expect.any(Number),
      ]);
    }
    expect(spans.filter((span) => handles(span, 'payments', 'booking.requested.v1'))).not.toHaveLength(0);
    expect(spans.filter(({ name }) => name.startsWith('prisma:')).length).toBeGreaterThan(10);
  });

  it('has every span below the one that caused it, across processes', () => {
    const spans = collector.spansOf(client.traceId);
    const parentOf = (span: CollectedSpan) => spans.find(({ spanId }) => spanId === span.parentSpanId);
    const handled = spans.find((span) => handles(span, 'notifications', 'booking.requested.v1'));
    if (!handled) throw new Error('nothing was handled');

    const path: string[] = [];
    for (let at: CollectedSpan | undefined = handled; at; at = parentOf(at)) path.push(`${at.service} ${at.name}`);
    const noSteps = path.filter((step) => !step.includes('prisma:'));
    expect(noSteps.at(-1)).toBe('gateway POST /api/bookings');
    expect(noSteps).toContain('booking publish booking.requested.v1');
    expect(new Set(rootsOf(spans).map(({ service }) => service))).toEqual(new Set(['gateway']));
  });

  it('follows the card provider’s webhook to the booking and the messages, when the browser never comes back', async () => {
    const wish = wishFor(boat, 12);
    const held = await hold(renter.client, wish);
    await pay(renter.client, await beginPayment(renter.client, wish, held));

    const begun = (spans: readonly CollectedSpan[]) =>
      spans.filter(({ service, name }) => service === 'gateway' && name === 'POST /api/payment/webhook');
    const whole = (spans: readonly CollectedSpan[]) =>
      spans.some((span) => handles(span, 'booking', 'payment.succeeded.v1')) &&
      spans.some((span) => handles(span, 'notifications', 'booking.requested.v1')) &&
      spans.some(sendsMail);
    await eventuallyHolds(
      async () => begun(collector.all()).map(({ traceId }) => collector.spansOf(traceId)),
      (traces) => traces.some(whole),
    );
  });

  it('is found in the logs under the same id', async () => {
    for (const service of ['gateway', 'booking', 'payments']) {
      const lines = (await readFile(join(stack.dataDir, 'logs', `${service}.log`), 'utf8')).split('\n');
      const ours = lines.filter((line) => line.includes(`"trace_id":"${client.traceId}"`));
      expect(ours.some((line) => line.includes('"path":"/api/'))).toBe(true);
    }
  });

  it('keeps nothing of the jobs that found nothing to do', () => {
    const turns = collector.all().filter(({ name }) => name.startsWith('job '));
    expect(turns.filter(({ attributes, failed }) => attributes['job.done'] === 0 && !failed)).toEqual([]);
    const lone = collector.all().filter(({ name, parentSpanId }) => name.startsWith('prisma:') && !parentSpanId);
    expect(lone).toEqual([]);
  });

  it('runs the jobs that the architecture names, each in the services of which it says so', async () => {
    const described = await describedJobs(Object.keys(instance.services));
    // A job is told of from its first turn on.
    const running = await eventuallyHolds(
      async () => (await Promise.all(Object.entries(instance.services).map(jobsOf))).flat(),
      (jobs) => jobs.length >= described.length,
    );
    expect(running.sort()).toEqual(described.sort());
  });

  it('tells every metric that dashboards and alerts speak of', async () => {
    const urls = [...Object.values(instance.services).map(({ url }) => url), metricsUrlOf(instance)];
    const texts = await Promise.all(urls.map(async (url) => (await fetch(new URL('/metrics', url))).text()));
    const told = new Set(
      texts
        .flatMap((text) => [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)])
        .flatMap(([, name = '', type]) =>
          type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
        ),
    );
    const named = [...(await monitored()).matchAll(/\b(harbourline|http|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(30);
    const missing = [...new Set(named)].filter((name) => !told.has(name) && !ONLY_WHEN_HELD.has(name));
    expect(missing).toEqual([]);
  });

  it('sends its metrics to the collector as well, those of the databases included', async () => {
    await eventuallyHolds(
      async () => collector.metrics,
      (metrics) =>
        ['gateway', 'booking'].every((name) => metrics.get(name)?.has('http_server_request_duration_seconds')) &&
        metrics.get('booking')?.has('harbourline_holds_live') === true,
    );
  });

  it('keeps its metrics to itself: the gateway’s public address leads to none of them', async () => {
    const answers = await Promise.all(
      ['/metrics', '/api/metrics', '/internal/metrics', '/booking/metrics'].map((path) =>
        fetch(new URL(path, instance.gatewayUrl)),
      ),
    );
    for (const answer of answers) expect(await answer.text()).not.toContain('# TYPE');
  });
});

async function jobsOf([service, { url }]: [string, { url: string }]): Promise<string[]> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return [...metrics.matchAll(/^harbourline_job_delay_seconds\{.*task="([^"]+)"/gm)].map(
    ([, task]) => `${task} in ${service}`,
  );
}

/** The table of jobs in docs/architecture.md; those that read events are all but identity. */
async function describedJobs(services: readonly string[]): Promise<string[]> {
  const text = await readFile(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const table = /^\| Job .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '';
  const whose: Record<string, readonly string[]> = {
    'every service': services,
    'every reader': services.filter((service) => service !== 'identity'),
  };
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, jobs = '', where = ''] = row.split('|').map((cell) => cell.trim());
      return jobs.split(', ').flatMap((job) => (whose[where] ?? [where]).map((service) => `${job} in ${service}`));
    });
}

/** The expressions of all alerts and dashboards. */
async function monitored(): Promise<string> {
  const folder = join(ROOT, 'deploy', 'monitoring');
  const files = ['alerts.yml', 'dashboards/services.json', 'dashboards/business.json'];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.match(/(?:"expr"|expr|"query"): .*(?:\n {10,}.*)*/g) ?? []).join('\n');
}

function metricsUrlOf({ gatewayUrl }: Instance): string {
  const url = new URL(gatewayUrl);
  url.port = String(portsFrom(Number(url.port)).gatewayMetrics);
  return url.href;
}

function sendsMail({ service, name }: CollectedSpan): boolean {
  return service === 'notifications' && name.startsWith('send email new-reservation-');
}
