import type { Faults } from './faults/faults';
import type { Store } from './store/store';
import type { Delays } from './stripe/call';

export type Log = (message: string, details?: Record<string, unknown>) => void;

export interface Clock {
  now(): Date;
  /** Calls `look` whenever the clock has been set, which only a test's is: a timer may have become due. */
  onSet?(look: () => void): void;
}

export interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on; the loopback one unless given. */
  host?: string;
  /** The folder of the state, which survives restarts and kills. */
  dataDir: string;
  /** How browsers reach the sandbox, if not under the address they called. */
  publicUrl?: string;
  /** The address that gets Stripe's events. */
  webhookUrl: string;
  webhookSecret: string;
  stripeSecretKey: string;
  stripePublishableKey: string;
  twilioAccountSid: string;
  twilioAuthToken: string;
  /** Milliseconds after which a processing payment succeeds; 5000 unless given. */
  processingDelayMs?: number;
  /** Milliseconds after which a refund to a card that takes none fails; 3000 unless given. */
  refundFailureDelayMs?: number;
  /** Milliseconds after which the holder of a disputing card disputes the charge; 3000 unless given. */
  disputeDelayMs?: number;
  clock?: Clock;
  log?: Log;
}

/** The dependencies of the sandbox's parts. */
export interface SandboxDeps {
  options: SandboxOptions;
  store: Store;
  clock: Clock;
  delays: Delays;
  faults: Faults;
  log: Log;
}
