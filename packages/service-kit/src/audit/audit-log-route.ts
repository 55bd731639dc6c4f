import { AUDIT_LOGS, type AuditEntry, type ServiceName } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import type { SqlClient } from '../database/sql-client';
import { pageReply } from '../http/page-reply';
import { route, type ServiceRoute } from '../http/route';
import { pageOf, rowsToRead } from '../lists/page';

const AT_ONCE = 50;

const ENTRIES = `
  SELECT position::text, id::text, at, administrator, address, call, path, coalesce((
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'thing', thing, 'before', before, 'after', after) ORDER BY position)
    FROM kit.audit_changes WHERE entry = audit_log.id
  ), '[]') AS changes
  FROM kit.audit_log
  WHERE ($1::integer IS NULL OR administrator = $1::integer)
    AND ($2::text IS NULL AND $3::text IS NULL OR id IN (
      SELECT entry FROM kit.audit_changes
      WHERE ($2::text IS NULL OR kind = $2::text) AND ($3::text IS NULL OR thing = $3::text)))
    AND ($4::timestamptz IS NULL OR at >= $4::timestamptz) AND ($5::timestamptz IS NULL OR at < $5::timestamptz)
    AND ($6::bigint IS NULL OR position < $6::bigint)
  ORDER BY audit_log.position DESC LIMIT $7::integer`;

type Row = Omit<AuditEntry, 'at' | 'summary'> & { at: Date; position: string };

/** Lists what administrators have done in this service, newest first. */
export function auditLogRoute(service: ServiceName, sql: SqlClient): ServiceRoute {
  return route(AUDIT_LOGS[service], async ({ query, koa }) => {
    const { administrator, kind, thing, from, until, cursor, limit = AT_ONCE } = query;
    const narrowing = [administrator, kind, thing, from, until, cursor].map((value) => value ?? null);
    const rows = await sql.$queryRawUnsafe<Row[]>(ENTRIES, ...narrowing, rowsToRead({ limit }));
    const page = pageOf(rows, { limit }, ({ position }) => position);
    return pageReply(koa.URL, page, ({ position: _, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      summary: summaryOf(service, entry.call),
    }));
  });
}

/** The purpose of the call; a call that no longer exists is described by its name alone. */
function summaryOf(service: ServiceName, call: string): string | null {
  const [method, path] = call.split(' ');
  const declared = API[service].find((each) => each.method === method && each.path === path);
  return declared?.summary ?? null;
}
