import { react } from '../../src/events/subscriptions';
import type { ServiceDefinition } from '../../src/start-service';
import { openPgClient, type PgClient } from '../../test-support/pg-client';
import { storeEffect, storeTry } from './effects';
import type { SampleConfig } from './sample-config';
import { thingChanged } from './thing-changed';

/** A service that stores an effect for each event about a thing. */
export function subscriber(config: SampleConfig): ServiceDefinition<PgClient, SampleConfig> {
  return {
    name: 'booking',
    config,
    migrationsDir: config.MIGRATIONS_DIR,
    createClient: () => openPgClient(config.DATABASE_URL, config.DATABASE_POOL),
    wire: () => ({
      routes: [],
      subscriptions: [
        react<PgClient, typeof thingChanged.data>('keep', thingChanged, async (db, { text }, envelope) => {
          await storeTry(db.client, 'keep', envelope);
          if (config.HANDLING_MS > 0) await new Promise((resolve) => setTimeout(resolve, config.HANDLING_MS));
          await db.transact((tx) => storeEffect(tx, 'keep', envelope, text));
        }),
      ],
    }),
  };
}
