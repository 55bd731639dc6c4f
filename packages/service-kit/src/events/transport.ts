import type { EventEnvelope, ServiceName } from '@harbourline/contracts';

/** A committed event with its place in its service's order. */
export interface PositionedEvent {
  position: bigint;
  aggregate: string;
  event: EventEnvelope;
}

/**
 * The number of events so far, by aggregate, and by part where a log has several. It decreases only if the log has lost
 * events.
 */
export type Places = Record<string, Record<string, number>>;

export interface Subscription {
  /** The service whose events are subscribed to. */
  source: ServiceName;
  /** The aggregates of these events. */
  aggregates: readonly string[];
  types: readonly string[];
  /**
   * Handles events that were read together, those of each aggregate in this order. It must settle only when their effects
   * are stored, and must not throw for a bad event. Before anything else is begun, it calls `check`, which throws when
   * this process must not go on; whatever of them was handled by then is handed over again.
   */
  handle(events: readonly EventEnvelope[], check: () => void): Promise<void>;
}

export interface RunningSubscription {
  /** Stops after what is being handled at the moment. */
  stop(): Promise<void>;
}

/** How far behind a subscription is. */
export interface Lag {
  source: ServiceName;
  /** The part of the source's events, where the transport divides them. */
  topic?: string;
  partition?: number;
  /** The number of events that have not been handled yet. */
  events: number;
}

/** How events travel between services: at least once, in order per aggregate, across restarts of either side. */
export interface Transport {
  /**
   * The name of the log into which events are published. Progress is stored under it; a new name starts from the
   * beginning.
   */
  log(): Promise<string>;
  /**
   * Makes events available, in the order given; settles when they can no longer be lost.
   * @returns where the first event of each part was put; nothing if the log cannot lose events
   */
  publish(events: readonly PositionedEvent[]): Promise<Places>;
  /** The places that the log would give to the next events. */
  ends(aggregates: readonly string[]): Promise<Places>;
  /** Tells the transport that this process is the one that publishes, until the signal is aborted. */
  leads?(signal: AbortSignal): void;
  subscribe(subscription: Subscription): RunningSubscription;
  /**
   * Hands over all that the source has published so far, from the beginning; subscriptions are not affected. Settles
   * when the last event has been handled.
   * @throws SourceUnreachable when the source cannot be read; events handed over by then have been handled.
   */
  readAll(subscription: Subscription): Promise<void>;
  /**
   * The number of published events that this service's subscriptions have yet to handle, without sources that cannot
   * tell.
   */
  lag(): Promise<readonly Lag[]>;
  close(): Promise<void>;
}

/** A service whose events are needed now does not answer. */
export class SourceUnreachable extends Error {
  override name = 'SourceUnreachable';

  constructor({ source, url }: { source: ServiceName; url: string }, cause: unknown) {
    super(`The events of ${source} cannot be read at ${url}.`, { cause });
  }
}
