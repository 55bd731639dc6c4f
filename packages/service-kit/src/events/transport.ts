import type { EventEnvelope, ServiceName } from '@harbourline/contracts';

/** A committed event with its place in its service's order. */
export interface PositionedEvent {
  position: bigint;
  event: EventEnvelope;
}

export interface Subscription {
  /** The service whose events are wanted. */
  source: ServiceName;
  types: readonly string[];
  /** Handles one event. It must settle only when the event's effect is stored, and must not throw for a bad event. */
  handle(event: EventEnvelope): Promise<void>;
}

export interface RunningSubscription {
  /** Stops after the event at hand. */
  stop(): Promise<void>;
}

/**
 * How events travel between services: at least once, in order per aggregate, over restarts of either side.
 */
export interface Transport {
  /** Makes events available, in the order given; settles when they cannot be lost any more. */
  publish(events: readonly PositionedEvent[]): Promise<void>;
  subscribe(subscription: Subscription): RunningSubscription;
  /**
   * Hands over all that the source has told of by now, from the beginning; those who follow it are not concerned.
   * Settles when the last event was handled.
   * @throws SourceUnreachable when the source cannot be read; what was handed over by then was handled.
   */
  readAll(subscription: Subscription): Promise<void>;
  close(): Promise<void>;
}

/** A service whose events are wanted now does not answer. */
export class SourceUnreachable extends Error {
  override name = 'SourceUnreachable';

  constructor({ source, url }: { source: ServiceName; url: string }, cause: unknown) {
    super(`The events of ${source} cannot be read at ${url}.`, { cause });
  }
}
