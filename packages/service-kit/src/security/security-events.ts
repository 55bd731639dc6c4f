import type { Meter } from '@opentelemetry/api';
import type { Logger } from '../logger';

/** Every event that the log reports about attacks and permissions, with its possible outcomes. */
export const SECURITY_OUTCOMES = {
  /** Somebody signs in; `refused` is the password of the demonstration in production. */
  sign_in: ['succeeded', 'failed', 'refused'],
  /** Passwords are being guessed: no further one is checked for a while. */
  guessing: ['blocked'],
  /** The current password, requested from somebody who is signed in. */
  password_proof: ['failed'],
  registration: ['succeeded'],
  /** A refresh token that was already replaced is used again: it was copied, and its session has ended. */
  refresh: ['reused'],
  sessions: ['ended'],
  reset: ['requested', 'succeeded', 'failed'],
  password: ['changed'],
  contact: ['changed'],
  phone_code: ['failed'],
  role: ['set'],
  account: ['deactivated', 'activated'],
  license: ['submitted', 'accepted', 'rejected'],
  /** The token of a call between services: not signed with our secret, or by a clock that differs by a minute. */
  service_token: ['refused'],
  /** A call that the caller's role, or the calling service, may not make. */
  access: ['refused'],
  /** An access token that we have not signed. */
  token: ['forged'],
  /** A write made by another site's page. */
  origin: ['refused'],
  /** More than one client may ask for. */
  limit: ['reached'],
  /** More than the gateway can handle. */
  shed: ['refused'],
  /** A report from the card provider without its signature. */
  webhook: ['forged'],
} as const;

type Outcomes = typeof SECURITY_OUTCOMES;
type EventName = keyof Outcomes;

/** A security event; the request adds the place, the time and the caller. */
export type SecurityFact = {
  [Name in EventName]: {
    event: Name;
    outcome: Outcomes[Name][number];
    /** The account it is about, unless it is the caller's. */
    account?: number | undefined;
    /** The limit or role concerned, in a word of ours: never anything that a client sent. */
    detail?: string | undefined;
  };
}[EventName];

export type SecurityEvent = SecurityFact & {
  requestId?: string | undefined;
  route?: string | undefined;
  /** The client's address, as `keyedAddress` writes it. */
  address?: string | undefined;
  /** The caller's account, if it is not the one that the event is about. */
  by?: number | undefined;
};

/** The events that a client can cause at almost no cost, as often as it likes. */
const FLOODING: ReadonlySet<EventName> = new Set([
  'access',
  'service_token',
  'token',
  'origin',
  'limit',
  'shed',
  'webhook',
]);
const ORDINARY: ReadonlySet<string> = new Set([
  'succeeded',
  'requested',
  'changed',
  'submitted',
  'accepted',
  'ended',
  'set',
]);
const WINDOW_MS = 60_000;
/** This many clients are counted separately; the events of all others share one line. */
const MOST_KEYS = 1_000;

interface Window {
  /** The number of events since its last line. */
  more: number;
}

export type TellSecurity = (event: SecurityEvent) => void;

/**
 * Writes a line for each security event and counts it in a metric. Events that can come in floods are logged at once,
 * and then once a minute with a count, for each client and limit.
 */
export function openSecurityEvents(logger: Logger, meter: Meter, windowMs = WINDOW_MS): TellSecurity {
  const count = countEvents(meter);
  const windows = new Map<string, Window>();

  function write(event: SecurityEvent, further: { count?: number } = {}): void {
    logger[ORDINARY.has(event.outcome) ? 'info' : 'warn']({ ...event, ...further }, 'security');
  }

  function follow(key: string, event: SecurityEvent): void {
    const window = windows.get(key);
    if (!window) return;
    if (window.more === 0) windows.delete(key);
    else {
      write({ ...event, requestId: undefined }, { count: window.more });
      window.more = 0;
      setTimeout(follow, windowMs, key, event).unref();
    }
  }

  return (event) => {
    count(event);
    if (!FLOODING.has(event.event)) return write(event);
    const { address, account, by, detail, route } = event;
    const own = JSON.stringify([event.event, event.outcome, detail, route, address, account, by]);
    const isOneOfMany = !windows.has(own) && windows.size >= MOST_KEYS;
    const key = isOneOfMany ? JSON.stringify([event.event, event.outcome]) : own;
    const told = isOneOfMany ? { ...event, address: 'many', account: undefined, by: undefined } : event;
    const window = windows.get(key);
    if (window) {
      window.more += 1;
      return;
    }
    windows.set(key, { more: 0 });
    write(told);
    setTimeout(follow, windowMs, key, told).unref();
  };
}

function countEvents(meter: Meter): (event: SecurityFact) => void {
  // All series exist from the start: an increase from nothing would not be visible.
  const counts = new Map<string, { value: number; labels: { event: string; outcome: string } }>();
  for (const [event, outcomes] of Object.entries(SECURITY_OUTCOMES)) {
    for (const outcome of outcomes) counts.set(`${event} ${outcome}`, { value: 0, labels: { event, outcome } });
  }
  meter
    .createObservableCounter('harbourline_security_events', {
      description: 'What happened that concerns security, by event and outcome; the log has a line for each',
    })
    .addCallback((result) => {
      for (const { value, labels } of counts.values()) result.observe(value, labels);
    });
  return ({ event, outcome }) => {
    const counted = counts.get(`${event} ${outcome}`);
    if (counted) counted.value += 1;
  };
}
