import { AppError } from '@harbourline/service-kit';
import type { Meter } from '@opentelemetry/api';

/** Why a request was turned away or broken off: whose limit was reached, or what was used up. */
const REASONS = [
  'address',
  'account',
  'service',
  'memory',
  'large_answer',
  'upload',
  'slow_sender',
  'slow_reader',
  'connections',
  'gateway',
] as const;
type Reason = (typeof REASONS)[number];

/** Seconds after which it is worth another try. */
const RETRY_AFTER = 1;

export interface Shed {
  count(reason: Reason): void;
  /** Counts it, and makes what the client is told. */
  refusal(reason: Reason): AppError;
}

/** Counts and makes the refusals of requests that the gateway has no capacity for. */
export function countShed(meter: Meter): Shed {
  const counts = new Map<Reason, number>(REASONS.map((reason) => [reason, 0]));
  meter
    .createObservableCounter('harbourline_requests_shed', {
      description: 'Requests that were turned away or broken off so that others could be answered, by reason',
    })
    .addCallback((result) => {
      for (const [reason, count] of counts) result.observe(count, { reason });
    });
  const count = (reason: Reason) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    count,
    refusal(reason) {
      count(reason);
      return refusalFor(reason);
    },
  };
}

/** The refusal for a client: 429 if the client itself asks too much, else 503. */
export function refusalFor(reason: Reason): AppError {
  const own = reason === 'address' || reason === 'account';
  return new AppError(own ? 'too_many_requests' : 'unavailable', {
    retryAfter: RETRY_AFTER,
    security: own
      ? { event: 'limit', outcome: 'reached', detail: `at_once_${reason}` }
      : { event: 'shed', outcome: 'refused', detail: reason },
  });
}
