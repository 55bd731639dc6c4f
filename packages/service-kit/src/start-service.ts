import type { ServiceName } from '@harbourline/contracts';
import { remoteKeys, tokenVerifier } from './auth/access-token';
import { followRevocations, remoteRevocations, type AskRevocations } from './auth/revocations';
import { systemClock, type Clock } from './clock';
import type { ServiceConfig } from './config';
import { openDatabase, type Database, type PgDriverAdapter, type PrismaClientLike } from './database/database';
import { callLimits } from './database/open-pool';
import { openTransport } from './events/open-transport';
import { startRelay, type Relay } from './events/relay';
import type { EventHandler } from './events/event-handler';
import { RETRY_MS } from './events/subscriptions';
import type { ServiceCaller } from './http/call-service';
import { serviceApp } from './http/koa-app';
import { UPLOAD_SPACE_BYTES } from './http/limits';
import { sessionUrl } from './database/session-url';
import { listen, PATIENCE_WITH_CLIENTS } from './http/listen';
import { operationRoutes } from './http/operation-routes';
import type { ServiceRoute } from './http/route';
import { UploadSpace } from './http/upload-space';
import type { Job } from './jobs/job';
import { serviceJobs } from './jobs/start-jobs';
import { Lifecycle } from './lifecycle';
import { createLogger, type Logger } from './logger';
import { startWork } from './start-work';
import { observeGauges, type Gauge } from './telemetry/gauges';
import { KIT_GAUGES, observeLag } from './telemetry/kit-gauges';
import { openMetrics } from './telemetry/open-metrics';
import { observeRevocations } from './telemetry/observe-revocations';
import { observePool, observeProcess } from './telemetry/process-gauges';
import { assertMigrated, migrateService } from './migrations/migrate-service';

/** The clients are the gateway and other services, so a stopping process need not wait long until they let go. */
const IDLE_MS = 5_000;

/** A service's parts: its calls, its event handlers, and its jobs. */
export interface ServiceParts<Client extends PrismaClientLike> {
  routes: readonly ServiceRoute[];
  subscriptions?: readonly EventHandler<Client>[];
  jobs?: readonly Job[];
  /** How it learns which sessions have ended: by asking identity, unless it is identity. */
  askRevocations?: AskRevocations;
  /** Ends everything else that was started, once nothing uses it any more. */
  close?: () => Promise<void>;
}

/** The dependencies available to every use case. */
export interface ServiceEnvironment<Client extends PrismaClientLike, Config extends ServiceConfig> {
  config: Config;
  db: Database<Client>;
  clock: Clock;
  logger: Logger;
  /** Signs calls to other services. */
  caller: ServiceCaller;
}

export interface RunningService<Client extends PrismaClientLike> {
  url: string;
  db: Database<Client>;
  stop(): Promise<void>;
}

export interface ServiceDefinition<Client extends PrismaClientLike, Config extends ServiceConfig> {
  name: ServiceName;
  config: Config;
  /** The folder of the service's Prisma migrations. */
  migrationsDir: string;
  createClient(adapter: PgDriverAdapter): Client;
  wire(environment: ServiceEnvironment<Client, Config>): ServiceParts<Client> | Promise<ServiceParts<Client>>;
  clock?: Clock;
  /** The target of the log, if not the standard output. */
  logger?: Logger;
  /** Figures from its own database, reported with its other metrics. */
  gauges?: readonly Gauge[];
  /** How long an event that a handler failed on waits before each further attempt; after the last one it is parked. */
  retryMs?: readonly number[];
  /** How much of the temporary folder the files of all calls in progress may take. */
  uploadSpaceBytes?: number;
}

/**
 * Starts a service: migrations (or a check that they are applied), database, transport, routes, subscriptions, jobs.
 * Its stop goes the other way round.
 */
