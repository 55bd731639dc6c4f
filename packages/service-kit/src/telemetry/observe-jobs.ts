import type { Meter } from '@opentelemetry/api';

/** Runs a job and records the outcome. @returns how many things it did; 0 if it failed. */
export type ObserveTurn = (job: { name: string; everyMs: number }, turn: () => Promise<number>) => Promise<number>;

export const unobserved: ObserveTurn = (_job, turn) => turn().catch(() => 0);

/**
 * Records the runs of a service's jobs, what they did, how long they took and how long ago the last successful one was.
 * Jobs are labeled as tasks, because Prometheus calls a scrape target a job.
 */
export function observeJobs(meter: Meter): ObserveTurn {
  const durations = meter.createHistogram('harbourline_job_duration_seconds', {
    description: 'How long turns of jobs took, by outcome: done, idle, failed',
    advice: { explicitBucketBoundaries: [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60] },
  });
  const done = meter.createCounter('harbourline_job_things_total', { description: 'What jobs did, in things' });
  const goodAt = new Map<string, number>();
  meter
    .createObservableGauge('harbourline_job_delay_seconds', {
      description: 'How much longer ago than its interval a job last had a turn that did not fail',
    })
    .addCallback((result) => {
      for (const [job, dueAt] of goodAt) result.observe(Math.max(0, performance.now() - dueAt) / 1000, { task: job });
    });

  return async ({ name: job, everyMs }, turn) => {
    if (!goodAt.has(job)) goodAt.set(job, performance.now() + everyMs);
    const started = performance.now();
    const took = (outcome: string) => durations.record((performance.now() - started) / 1000, { task: job, outcome });
    try {
      const things = await turn();
      goodAt.set(job, performance.now() + everyMs);
      took(things > 0 ? 'done' : 'idle');
      if (things > 0) done.add(things, { task: job });
      return things;
    } catch {
      took('failed');
      return 0;
    }
  };
}
