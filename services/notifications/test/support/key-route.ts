import { defineRoute } from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { TestIdentity } from '@harbourline/service-kit/test-support/start-test-identity';
import { z } from 'zod';

const jwks = defineRoute({
  method: 'GET',
  path: '/internal/jwks',
  summary: 'The public keys of access tokens',
  audience: 'anyone',
  responses: { 200: z.unknown() },
  errors: [],
});

/** The keys with which these tokens are signed, as identity publishes them. */
export function keyRoute({ url }: Pick<TestIdentity, 'url'>): ServiceRoute {
  return route(jwks, async () => ({ status: 200, body: await (await fetch(`${url}/internal/jwks`)).json() }));
}
