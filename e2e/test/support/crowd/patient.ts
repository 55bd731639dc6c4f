import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '@harbourline/client';
import type { Person } from '../people';
import { Counted, type Tally } from './calls';

const AGAIN_AFTER_MS = 300;
const TRIES = 10;

/**
 * A person whose client sends a call again where that is safe, and nowhere else: what only reads, what goes out under
 * an idempotency key, and whatever was refused with the word when to come back. How often is counted.
 */
export class Patient extends Counted {
  constructor(
    person: Person,
    tally: Tally,
    private readonly tries = TRIES,
  ) {
    super(person, tally);
  }

  protected override async exchange<Body>(method: string, path: string, body?: unknown) {
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    const repeatable = method === 'GET' || method === 'POST';
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.person.client
        .send<Body>(method, path, body, headers)
        .catch((error: unknown) => new Error(`no answer: ${String(error)}`, { cause: error }));
      const mayRepeat = outcome instanceof Error ? repeatable : isRefusedForNow(outcome, repeatable);
      if (!mayRepeat || tries === this.tries) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      this.count(`again: ${method} ${outcome instanceof Error ? 'without an answer' : `after ${outcome.status}`}`);
      await pause(AGAIN_AFTER_MS);
    }
  }
}

function isRefusedForNow({ status, headers }: Answer<unknown>, repeatable: boolean): boolean {
  return headers.has('retry-after') ? status === 503 : repeatable && status >= 502 && status <= 504;
}
