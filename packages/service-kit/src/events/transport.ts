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
  close(): Promise<void>;
}
