export * from './app-error';
export * from './auth/access-token';
export * from './auth/actor';
export {
  findTokenOwner,
  followRevocations,
  remoteRevocations,
  type AskRevocations,
  type Revocations,
  type TokenTrust,
} from './auth/revocations';
export * from './auth/session-cookies';
export * from './clock';
export * from './config';
export { columnsOf, inSnakeCase } from './database/columns';
export { isDatabaseAway } from './database/is-database-away';
export type { Database, PgDriverAdapter, PrismaClientLike, Tx } from './database/database';
export * from './events/dead-letters';
export { readFeed } from './events/feed';
export { project, projectAll, type ProjectingHandler, type Projection } from './events/projection';
export { keepRows } from './database/keep-rows';
export { replayDeadLetters } from './events/replay-dead-letters';
export type { EventHandler } from './events/event-handler';
export { react } from './events/subscriptions';
export { addressKey } from './http/address-key';
export { keyedAddress } from './http/keyed-address';
export * from './http/call-service';
export { errorReply } from './http/error-body';
export { baseApp } from './http/koa-app';
export { listen, type Listening } from './http/listen';
export { csvHeaders, csvOf, inCsvZone, inPieces, type CsvCell } from './http/csv';
export { oneAtATime } from './http/one-at-a-time';
export { nextLink } from './http/next-link';
export { noSuchPage, placeInOrder } from './lists/page-place';
export { eraseFromAuditLog, eraseFromKit, eraseFromOutbox } from './people/erase-person';
export { openMattersRoute } from './people/open-matters';
export { heldDataRoute, heldPageOf, type HeldPart } from './people/held-data';
export { ADDRESS_KEY_HEADER, noteAccount, tellSecurity } from './http/request-facts';
export { ROWS_TO_COUNT, totalHeader, totalOf, type Total } from './http/total-count';
export { route, routeActions, type Reply, type ServiceRoute } from './http/route';
export { sentFiles, type SentFile } from './http/sent-files';
export { byCommitsAlone, type Job } from './jobs/job';
export { jobsOf } from './jobs/jobs-of';
export { Lifecycle, stopWithProcess } from './lifecycle';
export { listViewChanges, type ViewChanges } from './live/view-changes';
export { createLogger, type Logger } from './logger';
export { OperationFailed, type OperableService } from './operate-service';
export { runService } from './run-service';
export {
  startService,
  type RunningService,
  type ServiceDefinition,
  type ServiceEnvironment,
  type ServiceParts,
} from './start-service';
export { openSecurityEvents, type SecurityFact, type TellSecurity } from './security/security-events';
export { sealing, type Sealing } from './sealing';
export type { Gauge } from './telemetry/gauges';
export { openMetrics, METRICS_TYPE, type Metrics } from './telemetry/open-metrics';
export { nameRoute } from './telemetry/observe-request';
export { observeProcess } from './telemetry/process-gauges';
export { recordRequests } from './telemetry/record-request';
export { observeRevocations } from './telemetry/observe-revocations';
export { continueTrace, inSpan, pastSpan, SpanKind } from './telemetry/spans';
export { startTracing, type Tracing } from './telemetry/start-tracing';
export { telemetryConfig } from './telemetry/telemetry-config';
export { currentTraceparent, parseTraceparent } from './telemetry/traceparent';
export { holding, holds, isCalled, phoneDigits, wordsOf } from './search-text';
export * from './storage/object-store-config';
export { openObjectStore, type ObjectStore } from './storage/object-store';
export { beginProcess } from './workers/begin-process';
export { beginThread } from './workers/begin-thread';
export { openWorkerPool, patiently, type WorkerPool } from './workers/worker-pool';
export { workerFile } from './workers/worker-file';
export { WorkerLost } from './workers/worker-lost';
