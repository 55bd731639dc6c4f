import { roles } from './expected';
import type { Rows } from './situation';

const WHOLE_LIST: Rows[string] = [{ of: 'the whole list', expected: roles(['admin'], '200') }];

/** What needs a person, which is for administrators. */
export const SUPPORT_ROWS: Rows = {
  'GET /api/admin/support-tasks/identity': WHOLE_LIST,
  'GET /api/admin/support-tasks/catalog': WHOLE_LIST,
  'GET /api/admin/support-tasks/booking': WHOLE_LIST,
  'GET /api/admin/support-tasks/payments': WHOLE_LIST,
  'GET /api/admin/support-tasks/notifications': WHOLE_LIST,
};
