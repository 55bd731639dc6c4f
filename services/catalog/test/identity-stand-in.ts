import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userRegistered, userUpdated, type UserState } from '@harbourline/contracts';
import { readConfig, serviceConfig, startService } from '@harbourline/service-kit';
import { identityRoutes } from '@harbourline/test-kit/identity-routes';
import { startTestIdentity } from '@harbourline/test-kit/start-test-identity';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { PrismaClient } from '../src/generated/prisma/client';

/** A service in identity's place: it signs tokens, and publishes users through the kit's own outbox and feed. */
export async function startIdentityStandIn(databaseUrl: string) {
  const keys = await startTestIdentity();
  const migrationsDir = await mkdtemp(join(tmpdir(), 'harbourline-no-migrations-'));
  const service = await startService({
    name: 'identity',
    config: readConfig(serviceConfig, testEnvironment({ DATABASE_URL: databaseUrl, DATABASE_POOL: '2' })),
    migrationsDir,
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire: () => ({
      routes: identityRoutes(keys),
    }),
  });

  return {
    ...keys,
    url: service.url,
    /** Tells the world of a user; the first version registers them. */
    async publishUser(user: UserState, version: number): Promise<void> {
      const event = version === 1 ? userRegistered : userUpdated;
      await service.db.transact((tx) => tx.outbox.append(event, { subject: user.id, version, data: user }));
    },
    async stop(): Promise<void> {
      await service.stop();
      await keys.stop();
      await rm(migrationsDir, { recursive: true });
    },
  };
}
