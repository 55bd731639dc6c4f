import { join } from 'node:path';
import { objectStoreOptions, openObjectStore, sessionCookies, type ServiceDefinition } from '@harbourline/service-kit';
import { inTurns } from '@harbourline/service-kit/pictures/in-turns';
import { prepareSharp } from '@harbourline/service-kit/pictures/prepare-sharp';
import type { IdentityConfig } from './config';
import { PrismaClient } from './generated/prisma/client';
import { cookieJar } from './http/cookie-jar';
import { identityRoutes } from './http/routes';
import { identityJobs } from './jobs/identity-jobs';
import { createPasswords } from './passwords/passwords';
import { listRevocations } from './use-cases/list-revocations';
import { createThrottle } from './throttle/throttle';
import { knownDevices } from './tokens/known-devices';
import { linkSecrets } from './tokens/link-secrets';
import { createTokens } from './tokens/tokens';

/** Passwords need the other worker threads of Node. */
const LICENSES_AT_ONCE = 1;

/** The identity service: what is wired to what. */
export function identityService(config: IdentityConfig): ServiceDefinition<PrismaClient, IdentityConfig> {
  return {
    name: 'identity',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    createClient: (adapter) => new PrismaClient({ adapter }),
    async wire({ db, clock }) {
      prepareSharp();
      const devices = knownDevices(config.JWT_PRIVATE_KEY);
      const deps = {
        db,
        clock,
        passwords: await createPasswords(),
        tokens: createTokens(config.JWT_PRIVATE_KEY),
        devices,
        ...linkSecrets(config),
        throttle: createThrottle({ db, clock }, config.RATE_LIMIT),
        store: openObjectStore(objectStoreOptions(config)),
        inTurn: inTurns(LICENSES_AT_ONCE),
      };
      const jar = cookieJar(sessionCookies(config.PUBLIC_ORIGIN), devices);
      return {
        routes: identityRoutes(deps, jar),
        jobs: identityJobs(deps),
        // Its own replicas may not be reachable before this one is ready.
        askRevocations: (after) => listRevocations(deps, after),
      };
    },
  };
}
