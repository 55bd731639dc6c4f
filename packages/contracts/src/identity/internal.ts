import { z } from 'zod';
import { defineRoute } from '../define-route';

/** The public keys that access tokens are verified with, as a JSON Web Key Set. */
export const jsonWebKeySet = defineRoute({
  method: 'GET',
  path: '/internal/jwks',
  summary: 'The public keys of access tokens',
  audience: 'anyone',
  responses: {
    200: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('RSA'),
          use: z.literal('sig'),
          alg: z.literal('RS256'),
          kid: z.string(),
          n: z.string(),
          e: z.string(),
        }),
      ),
    }),
  },
  errors: [],
});

/** A moment in identity's database: what was committed by then is known to whoever read at it. */
const moment = z.string().regex(/^\d+:\d+:[\d,]*$/);

/** Read by gateway and services twice a second, so that an access token ends with its session. */
export const listRevocations = defineRoute({
  method: 'GET',
  path: '/internal/revocations',
  summary: 'Sessions that ended while access tokens of theirs may still be about: all, or those not told by a moment',
  audience: 'anyone',
  query: z.object({ after: moment.optional() }),
  responses: { 200: z.object({ sessions: z.array(z.string()), upTo: moment }) },
  errors: [],
});
