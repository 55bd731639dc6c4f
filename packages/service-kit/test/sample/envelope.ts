import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventEnvelope } from '@harbourline/contracts';

/** An event as a transport hands it over. */
export function envelopeOf(
  event: EventDefinition,
  about: { subject: string; version: number; data?: unknown; id?: string },
): EventEnvelope {
  return {
    specversion: '1.0',
    id: about.id ?? randomUUID(),
    source: `/${event.source}`,
    type: event.type,
    subject: about.subject,
    time: '2026-07-01T12:00:00.000Z',
    datacontenttype: 'application/json',
    aggregateversion: about.version,
    data: about.data ?? event.sample,
  };
}