export async function startService<Client extends PrismaClientLike, Config extends ServiceConfig>(
  definition: ServiceDefinition<Client, Config>,
): Promise<RunningService<Client> & { logger: Logger }> {
  const { name, config, clock = systemClock, retryMs = RETRY_MS } = definition;
  const { uploadSpaceBytes = UPLOAD_SPACE_BYTES } = definition;
  const { logger = createLogger(name, config.LOG_LEVEL) } = definition;
  const lifecycle = new Lifecycle();
  const stop = () => lifecycle.stop(logger);
  try {
    await (config.MIGRATE_AT_START === 'on' ? migrateService(definition) : assertMigrated(definition));

    const metrics = await openMetrics(name, config);
    const stopObserving = observeProcess(metrics.meter);
    lifecycle.started('metrics', async () => {
      stopObserving();
      await metrics.stop();
    });

    let relay: Relay | undefined = undefined;
    const jobs = serviceJobs();
    const db = openDatabase({
      url: config.DATABASE_URL,
      pool: config.DATABASE_POOL,
      limits: callLimits(config.PATIENCE),
      clock,
      createClient: (adapter) => definition.createClient(adapter),
      onEvents: () => relay?.wake(),
      onCommit: jobs.committed,
    });
    lifecycle.started('database', () => db.close());

    const caller = callerOf(definition);
    const { transport, feed } = await openTransport({ caller, config, sql: db.client, logger });
    lifecycle.started('transport', () => transport.close());
    relay = startRelay({ service: name, databaseUrl: sessionUrl(config), sql: db.client, transport, logger });
    const startedRelay = relay;
    lifecycle.started('relay', () => startedRelay.stop());

    const parts = await definition.wire({ config, db, clock, logger, caller });
    const { routes, close } = parts;
    if (close) lifecycle.started('its parts', close);
    const revocations = followRevocations(parts.askRevocations ?? remoteRevocations(config.IDENTITY_URL));
    lifecycle.started('revocations', () => revocations.stop());
    let serving = true;
    const isServing = () => serving;
    const operations = operationRoutes({ name, sql: db.client, metrics, isServing });
    const findKey = remoteKeys(new URL('/internal/jwks', config.IDENTITY_URL).href, config.PATIENCE);
    const verifyToken = tokenVerifier(findKey, clock);
    const server = {
      authentication: { self: name, secret: config.INTERNAL_SECRET, verifyToken, revocations },
      clock,
      logger,
      sql: db.client,
      uploadSpace: new UploadSpace(uploadSpaceBytes),
    };
    const app = serviceApp([...operations, feed.route, ...routes], server, metrics.meter);
    const handle = app.callback();
    const listening = await listen((request, response) => void handle(request, response), {
      host: config.HOST,
      port: config.PORT,
      idleMs: IDLE_MS,
      patience: { graceMs: PATIENCE_WITH_CLIENTS.graceMs * config.PATIENCE },
    });
    lifecycle.started('http', () => listening.stop());
    // Readers that wait for events are answered now, or they would hold the server open.
    lifecycle.started('readers', async () => feed.releaseReaders());

    const { meter } = metrics;
    startWork({ parts, db, config, clock, logger, meter, retryMs, transport, jobs, lifecycle });
    observePool(meter, db.pool);
    observeRevocations(meter, revocations);
    const gauges = [...KIT_GAUGES, ...(definition.gauges ?? [])];
    observeGauges(meter, gauges, { sql: db.client, clock, logger });
    observeLag(meter, () => transport.lag(), logger);
    lifecycle.started('readiness', async () => {
      serving = false;
      await listening.leave(config.DRAIN_SECONDS * 1000);
    });
    logger.info({ url: listening.url }, 'ready');
    return { url: listening.url, db, logger, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Signs this service's calls to the others. */
export function callerOf({ name, config }: { name: ServiceName; config: ServiceConfig }): ServiceCaller {
  return { self: name, secret: config.INTERNAL_SECRET, urls: serviceUrls(config), patience: config.PATIENCE };
}

function serviceUrls(config: ServiceConfig): Record<ServiceName, string> {
  const urls = {
    identity: config.IDENTITY_URL,
    catalog: config.CATALOG_URL,
    booking: config.BOOKING_URL,
    payments: config.PAYMENTS_URL,
    notifications: config.NOTIFICATIONS_URL,
  };
  return urls;
}
