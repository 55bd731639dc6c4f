import { randomUUID, type KeyObject } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  jsonWebKeySet,
  listRevocations,
  userUpdated,
  type EventEnvelope,
  type Role,
  type UserState,
} from '@harbourline/contracts';
import jwt from 'jsonwebtoken';
import {
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_MINUTES,
} from '@harbourline/service-kit/auth/access-token';
import { LONG_POLL_MS } from '@harbourline/service-kit/events/feed';
import { testKeyPair } from './test-keys';

export interface TestUser {
  id: number;
  role: Role;
  /** The session the token belongs to; one per user unless given. */
  sessionId?: string;
  /** How long the token is good, in seconds; five minutes unless given, negative for one that has expired. */
  expiresIn?: number;
}

export interface TestIdentity {
  /** The value of IDENTITY_URL for a service under test. */
  url: string;
  /** An access token as identity would issue it, by the system's time. */
  tokenFor(user: TestUser): string;
  /** The same token, signed by somebody else under identity's key id. */
  forgedTokenFor(user: TestUser): string;
  /** Ends a session: its tokens are revoked. */
  revoke(sessionId: string): void;
  /** Tells in its feed of a user as they are now. */
  tellOf(user: Pick<UserState, 'id'> & Partial<UserState>): void;
  stop(): Promise<void>;
}

const KEY_ID = 'test-key';
/** How long a token is given again: to sign one takes as much of a processor as a small call. */
const SAME_FOR_MS = 60_000;

/** Stands in for identity where a test needs users: serves public keys, ended sessions and a feed, and signs tokens. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const own = testKeyPair('identity');
  const jwks = JSON.stringify({
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
  });
  const revoked: string[] = [];
  const events: EventEnvelope[] = [];
  const told = new EventEmitter().setMaxListeners(0);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://identity');
    if (url.pathname === '/internal/feed') {
      return void feedAfter(events, told, url.searchParams).then((page) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page)),
      );
    }
    const answers: Record<string, () => string> = {
      [jsonWebKeySet.path]: () => jwks,
      [listRevocations.path]: () => JSON.stringify({ sessions: revoked, upTo: '1:1:' }),
    };
    const answer = answers[url.pathname];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(answer?.() ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tokenFor: keptFor(SAME_FOR_MS, (user) => sign(user, own.privateKey)),
    forgedTokenFor: (user) => sign(user, testKeyPair('stranger').privateKey),
    revoke: (sessionId) => void revoked.push(sessionId),
    tellOf(user) {
      events.push({
        specversion: '1.0',
        id: randomUUID(),
        source: '/identity',
        type: userUpdated.type,
        subject: String(user.id),
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        aggregateversion: events.filter(({ subject }) => subject === String(user.id)).length + 1,
        data: { ...userUpdated.sample, ...user },
      });
      told.emit('event');
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function feedAfter(events: readonly EventEnvelope[], told: EventEmitter, asked: URLSearchParams) {
  const after = Number(asked.get('after'));
  // A reader that does not wait looks how far behind it is.
  if (events.length <= after && asked.get('wait') !== 'false')
    await once(told, 'event', { signal: AbortSignal.timeout(LONG_POLL_MS) }).catch(() => undefined);
  const types = asked.get('types')?.split(',') ?? [];
  return {
    events: events.slice(after).filter(({ type }) => types.includes(type)),
    position: String(Math.max(events.length, after)),
  };
}

/** The same token for the same user, unless it is to expire at a time of its own. */
function keptFor(ms: number, signed: (user: TestUser) => string): (user: TestUser) => string {
  const kept = new Map<string, { token: string; until: number }>();
  return (user) => {
    if (user.expiresIn !== undefined) return signed(user);
    const key = JSON.stringify([user.id, user.role, user.sessionId]);
    const last = kept.get(key);
    if (last && performance.now() < last.until) return last.token;
    const token = signed(user);
    kept.set(key, { token, until: performance.now() + ms });
    return token;
  };
}

function sign({ id, role, sessionId, expiresIn = ACCESS_TOKEN_MINUTES * 60 }: TestUser, key: KeyObject): string {
  return jwt.sign({ role, sid: sessionId ?? `session-of-${id}` }, key, {
    algorithm: 'RS256',
    keyid: KEY_ID,
    issuer: ACCESS_TOKEN_ISSUER,
    audience: ACCESS_TOKEN_AUDIENCE,
    subject: String(id),
    expiresIn,
  });
}
