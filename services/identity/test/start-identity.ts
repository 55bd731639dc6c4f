import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { readConfig, startService } from '@harbourline/service-kit';
import { logLines, type LogLines } from '@harbourline/test-kit/log-lines';
import { migratedDatabase } from '@harbourline/test-kit/migrated-database';
import { TestClock, unheard } from '@harbourline/test-kit/test-clock';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { testKeyPair } from '@harbourline/test-kit/test-keys';
import { identityService } from '../src/app';
import { configSchema } from '../src/config';
import type { Db } from '../src/db/database';
import { delayBeforeGuess } from '../src/domain/delay-before-guess';
import type { PasswordCost } from '../src/passwords/passwords';
import { Browser } from './browser';

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');

/** A sixtieth of what a password costs in use: only a test that compares durations needs the whole of it. */
const LITTLE_COST: PasswordCost = { memoryCost: 1024, timeCost: 3, parallelism: 1 };

/** Only a test of the delays themselves needs the whole of them. */
const littleDelay: typeof delayBeforeGuess = (wrongSoFar) => delayBeforeGuess(wrongSoFar) / 20;

/** Nothing listens there: a test of licences says where its own object store is. */
export const NO_STORE = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'nobody',
  S3_SECRET_KEY: 'nothing',
  S3_BUCKET: 'identity-tests',
};

export interface TestedIdentity {
  url: string;
  db: Db;
  databaseUrl: string;
  clock: TestClock;
  privateKey: string;
  log: LogLines;
  /** A new browser, at an address of its own unless one is given. */
  browser(address?: string): Browser;
  /** Starts another one on the same database. */
  replica(changes?: Record<string, string>): Promise<Pick<TestedIdentity, 'url' | 'browser' | 'stop'>>;
  stop(): Promise<void>;
}

export const PUBLIC_ORIGIN = 'http://localhost:8080';
export const ACCESS_COOKIE = 'hl_access_8080';
export const REFRESH_COOKIE = 'hl_refresh_8080';
export const DEVICE_COOKIE = 'hl_device_8080';

/**
 * Identity on a real PostgreSQL, with a clock that the test moves, and without limits unless the test asks for them. It
 * serves its own public keys to itself.
 */
export async function startIdentity(
  settings: Record<string, string> = {},
  passwordCost = LITTLE_COST,
  guessDelay = littleDelay,
): Promise<TestedIdentity> {
  const postgres = await postgresForTests();
  const databaseUrl = await migratedDatabase(postgres, 'identity', MIGRATIONS);
  const privateKey = testKeyPair('identity').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const clock = new TestClock();
  const log = logLines('identity');
  const start = async (changes: Record<string, string> = {}) => {
    const PORT = String(await freePort());
    const environment = testEnvironment({
      DATABASE_URL: databaseUrl,
      JWT_PRIVATE_KEY: privateKey,
      PUBLIC_ORIGIN,
      PORT,
      RATE_LIMIT: 'off',
      ...NO_STORE,
      IDENTITY_URL: `http://127.0.0.1:${PORT}`,
      ...settings,
      ...changes,
    });
    const service = await startService({
      ...identityService(readConfig(configSchema, environment), passwordCost, guessDelay),
      clock: unheard(clock),
      logger: log.logger,
    });
    const browser = (address?: string) => new Browser(service.url, { address });
    return { url: service.url, db: service.db, browser, stop: service.stop };
  };
  const first = await start();
  return {
    ...first,
    databaseUrl,
    clock,
    privateKey,
    log,
    replica: start,
    async stop() {
      await first.stop();
      await postgres.stop();
    },
  };
}
