import type { Meter } from '@opentelemetry/api';
import { PARKED } from '../events/dead-letters';
import { FEED_LOG } from '../events/feed';
import type { Lag } from '../events/transport';
import type { Logger } from '../logger';
import { sampled, type Gauge } from './gauges';

/** Read from the database, because this is needed most while the broker is down. */
const UNPUBLISHED = `position IS NULL OR position >
  coalesce((SELECT position FROM kit.published WHERE log = (SELECT log FROM kit.relay)), 0)`;

/** The figures from the kit's own tables. */
export const KIT_GAUGES: readonly Gauge[] = [
  {
    name: 'harbourline_outbox_unpublished',
    description: 'Events that were written and not yet handed to the transport',
    sql: `SELECT count(*) AS value FROM kit.outbox WHERE ${UNPUBLISHED}`,
  },
  {
    name: 'harbourline_outbox_oldest_seconds',
    description: 'How long the oldest event has been waiting to be handed to the transport; 0 when none is',
    sql: `SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(time))), 0)::float8 AS value
          FROM kit.outbox WHERE ${UNPUBLISHED}`,
  },
  {
    name: 'harbourline_dead_letters',
    description: 'Events that could not be handled and wait for an operator',
    sql: `SELECT count(*) AS value FROM kit.dead_letters AS letter WHERE ${PARKED}`,
  },
  {
    name: 'harbourline_events_waiting',
    description: 'Events that could not be handled and are tried again by themselves, with those behind them',
    sql: `SELECT count(*) AS value FROM kit.dead_letters AS letter WHERE resolved_at IS NULL AND NOT (${PARKED})`,
  },
  {
    name: 'harbourline_feed_reader_silent_seconds',
    description:
      'How long ago a reader of the feed was last heard of, to an hour; after 60 days nothing is kept for it',
    sql: `SELECT reader, greatest(0, extract(epoch FROM $1::timestamptz - read_at))::float8 AS value
          FROM kit.feed_readers WHERE (SELECT log FROM kit.relay) = '${FEED_LOG}'`,
  },
];

/** How far behind the service is in the events that it reads. */
export function observeLag(meter: Meter, lag: () => Promise<readonly Lag[]>, logger: Logger): void {
  const read = sampled(lag);
  meter
    .createObservableGauge('harbourline_subscription_lag_events', {
      description: 'Published events that this service has yet to handle, by the service they come from',
    })
    .addCallback(async (result) => {
      try {
        const bySource = new Map<string, number>();
        for (const { source, events } of await read()) bySource.set(source, (bySource.get(source) ?? 0) + events);
        for (const [source, events] of bySource) result.observe(events, { source });
      } catch (error) {
        logger.debug({ err: error }, 'the lag could not be read');
      }
    });
}
