import type { Meter } from '@opentelemetry/api';
import type { Lag } from '../events/transport';
import type { Logger } from '../logger';
import { sampled, type Gauge } from './gauges';

const UNPUBLISHED = `position IS NULL OR position > coalesce((SELECT position FROM kit.published WHERE log = $1), 0)`;

/** What the kit's own tables have to say; `log` is what events are published into. */
export const kitGauges = (log: () => Promise<string>): readonly Gauge[] => [
  {
    name: 'harbourline_outbox_unpublished',
    description: 'Events that were written and not yet handed to the transport',
    sql: `SELECT count(*) AS value FROM kit.outbox WHERE ${UNPUBLISHED}`,
    values: async () => [await log()],
  },
  {
    name: 'harbourline_outbox_oldest_seconds',
    description: 'How long the oldest event has been waiting to be handed to the transport; 0 when none is',
    sql: `SELECT coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(time))), 0)::float8 AS value
          FROM kit.outbox WHERE ${UNPUBLISHED}`,
    values: async (now) => [await log(), now],
  },
  {
    name: 'harbourline_dead_letters',
    description: 'Events that could not be handled and wait for an operator',
    sql: 'SELECT count(*) AS value FROM kit.dead_letters WHERE resolved_at IS NULL',
  },
];

/** How far the service is behind those whose events it reads. */
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
