import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@harbourline/contracts';
import type { z } from 'zod';
import type { Clock } from '../clock';
import type { SqlClient } from '../database/sql-client';

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
      await tx.$executeRawUnsafe(
        `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, data)
         VALUES ($1::uuid, $2, $3, $4, $5, $6::timestamptz, $7::jsonb)`,
        randomUUID(),
        event.type,
        event.aggregate,
        String(subject),
        version,
        clock.now().toISOString(),
        JSON.stringify(event.data.parse(data)),
      );
      onAppend();
    },
  };
}
