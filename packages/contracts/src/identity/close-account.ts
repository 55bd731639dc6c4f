import { z } from 'zod';
import { defineRoute } from '../define-route';

/** For good: the person is signed out everywhere, and every service erases what it need not keep. */
export const closeAccount = defineRoute({
  method: 'POST',
  path: '/api/account/close',
  summary: 'The caller closes their own account, once nothing is open; who they were is erased in every service',
  audience: 'signed-in',
  body: z.object({ currentPassword: z.string().min(1, 'Please enter your password').max(200) }),
  responses: { 204: 'empty' },
  errors: ['wrong_password', 'too_many_requests', 'account_has_open_matters', 'last_administrator'],
});
