import { roles } from './expected';
import type { Rows } from './situation';

const WHOLE_LOG: Rows[string] = [{ of: 'the whole log', expected: roles(['admin'], '200') }];

/** The audit log, which is for administrators. */
export const AUDIT_ROWS: Rows = {
  'GET /api/admin/audit-log/identity': WHOLE_LOG,
  'GET /api/admin/audit-log/catalog': WHOLE_LOG,
  'GET /api/admin/audit-log/booking': WHOLE_LOG,
  'GET /api/admin/audit-log/payments': WHOLE_LOG,
  'GET /api/admin/audit-log/notifications': WHOLE_LOG,
};
