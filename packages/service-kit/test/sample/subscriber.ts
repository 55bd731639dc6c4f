import { project, type Projection } from '../../src/events/projection';
import { react } from '../../src/events/subscriptions';
import type { ServiceDefinition } from '../../src/start-service';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { storeEffect, storeTry } from './effects';
import type { SampleConfig } from './sample-config';
import { thingChanged } from './thing-changed';

const thingsOf = ({ THINGS_VERSION: version }: SampleConfig): Projection => ({
  ...{ name: 'things', table: 'kept', subject: 'id' },
  ...(version !== undefined && { version }),
});
const pause = (ms: number) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

/** A service that keeps things as they are told, and stores an effect for each event about one. */
export function subscriber(config: SampleConfig): ServiceDefinition<PgClient, SampleConfig> {
  return {
    name: 'booking',
    config,
    migrationsDir: config.MIGRATIONS_DIR,
    createClient: () => openPgClient(config.DATABASE_URL, config.DATABASE_POOL),
    wire: () => ({
      routes: [],
      subscriptions: [
        project<PgClient, typeof thingChanged.data>(thingsOf(config), thingChanged, async (tx, { id, text }) => {
          if (text === 'unusable') throw new Error('cannot be kept');
          await pause(config.KEEPING_MS);
          await tx.$executeRawUnsafe(
            'INSERT INTO kept (id, text) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET text = excluded.text',
            id,
            text,
          );
        }),
        react<PgClient, typeof thingChanged.data>('keep', thingChanged, async (db, { text }, envelope) => {
          await storeTry(db.client, config.REPLICA, envelope);
          await pause(config.HANDLING_MS);
          await db.transact((tx) => storeEffect(tx, 'keep', envelope, text));
        }),
      ],
    }),
  };
}
