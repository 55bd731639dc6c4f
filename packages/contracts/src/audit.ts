import { z } from 'zod';
import { defineRoute, type ServiceName } from './define-route';
import { id, idText, instant, page } from './primitives';

const columns = z.record(z.string(), z.unknown()).nullable();

/** A row that a call has changed. */
export const auditChange = z.object({
  /** The table. */
  kind: z.string(),
  /** Its primary key; columns of several are joined by a slash. */
  thing: z.string().nullable(),
  /** The columns that are different now; nothing of a row that is new, or gone. Secrets are named and not shown. */
  before: columns,
  after: columns,
});
export type AuditChange = z.infer<typeof auditChange>;

/** One call of an administrator with the rows that it changed. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: instant,
  administrator: id,
  /** From where, as the gateway saw it. */
  address: z.string(),
  /** As it is declared, with its action, such as `PATCH /api/bookings/:id overrideStatus`. */
  call: z.string(),
  summary: z.string().nullable(),
  /** As it was asked for. */
  path: z.string(),
  changes: z.array(auditChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const query = z.object({
  administrator: idText.optional(),
  kind: z.string().max(63).optional(),
  thing: z.string().trim().max(100).optional(),
  from: instant.optional(),
  /** Exclusive. */
  until: instant.optional(),
  ...page,
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, 'This page does not exist')
    .optional(),
});

function auditLogOf<S extends ServiceName>(service: S) {
  return defineRoute({
    method: 'GET',
    path: `/api/admin/audit-log/${service}`,
    summary: `What administrators have done in ${service}, newest first; a Link header leads to the next page`,
    audience: ['admin'],
    query,
    responses: { 200: z.array(auditEntry) },
    errors: [],
  });
}

export const identityAuditLog = auditLogOf('identity');
export const catalogAuditLog = auditLogOf('catalog');
export const bookingAuditLog = auditLogOf('booking');
export const paymentsAuditLog = auditLogOf('payments');
export const notificationsAuditLog = auditLogOf('notifications');

/** Each service keeps its own. */
export const AUDIT_LOGS = {
  identity: identityAuditLog,
  catalog: catalogAuditLog,
  booking: bookingAuditLog,
  payments: paymentsAuditLog,
  notifications: notificationsAuditLog,
};
