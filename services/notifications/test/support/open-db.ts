import { systemClock } from '@harbourline/service-kit';
import { openDatabase } from '@harbourline/service-kit/database/database';
import { PrismaClient } from '../../src/generated/prisma/client';
import type { Surroundings } from './start-surroundings';

/** The database of a service that runs in a process of its own. */
export function openDb({ environment }: Pick<Surroundings, 'environment'>) {
  const { client, close } = openDatabase({
    url: environment['DATABASE_URL'] ?? '',
    pool: 2,
    clock: systemClock,
    createClient: (adapter) => new PrismaClient({ adapter }),
  });
  return { client, close };
}
