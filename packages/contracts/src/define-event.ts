import './configure-zod';
import { z } from 'zod';
import type { ServiceName } from './define-route';

/** CloudEvents 1.0 with the aggregate's version and the trace it belongs to. `subject` is the aggregate's id and the ordering key. */
export const eventEnvelope = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  source: z.string(),
  type: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  aggregateversion: z.int().nonnegative(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type EventEnvelope<Data = unknown> = Omit<z.infer<typeof eventEnvelope>, 'data'> & { data: Data };

export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Name and version, such as `boat.updated.v1`. A change that breaks a reader is a new version. */
  readonly type: `${string}.v${number}`;
  readonly source: ServiceName;
  /** The kind of thing the event is about; with the subject it is what order is kept for. */
  readonly aggregate: string;
  readonly data: Schema;
  /** A golden sample: today's readers must go on understanding it. */
  readonly sample: z.output<Schema>;
}

/** Declares one event, once for the service that publishes it and for every service that listens. */
export function defineEvent<Schema extends z.ZodType>(event: EventDefinition<Schema>): EventDefinition<Schema> {
  return event;
}

export type EventData<E> = E extends EventDefinition<infer Schema> ? z.output<Schema> : never;
