import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@harbourline/contracts';
import { SpanKind } from '@opentelemetry/api';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { SqlClient } from '../database/sql-client';
import { inSpan } from '../telemetry/spans';
import { currentTraceparent } from '../telemetry/traceparent';

export interface Outbox {
  /**
   * Writes an event in this transaction. `subject` is the aggregate's id, `version` the aggregate's version after the
   * change; the aggregate must be locked, or the order of its events is not its history.
   */
  append<S extends z.ZodType>(
    event: EventDefinition<S>,
    about: { subject: string | number; version: number; data: z.input<S> },
  ): Promise<void>;
}

export function createOutbox(tx: SqlClient, clock: Clock, onAppend: () => void): Outbox {
  return {
    async append(event, { subject, version, data }) {
      const about = {
        kind: SpanKind.PRODUCER,
        attributes: { 'event.type': event.type, 'event.subject': String(subject) },
      };
      await inSpan(`publish ${event.type}`, about, async () => {
        await tx.$executeRawUnsafe(
          `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, traceparent, data)
           VALUES ($1::uuid, $2, $3, $4, $5, $6::timestamptz, $7, $8::jsonb)`,
          randomUUID(),
          event.type,
          event.aggregate,
          String(subject),
          version,
          clock.now().toISOString(),
          currentTraceparent() ?? null,
          JSON.stringify(event.data.parse(data)),
        );
      });
      onAppend();
    },
  };
}
