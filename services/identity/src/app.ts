import { join } from 'node:path';
import {
  objectStoreOptions,
  openObjectStore,
  sessionCookies,
  workerFile,
  type SentFile,
  type ServiceDefinition,
} from '@harbourline/service-kit';
import { openPictureWorkers } from '@harbourline/service-kit/pictures/open-picture-workers';
import { phoneReachOf } from '@harbourline/service-kit/phone-reach';
import { budgetsOf, type IdentityConfig } from './config';
import { delayBeforeGuess } from './domain/delay-before-guess';
import { PrismaClient } from './generated/prisma/client';
import { cookieJar } from './http/cookie-jar';
import { identityRoutes } from './http/routes';
import { identityJobs } from './jobs/identity-jobs';
import type { JudgedLicense } from './licenses/judge-license';
import { createPasswords, PASSWORD_COSTS } from './passwords/passwords';
import { identityGauges } from './telemetry/gauges';
import { listRevocations } from './use-cases/list-revocations';
import { createThrottle } from './throttle/throttle';
import { knownDevices } from './tokens/known-devices';
import { linkSecrets } from './tokens/link-secrets';
import { phoneCodes } from './tokens/phone-codes';
import { createTokens } from './tokens/tokens';

/** One process, which takes at most 150 MB, besides the one for large pictures. Nobody has more than two licences, but a second thought on each. */
export const LICENSE_JUDGES = { workers: 1, waiting: 20, perAccount: 4, withinMs: 30_000 };

/** The identity service: what is wired to what. */
export function identityService(
  config: IdentityConfig,
  passwordCost = PASSWORD_COSTS[config.PASSWORD_COST],
  guessDelay = delayBeforeGuess,
): ServiceDefinition<PrismaClient, IdentityConfig> {
  return {
    name: 'identity',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    gauges: identityGauges(budgetsOf(config)),
    createClient: (adapter) => new PrismaClient({ adapter }),
    async wire({ db, clock, caller }) {
      const licenseJudges = openPictureWorkers<SentFile, JudgedLicense>(
        workerFile(__dirname, 'judge-license'),
        LICENSE_JUDGES,
        config.PATIENCE,
      );
      const deps = {
        db,
        clock,
        caller,
        origin: config.PUBLIC_ORIGIN,
        passwords: await createPasswords(config.NODE_ENV, passwordCost),
        tokens: createTokens(config.JWT_PRIVATE_KEY),
        devices: knownDevices(config.JWT_PRIVATE_KEY),
        ...linkSecrets(config),
        phoneCodes: phoneCodes(config.JWT_PRIVATE_KEY),
        phoneReach: phoneReachOf(config),
        budgets: budgetsOf(config),
        throttle: createThrottle({ db, clock }, config.RATE_LIMIT, guessDelay),
        store: openObjectStore(objectStoreOptions(config)),
        licenseJudges,
      };
      const jar = cookieJar(sessionCookies(config.PUBLIC_ORIGIN));
      return {
        routes: identityRoutes(deps, jar),
        jobs: identityJobs(deps),
        // Its own replicas may not be reachable before this one is ready.
        askRevocations: (after) => listRevocations(deps, after),
        close: () => licenseJudges.stop(),
      };
    },
  };
}
