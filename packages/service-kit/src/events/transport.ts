import type { EventEnvelope, ServiceName } from '@harbourline/contracts';

/** A committed event with its place in its service's order. */
export interface PositionedEvent {
  position: bigint;
  aggregate: string;
  event: EventEnvelope;
}

/**
 * By aggregate, and by part where a log has several: how many events there had been before. It never becomes less, unless
 * the log has lost some.
 */
export type Places = Record<string, Record<string, number>>;

export interface Subscription {
  /** The service whose events are wanted. */
  source: ServiceName;
  /** Of which aggregates these are. */
  aggregates: readonly string[];
  types: readonly string[];
  /** Handles one event. It must settle only when the event's effect is stored, and must not throw for a bad event. */
  handle(event: EventEnvelope): Promise<void>;
}

export interface RunningSubscription {
  /** Stops after the event at hand. */
  stop(): Promise<void>;
}

/** How far a subscription is behind. */
export interface Lag {
  source: ServiceName;
  /** Where the transport divides a source's events. */
  topic?: string;
  partition?: number;
  /** How many events there are that were not handled yet. */
  events: number;
}

/**
 * How events travel between services: at least once, in order per aggregate, over restarts of either side.
 */
export interface Transport {
  /** What events are published into: how far that was done is remembered under this name, and a new one begins anew. */
  log(): Promise<string>;
  /**
   * Makes events available, in the order given; settles when they cannot be lost any more.
   * @returns where the first of each was put; nothing where a log cannot lose what it had
   */
  publish(events: readonly PositionedEvent[]): Promise<Places>;
  /** Where the next would be put. */
  ends(aggregates: readonly string[]): Promise<Places>;
  /** This process is the one that publishes, until the signal is aborted. */
  leads?(signal: AbortSignal): void;
  subscribe(subscription: Subscription): RunningSubscription;
  /**
   * Hands over all that the source has told of by now, from the beginning; those who follow it are not concerned.
   * Settles when the last event was handled.
   * @throws SourceUnreachable when the source cannot be read; what was handed over by then was handled.
   */
  readAll(subscription: Subscription): Promise<void>;
  /** How many published events this service's subscriptions have yet to handle. A source that cannot say is left out. */
  lag(): Promise<readonly Lag[]>;
  close(): Promise<void>;
}

/** A service whose events are wanted now does not answer. */
export class SourceUnreachable extends Error {
  override name = 'SourceUnreachable';

  constructor({ source, url }: { source: ServiceName; url: string }, cause: unknown) {
    super(`The events of ${source} cannot be read at ${url}.`, { cause });
  }
}
