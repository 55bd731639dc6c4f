import { createHash } from 'node:crypto';
import { expand } from './expand';
import { StripeError } from './stripe-error';
import type { Store, Transaction } from '../store/store';
import type { Call, Handler } from './call';

export interface Answer {
  status: number;
  body: unknown;
  replayed: boolean;
}

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the function that executes a write. With an idempotency key the change and its answer are one write, so a
 * repeat gets the same answer, errors included; the same key with other parameters gets 400, and while the first
 * request is still being answered, 409.
 */
export function makeAnswerOnce(store: Store) {
  const underWay = new Set<string>();

  return async function answerOnce(call: Call, handler: Handler): Promise<Answer> {
    const key = call.request.idempotency_key;
    if (key === null) {
      const answer = store.write((tx) => execute(tx, call, handler));
      await store.settled();
      return { ...answer, replayed: false };
    }

    if (underWay.has(key)) throw keyInUse(key);
    const saved = store.get('answers', key);
    const fingerprint = fingerprintOf(call);
    if (saved && saved.savedAt + REMEMBERED_MS > call.now.getTime()) {
      if (saved.path !== call.path) throw otherEndpoint(key, saved.path, call.path);
      if (saved.fingerprint !== fingerprint) throw otherParameters(key);
      return { status: saved.status, body: saved.body, replayed: true };
    }

    underWay.add(key);
    try {
      const answer = store.write((tx) => {
        const { status, body } = execute(tx, call, handler);
        tx.put('answers', { id: key, path: call.path, fingerprint, status, body, savedAt: call.now.getTime() });
        return { status, body, replayed: false };
      });
      await store.settled();
      return answer;
    } finally {
      underWay.delete(key);
    }
  };
}

/** An error that is not remembered leaves nothing behind: it passes on and undoes the write. */
function execute(tx: Transaction, call: Call, handler: Handler) {
  try {
    return { status: 200, body: expand(tx, handler(tx, call), call.form) };
  } catch (error) {
    if (error instanceof StripeError && error.memory === 'remembered')
      return { status: error.status, body: error.body };
    throw error;
  }
}

/** Of the parameters only a digest is kept: they may hold a card number. */
function fingerprintOf({ key, form }: Call): string {
  return createHash('sha256').update(canonical({ key, form })).digest('hex');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

function keyInUse(key: string) {
  return idempotencyError(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    'idempotency_key_in_use',
  );
}

function otherParameters(key: string) {
  return idempotencyError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function otherEndpoint(key: string, first: string, now: string) {
  return idempotencyError(
    400,
    `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${now}' vs '${first}'). Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function idempotencyError(status: number, message: string, code?: string) {
  return new StripeError(status, { type: 'idempotency_error', message, ...(code && { code }) }, 'forgotten');
}
