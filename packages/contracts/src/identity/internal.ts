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
