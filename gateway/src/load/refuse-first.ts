import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressKey, errorReply, type SecurityFact, type TellSecurity } from '@harbourline/service-kit';
import { JSON_LIMIT_BYTES } from '@harbourline/service-kit/http/limits';
import type { RouteTable } from '../routing/route-table';
import type { Load } from './open-load';
import { refusalFor } from './shed';
import { TurnBudget } from './turn-budget';

/** Requests to the gateway itself, such as health checks, are counted apart from all others. */
const OWN_ROOM = 'internal';
const FILES_ROOM = 'files';

interface Parts {
  table: RouteTable;
  load: Load;
  /** Whether no service needs to be asked. */
  isAnsweredHere: (request: IncomingMessage) => boolean;
  addressOf: (request: IncomingMessage) => string;
  /** The headers that every answer has. */
  headers: Readonly<Record<string, string>>;
  tell: TellSecurity;
}

/**
 * Turns away what cannot be answered soon, before anything else is done for it: that takes much less than to refuse it on
 * its way, so that a crowd does not take the time in which others are answered.
 * @returns what tells whether it did.
 */
export function refuseFirst({ table, load, isAnsweredHere, addressOf, headers, tell }: Parts) {
  const turn = new TurnBudget();
  const refusals = {
    service: prepareRefusal('service', headers),
    gateway: prepareRefusal('gateway', headers),
    address: prepareRefusal('address', headers),
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const found = table.find(request.method ?? '', path);
    const call = 'call' in found ? found.call : undefined;
    const lane = call && load.laneOf(call);
    const room = lane?.room ?? (path.startsWith('/internal/') ? OWN_ROOM : FILES_ROOM);
    const isFull = lane?.gate.full && !isAnsweredHere(request);
    const reason = isFull ? 'service' : turn.refuses(room, addressKey(addressOf(request)));
    if (!reason) return false;
    load.shed.count(reason);
    // Without an address: a line for each client would be too much as well.
    tell({ ...refusals[reason].security, route: call?.definition.path });
    refusals[reason].answer(request, response);
    return true;
  };
}

/** The same answer as to whoever is refused later, made once. */
function prepareRefusal(reason: 'service' | 'gateway' | 'address', common: Readonly<Record<string, string>>) {
  const placeholder = randomUUID();
  const refusal = refusalFor(reason);
  const reply = errorReply(refusal, placeholder);
  const text = JSON.stringify(reply.body);
  const headers = {
    ...common,
    ...reply.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  return {
    security: refusal.security as SecurityFact,
    answer(request: IncomingMessage, response: ServerResponse): void {
      const requestId = randomUUID();
      // A large body would hold the connection for nothing; a small one is here already, or comes and is forgotten.
      if (announcesLargeBody(request)) response.setHeader('connection', 'close');
      response.writeHead(reply.status, { ...headers, 'x-request-id': requestId });
      response.end(text.replace(placeholder, requestId));
    },
  };
}

function announcesLargeBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > JSON_LIMIT_BYTES;
}
