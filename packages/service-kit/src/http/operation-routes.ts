import { defineRoute, type ServiceName, streamOf } from '@harbourline/contracts';
import { z } from 'zod';
import { AppError } from '../app-error';
import { auditLogRoute } from '../audit/audit-log-route';
import type { SqlClient } from '../database/sql-client';
import { viewChangesRoute } from '../live/view-changes';
import { METRICS_TYPE, type Metrics } from '../telemetry/open-metrics';
import { route, type ServiceRoute } from './route';

const health = defineRoute({
  method: 'GET',
  path: '/internal/health',
  summary: 'The process runs',
  audience: 'anyone',
  responses: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
});
const ready = defineRoute({
  method: 'GET',
  path: '/internal/ready',
  summary: 'It can serve',
  audience: 'anyone',
  responses: { 200: z.object({ status: z.literal('ready') }) },
  errors: ['unavailable'],
});

const metricsCall = defineRoute({
  method: 'GET',
  path: '/metrics',
  summary: 'What is measured, for Prometheus; outside of the network of the services nobody gets here',
  audience: 'anyone',
  responses: { 200: streamOf('text/plain') },
  errors: [],
});

/** The routes for operators, which every service has: health, readiness, metrics, the audit log, and whose view has changed. */
export function operationRoutes({
  name,
  sql,
  metrics,
  isServing,
}: {
  name: ServiceName;
  sql: SqlClient;
  metrics: Metrics;
  isServing: () => boolean;
}): ServiceRoute[] {
  return [
    route(health, async () => ({ status: 200, body: { status: 'ok' as const } })),
    route(ready, async () => {
      if (!isServing()) throw new AppError('unavailable');
      await sql.$queryRawUnsafe('SELECT 1');
      return { status: 200, body: { status: 'ready' as const } };
    }),
    auditLogRoute(name, sql),
    viewChangesRoute(sql),
    route(metricsCall, async () => ({
      status: 200,
      stream: await metrics.text(),
      headers: { 'content-type': METRICS_TYPE },
    })),
  ];
}
