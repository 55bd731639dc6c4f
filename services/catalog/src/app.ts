import { join } from 'node:path';
import { objectStoreOptions, openObjectStore, type ServiceDefinition } from '@harbourline/service-kit';
import { inTurns } from '@harbourline/service-kit/pictures/in-turns';
import { prepareSharp } from '@harbourline/service-kit/pictures/prepare-sharp';
import type { CatalogConfig } from './config';
import { sharing } from './domain/sharing';
import { visitorHash } from './domain/visitor';
import { catalogSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { catalogRoutes } from './http/routes';
import { catalogJobs } from './jobs/catalog-jobs';

/** Leaves room among Node's four worker threads for everything else that needs one. */
const PICTURES_AT_ONCE = 2;

/** The catalog service: what is wired to what. */
export function catalogService(config: CatalogConfig): ServiceDefinition<PrismaClient, CatalogConfig> {
  return {
    name: 'catalog',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire({ db, clock }) {
      prepareSharp();
      const store = openObjectStore(objectStoreOptions(config));
      const deps = {
        db,
        clock,
        store,
        inTurn: inTurns(PICTURES_AT_ONCE),
        shared: sharing<Buffer>(),
        visitorHash: visitorHash(config.INTERNAL_SECRET),
      };
      return {
        routes: catalogRoutes(deps),
        subscriptions: catalogSubscriptions(deps),
        jobs: catalogJobs(deps, config),
      };
    },
  };
}
