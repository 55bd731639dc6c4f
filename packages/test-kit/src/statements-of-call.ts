import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Client } from 'pg';

const STARTED = 'http.server.request.start';
/** Sent along by a call whose statements are counted. */
export const COUNTED = 'x-counted-call';

/**
 * Notes the statements that a service in this process sends to its database while it answers a call with the header
 * `COUNTED`; what it does by itself, and what others ask meanwhile, is not among them. A count is the same on every
 * machine, and each statement is a round trip.
 */
export function noteStatements(): { take(): string[]; stop(): void } {
  const answering = new AsyncLocalStorage<boolean>();
  let noted: string[] = [];
  const begin = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    answering.enterWith(request.headers[COUNTED] !== undefined);
  };
  subscribe(STARTED, begin);
  const clients = Client.prototype as { query: (...given: unknown[]) => unknown };
  const send = clients.query;
  clients.query = function (...given) {
    const [statement] = given;
    if (answering.getStore())
      noted.push(typeof statement === 'string' ? statement : (statement as { text: string }).text);
    return Reflect.apply(send, this, given);
  };
  return {
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
    stop() {
      unsubscribe(STARTED, begin);
      clients.query = send;
    },
  };
}
