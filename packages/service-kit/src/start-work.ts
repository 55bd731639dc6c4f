import type { Meter } from '@opentelemetry/api';
import type { Clock } from './clock';
import type { ServiceConfig } from './config';
import type { OpenDatabase, PrismaClientLike } from './database/database';
import { sessionUrl } from './database/session-url';
import { attemptEvents } from './events/attempt-event';
import type { EventHandler } from './events/event-handler';
import { rebuildAfterUpdate } from './events/rebuild-after-update';
import { retryEventsJob } from './events/retry-events';
import { startSubscriptions } from './events/subscriptions';
import type { Transport } from './events/transport';
import { startJob, type Job, type RunningJob } from './jobs/job';
import { nextRetry } from './jobs/next-retry';
import type { ServiceJobs } from './jobs/start-jobs';
import { trimJob } from './jobs/trim';
import type { Lifecycle } from './lifecycle';
import type { Logger } from './logger';
import { observeJobs } from './telemetry/observe-jobs';

/** Starts what a service does without being called: it handles events, tries again those that failed, and runs its jobs. */
export function startWork<Client extends PrismaClientLike>({
  parts: { subscriptions = [], jobs: ownJobs = [] },
  db,
  config,
  clock,
  logger,
  meter,
  retryMs,
  transport,
  jobs,
  lifecycle,
}: {
  parts: { subscriptions?: readonly EventHandler<Client>[]; jobs?: readonly Job[] };
  db: OpenDatabase<Client>;
  config: ServiceConfig;
  clock: Clock;
  logger: Logger;
  meter: Meter;
  retryMs: readonly number[];
  transport: Transport;
  jobs: ServiceJobs;
  lifecycle: Lifecycle;
}): void {
  let retrying: RunningJob | undefined = undefined;
  const attempts = attemptEvents({ db, clock, logger, meter });
  const attempt: typeof attempts.attempt = async (handler, event) => {
    const error = await attempts.attempt(handler, event);
    if (error !== undefined) retrying?.stir();
    return error;
  };
  const handling = { db, logger, retryMs, ...attempts, attempt };
  const connections = config.DATABASE_POOL;
  const running = startSubscriptions({ ...handling, handlers: subscriptions, transport, clock, connections });
  lifecycle.started('subscriptions', () => running.stop());
  const databaseUrl = sessionUrl(config);
  const rebuilding = rebuildAfterUpdate({ handlers: subscriptions, db, transport, databaseUrl, logger });
  lifecycle.started('rebuilding of projections', () => rebuilding.stop());
  const observe = observeJobs(meter);
  const jobParts = { clock, logger, observe, lifecycle };
  jobs.start(ownJobs, jobParts);
  if (subscriptions.length > 0) {
    const retries = retryEventsJob({ ...handling, handlers: subscriptions });
    [retrying] = jobs.start([{ ...retries, nextDue: () => nextRetry(db, clock) }], jobParts);
  }
  const trimming = startJob(trimJob({ db, clock, keep: config }), { clock, logger, observe });
  lifecycle.started('job trim', () => trimming.stop());
}
