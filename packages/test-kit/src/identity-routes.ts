import { defineRoute, jsonWebKeySet, listRevocations } from '@harbourline/contracts';
import { z } from 'zod';
import { route, type ServiceRoute } from '@harbourline/service-kit/http/route';
import type { TestIdentity } from './start-test-identity';

/** Identity's routes for services that judge tokens, passed on to a test identity by a service in its place. */
export function identityRoutes({ url }: Pick<TestIdentity, 'url'>): ServiceRoute[] {
  return [jsonWebKeySet, listRevocations].map(({ path }) => {
    const passedOn = defineRoute({
      method: 'GET',
      path,
      summary: 'As the test identity answers',
      audience: 'anyone',
      responses: { 200: z.unknown() },
      errors: [],
    });
    return route(passedOn, async () => ({ status: 200, body: await (await fetch(new URL(path, url))).json() }));
  });
}
