import { generateKeyPairSync } from 'node:crypto';
import { freePort } from '@harbourline/local/servers/free-ports';
import { postgresForTests } from '@harbourline/local/servers/test-postgres';
import { readConfig, startService } from '@harbourline/service-kit';
import { TestClock } from '@harbourline/service-kit/test-support/test-clock';
import { testEnvironment } from '@harbourline/service-kit/test-support/test-environment';
import { identityService } from '../src/app';
import { configSchema } from '../src/config';
import type { Db } from '../src/db/database';
import { Browser } from './browser';

export interface TestedIdentity {
  url: string;
  db: Db;
  databaseUrl: string;
  clock: TestClock;
  privateKey: string;
  browser(): Browser;
  stop(): Promise<void>;
}

export const PUBLIC_ORIGIN = 'http://localhost:8080';
export const ACCESS_COOKIE = 'hl_access_8080';
export const REFRESH_COOKIE = 'hl_refresh_8080';

/** Identity on a real PostgreSQL, with a clock that the test moves. It serves its own public keys to itself. */
export async function startIdentity(settings: Record<string, string> = {}): Promise<TestedIdentity> {
  const postgres = await postgresForTests();
  const databaseUrl = await postgres.urlForNewDatabase('identity');
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const clock = new TestClock();
  const PORT = String(await freePort());
  const environment = testEnvironment({
    DATABASE_URL: databaseUrl,
    JWT_PRIVATE_KEY: privateKey,
    PUBLIC_ORIGIN,
    PORT,
    IDENTITY_URL: `http://127.0.0.1:${PORT}`,
    ...settings,
  });
  const service = await startService({ ...identityService(readConfig(configSchema, environment)), clock });
  return {
    url: service.url,
    db: service.db,
    databaseUrl,
    clock,
    privateKey,
    browser: () => new Browser(service.url),
    async stop() {
      await service.stop();
      await postgres.stop();
    },
  };
}
