import { join } from 'node:path';
import { sessionCookies, type ServiceDefinition } from '@harbourline/service-kit';
import type { IdentityConfig } from './config';
import { PrismaClient } from './generated/prisma/client';
import { cookieJar } from './http/cookie-jar';
import { identityRoutes } from './http/routes';
import { identityJobs } from './jobs/identity-jobs';
import { createPasswords } from './passwords/passwords';
import { createTokens } from './tokens/tokens';

/** The identity service: what is wired to what. */
export function identityService(config: IdentityConfig): ServiceDefinition<PrismaClient, IdentityConfig> {
  return {
    name: 'identity',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    createClient: (adapter) => new PrismaClient({ adapter }),
    async wire({ db, clock }) {
      const deps = {
        db,
        clock,
        passwords: await createPasswords(),
        tokens: createTokens(config.JWT_PRIVATE_KEY),
      };
      const jar = cookieJar(sessionCookies(config.PUBLIC_ORIGIN));
      return { routes: identityRoutes(deps, jar), jobs: identityJobs(deps) };
    },
  };
}
