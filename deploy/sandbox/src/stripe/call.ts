import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';

/** Why something changes: when, and by which request, if any. */
export interface Cause {
  now: Date;
  request: { id: string | null; idempotency_key: string | null };
}

/** The key that a caller has shown: one of two. */
export type ApiKey = 'secret' | 'publishable';

/** One request to Stripe's API, as the functions behind the routes see it. */
export interface Call extends Cause {
  key: ApiKey;
  /** The parameters, from the body or the query string. */
  form: Form;
  path: string;
  /** The id in the path; empty where there is none. */
  id: string;
  /** The sandbox's address for browsers, used in links. */
  origin: string;
  delays: Delays;
}

export interface Delays {
  /** Milliseconds after which a processing payment succeeds. */
  processingMs: number;
  /** Milliseconds after which the refund to a card that takes none fails. */
  refundFailureMs: number;
  /** Milliseconds after which the holder of a disputing card disputes the charge. */
  disputeMs: number;
}

export type Handler = (tx: Transaction, call: Call) => object;

/** @returns the instant in whole seconds since the epoch, as Stripe writes it. */
export function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
