import { eventEnvelope, type EventEnvelope } from '@harbourline/contracts';
import type { KafkaMessage, Message } from 'kafkajs';

/** An event in the structured mode of CloudEvents' Kafka binding. Its subject is the key: one subject, one order. */
export function toMessage(event: EventEnvelope): Message {
  return {
    key: event.subject,
    value: JSON.stringify(event),
    headers: {
      'content-type': 'application/cloudevents+json; charset=UTF-8',
      ...(event.traceparent ? { traceparent: event.traceparent } : {}),
    },
  };
}

/** @returns undefined if this is not one of our events: an erased key, or something that a third party wrote. */
export function toEvent({ value }: Pick<KafkaMessage, 'value'>): EventEnvelope | undefined {
  if (!value) return undefined;
  try {
    return eventEnvelope.parse(JSON.parse(value.toString('utf8')));
  } catch {
    return undefined;
  }
}
