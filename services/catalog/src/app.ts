import { join } from 'node:path';
import { objectStoreOptions, openObjectStore, type ServiceDefinition } from '@harbourline/service-kit';
import type { CatalogConfig } from './config';
import { sharing } from './domain/sharing';
import { visitorHash } from './domain/visitor';
import { catalogSubscriptions } from './events/subscriptions';
import { PrismaClient } from './generated/prisma/client';
import { catalogRoutes } from './http/routes';
import { catalogJobs } from './jobs/catalog-jobs';
import { openPictureMaker } from './pictures/picture-maker';

/** The catalog service: what is wired to what. */
export function catalogService(config: CatalogConfig): ServiceDefinition<PrismaClient, CatalogConfig> {
  return {
    name: 'catalog',
    config,
    migrationsDir: join(__dirname, '..', 'prisma', 'migrations'),
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire({ db, clock }) {
      const pictures = openPictureMaker(__dirname, config.PATIENCE);
      const store = openObjectStore(objectStoreOptions(config));
      const deps = {
        db,
        clock,
        store,
        pictures,
        shared: sharing<Buffer>(),
        visitorHash: visitorHash(config.INTERNAL_SECRET),
        noticeHours: config.NOTICE_HOURS,
        rateLimit: config.RATE_LIMIT,
      };
      return {
        routes: catalogRoutes(deps),
        subscriptions: catalogSubscriptions(deps),
        jobs: catalogJobs(deps, config),
        close: () => pictures.stop(),
      };
    },
  };
}
