import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@harbourline/test-kit/eventually';
import { json, startStack, type Stack } from './start-stack';

/** As many as wait for a lane or for the turn of their address. */
const WAITING = 64;

let stack: Stack;
afterEach(() => stack.stop());

const start = async (settings: Record<string, string>) => {
  stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', ...settings });
};

const ask = (path: string, address: string, init: RequestInit = {}) =>
  stack.ask(path, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address },
  });

/** The service takes calls and answers none of them until told to. */
function holdUp(service: 'catalog' | 'identity'): () => void {
  const held: (() => void)[] = [];
  stack[service].answer((_, response) => held.push(() => response.end('[]')));
  return () => {
    stack[service].answer((_, response) => response.end('[]'));
    held.forEach((answer) => answer());
  };
}

/** Sends them all; tells what has been answered so far. */
function sendMany(count: number, send: (at: number) => Promise<Response>) {
  const answers: Response[] = [];
  const all = Promise.all(Array.from({ length: count }, async (_, at) => answers.push(await send(at))));
  const statuses = () => answers.map(({ status }) => status);
  return { answers, statuses, all };
}

it('gives a service so many calls at once, and turns away who has waited for a moment in vain', async () => {
  await start({ CALLS_PER_SERVICE: '3' });
  const release = holdUp('catalog');
  const crowd = sendMany(3 + WAITING + 10, (at) => ask('/api/boats', `203.0.113.${at}`));

  await eventually('the rest is refused', () => crowd.answers.length === WAITING + 10);
  expect(new Set(crowd.statuses())).toEqual(new Set([503]));
  expect(crowd.answers[0]?.headers.get('retry-after')).toBe('1');
  expect(await crowd.answers[0]?.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
  expect(stack.catalog.seen).toHaveLength(3);

  release();
  await crowd.all;
  expect(crowd.statuses().slice(-3)).toEqual([200, 200, 200]);
  expect((await ask('/api/boats', '198.51.100.1')).status).toBe(200);
});

it('goes on with other services, pictures and the webhook while one service is full', async () => {
  await start({ CALLS_PER_SERVICE: '1' });
  const release = holdUp('catalog');
  const first = ask('/api/boats', '203.0.113.1');
  await eventually('it is there', () => stack.catalog.seen.length === 1);
  expect((await ask('/api/boats', '203.0.113.2')).status).toBe(503);

  expect((await ask('/api/payment/webhook', '203.0.113.3', { method: 'POST', body: '{}' })).status).toBe(200);
  const picture = ask('/api/image/boat-images/1.jpg', '203.0.113.3');
  await eventually('the picture is asked for', () => stack.catalog.seen.length === 2);
  release();
  expect([(await first).status, (await picture).status]).toEqual([200, 200]);
});

it('keeps room for signing in while identity is full of other calls', async () => {
  await start({ CALLS_PER_SERVICE: '1' });
  stack.identity.answer((request, response) => {
    if (request.url === '/api/auth/login') response.end('{}');
  });
  const asking = new AbortController();
  const reset = ask('/api/forgot-password', '203.0.113.1', {
    ...{ method: 'POST', ...json({}) },
    signal: asking.signal,
  }).catch(() => undefined);
  await eventually('it is there', () => stack.identity.underWay === 1);

  expect((await ask('/api/auth/login', '203.0.113.2', { method: 'POST', ...json({}) })).status).toBe(200);
  asking.abort();
  await reset;
});

it('lets an address have so many requests under way, and others theirs', async () => {
  await start({ CALLS_PER_ADDRESS: '2' });
  const release = holdUp('catalog');
  const crowd = sendMany(2 + WAITING + 10, () => ask('/api/boats', '203.0.113.1'));

  await eventually('the rest is refused', () => crowd.answers.length === WAITING + 10);
  expect(new Set(crowd.statuses())).toEqual(new Set([429]));
  expect(crowd.answers[0]?.headers.get('retry-after')).toBe('1');
  expect(await crowd.answers[0]?.json()).toMatchObject({ code: 'too_many_requests' });
  expect(stack.catalog.seen).toHaveLength(2);
  expect((await ask('/api/auth/login', '203.0.113.1', { method: 'POST', ...json({}) })).status).toBe(200);

  const other = ask('/api/boats', '203.0.113.2');
  await eventually('another address is let in', () => stack.catalog.seen.length === 3);
  release();
  await crowd.all;
  expect((await other).status).toBe(200);
});

it('lets an account have so many calls under way, whatever addresses they come from', async () => {
  await start({ CALLS_PER_ACCOUNT: '2' });
  const release = holdUp('catalog');
  const authorization = `Bearer ${stack.tokens.tokenFor({ id: 8, role: 'owner' })}`;
  const crowd = sendMany(2 + WAITING + 10, (at) =>
    ask('/api/boats', `203.0.113.${at}`, { headers: { authorization } }),
  );

  await eventually('the rest is refused', () => crowd.answers.length === WAITING + 10);
  expect(new Set(crowd.statuses())).toEqual(new Set([429]));
  release();
  await crowd.all;
  expect(crowd.statuses().slice(-2)).toEqual([200, 200]);
});

it('forgets who goes away while they wait', async () => {
  await start({ CALLS_PER_SERVICE: '1' });
  const release = holdUp('catalog');
  const first = ask('/api/boats', '203.0.113.1');
  await eventually('it is there', () => stack.catalog.seen.length === 1);
  // Sent again where somebody had gone before the gateway heard of them.
  await eventually('the gateway knows that somebody has gone', async () => {
    const leaving = new AbortController();
    const second = ask('/api/boats', '203.0.113.2', { signal: leaving.signal }).catch(() => 'gone');
    await pause(50);
    leaving.abort();
    expect(await second).toBe('gone');
    const isKnown = () => stack.log.requests().some(({ status }) => status === 499);
    return eventually('it knows of this one', isKnown, 2_000).catch(() => false);
  });
  release();
  expect((await first).status).toBe(200);
  expect((await ask('/api/boats', '203.0.113.3')).status).toBe(200);
  expect(stack.catalog.seen).toHaveLength(2);
});

it('closes connections of an address beyond its share', async () => {
  await start({ TRUSTED_PROXIES: '0', CONNECTIONS: '32' });
  const { hostname, port } = new URL(stack.gateway.url);
  const [one, two, three] = Array.from({ length: 3 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await once(three as Socket, 'close');
  expect([one?.closed, two?.closed]).toEqual([false, false]);
  one?.destroy();
  two?.destroy();
});
