import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const NANOSECONDS = 1e9;
/** Percentiles of the event loop's delay; the histogram is reset after each reading. */
const QUANTILES = [50, 99, 100] as const;

/** Metrics of the process itself. @returns a function that ends the measuring. */
export function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let reading = delayOf(delay);
  meter
    .createObservableGauge('nodejs_eventloop_delay_seconds', {
      description: 'How late the event loop comes to what is due, since it was last asked',
    })
    .addCallback((result) => {
      reading = delay.count > 0 ? delayOf(delay) : reading;
      delay.reset();
      for (const { quantile, seconds } of reading) result.observe(seconds, { quantile });
    });
  meter
    .createObservableGauge('process_resident_memory_bytes', { description: 'Memory that the process occupies' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('nodejs_heap_used_bytes', { description: 'Memory that JavaScript objects occupy' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  meter
    .createObservableCounter('process_cpu_seconds', { description: 'Processor time that the process has used' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
  const startedAt = Date.now() / 1000 - process.uptime();
  meter
    .createObservableGauge('process_start_time_seconds', { description: 'When the process began, since 1970' })
    .addCallback((result) => result.observe(startedAt));
  return () => delay.disable();
}

function delayOf(delay: ReturnType<typeof monitorEventLoopDelay>) {
  return QUANTILES.map((share) => ({
    quantile: String(share / 100),
    seconds: delay.count > 0 ? Math.max(0, delay.percentile(share) / NANOSECONDS - 0.02) : 0,
  }));
}

/** The connections of a replica to its database. */
export interface PoolUse {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  max: number;
}

export function observePool(meter: Meter, pool: PoolUse): void {
  meter
    .createObservableGauge('harbourline_database_connections', {
      description: 'Connections to the database: busy, idle, and requests that wait for one',
    })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { state: 'busy' });
      result.observe(pool.idleCount, { state: 'idle' });
      result.observe(pool.waitingCount, { state: 'waiting' });
    });
  meter
    .createObservableGauge('harbourline_database_connections_max', {
      description: 'As many connections as there may be',
    })
    .addCallback((result) => result.observe(pool.max));
}
