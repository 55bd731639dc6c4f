import { z } from 'zod';
import { defineRoute, streamOf } from '../define-route';

/** One at a time for each person, and a few a day: each reads every table that knows them. */
export const downloadOwnData = defineRoute({
  method: 'POST',
  path: '/api/own-data',
  summary: 'All that we hold of the caller, from every service, as one JSON file with links to their files, streamed',
  audience: 'signed-in',
  body: z.object({ currentPassword: z.string().min(1, 'Please enter your password').max(200) }),
  responses: { 200: streamOf('application/json') },
  errors: ['wrong_password', 'too_many_requests'],
});
