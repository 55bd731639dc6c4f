import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '../src/shared/api/api-error';
import { makeBaseQuery, sessionEnded, sessionInterrupted } from '../src/shared/api/base-query';
import { unsavedWork } from '../src/shared/lib/unsaved-work';
import type { ApiCall } from '../src/shared/api/call';

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

type Reply = { status: number; body?: string; headers?: Record<string, string>; afterMs?: number };
let server: Server;
let seen: { method: string; path: string; headers: IncomingMessage['headers'] }[];
let reply: (path: string, attempt: number) => Reply;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    seen.push({ method: request.method ?? '', path, headers: request.headers });
    const { status, body, headers, afterMs = 0 } = reply(path, seen.filter((call) => call.path === path).length);
    setTimeout(() => response.writeHead(status, headers).end(body), afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function setUp() {
  const { port } = server.address() as AddressInfo;
  const dispatched: unknown[] = [];
  const caching: unknown[] = [];
  const baseQuery = makeBaseQuery(
    (path, init) => {
      caching.push(init?.cache);
      return fetch(`http://localhost:${port}${path as string}`, init);
    },
    () => TRACEPARENT,
  );
  const run = (call: ApiCall) => {
    const context = { signal: new AbortController().signal, dispatch: (action: unknown) => dispatched.push(action) };
    return baseQuery(call, context as unknown as Parameters<typeof baseQuery>[1], {});
  };
  return { run, dispatched, caching };
}

const UNAUTHENTICATED = JSON.stringify({ message: 'Please sign in.', code: 'unauthenticated', requestId: 'r1' });
const pathsSeen = () => seen.map(({ path }) => path);

it('exchanges the refresh cookie once for all calls that wait for it, and sends each again', async () => {
  reply = (path, attempt) => {
    if (path === '/api/auth/refresh') return { status: 204 };
    return attempt === 1 ? { status: 401, body: UNAUTHENTICATED } : { status: 200, body: '"ok"' };
  };
  const { run, dispatched } = setUp();

  const answers = await Promise.all(['/api/a', '/api/b', '/api/c'].map(async (url) => run({ method: 'GET', url })));

  expect(answers).toEqual([{ data: 'ok' }, { data: 'ok' }, { data: 'ok' }]);
  expect(pathsSeen().filter((path) => path === '/api/auth/refresh')).toHaveLength(1);
  expect(dispatched).toEqual([]);
});

it('needs no second exchange for a call whose refusal comes after the first', async () => {
  reply = (path, attempt) => {
    if (path === '/api/auth/refresh') return { status: 204 };
    if (attempt > 1) return { status: 200, body: '"ok"' };
    return { status: 401, body: UNAUTHENTICATED, afterMs: path === '/api/late' ? 300 : 0 };
  };
  const { run } = setUp();
  await Promise.all(['/api/a', '/api/late'].map(async (url) => run({ method: 'GET', url })));
  const seen = pathsSeen();
  // Which of the two that were sent at once comes first is not said.
  expect(seen.slice(0, 2).sort()).toEqual(['/api/a', '/api/late']);
  expect(seen.slice(2)).toEqual(['/api/auth/refresh', '/api/a', '/api/late']);
});

it('sends the same Idempotency-Key again after a refresh', async () => {
  reply = (path, attempt) => {
    if (path === '/api/auth/refresh') return { status: 204 };
    return attempt === 1 ? { status: 401, body: UNAUTHENTICATED } : { status: 201, body: '{}' };
  };
  await setUp().run({ method: 'POST', url: '/api/bookings', body: {}, idempotent: true });

  const keys = seen.filter(({ path }) => path === '/api/bookings').map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('ends the session when the refresh is refused, and answers the first error', async () => {
  reply = () => ({ status: 401, body: UNAUTHENTICATED });
  const { run, dispatched } = setUp();

  expect(await run({ method: 'GET', url: '/api/bookings' })).toMatchObject({ error: { code: 'unauthenticated' } });
  expect(dispatched).toEqual([sessionEnded()]);
});

it('interrupts it where something is typed that is not saved', async () => {
  reply = () => ({ status: 401, body: UNAUTHENTICATED });
  const { run, dispatched } = setUp();
  const form = {};
  unsavedWork.add(form);

  await run({ method: 'PUT', url: '/api/boats/7', body: {} });
  unsavedWork.delete(form);
  expect(dispatched).toEqual([sessionInterrupted()]);
});

it('keeps the session when the refresh fails for another reason', async () => {
  reply = (path) => (path === '/api/auth/refresh' ? { status: 503 } : { status: 401, body: UNAUTHENTICATED });
  const { run, dispatched } = setUp();

  await run({ method: 'GET', url: '/api/bookings' });
  expect(dispatched).toEqual([]);
});

it('takes a wrong password for an answer, not for the end of a session', async () => {
  reply = () => ({
    status: 401,
    body: JSON.stringify({ message: 'Wrong', code: 'wrong_credentials', requestId: 'r' }),
  });
  const { run } = setUp();

  await run({ method: 'POST', url: '/api/auth/login', body: {}, keepSession: true });
  expect(pathsSeen()).toEqual(['/api/auth/login']);
});

it('answers "{status}: {text}" where the body has no message', async () => {
  reply = (path) => (path === '/api/empty' ? { status: 502 } : { status: 500, body: 'broken' });
  const { run } = setUp();

  expect(await run({ method: 'GET', url: '/api/text' })).toMatchObject({
    error: { status: 500, message: '500: broken' },
  });
  expect(await run({ method: 'GET', url: '/api/empty' })).toMatchObject({ error: { message: '502: Bad Gateway' } });
});

it('hands on the message, the fields and the request id of the server', async () => {
  const error = { message: 'Please check', code: 'invalid_input', fields: { phone: 'Too short' }, requestId: 'r9' };
  reply = () => ({ status: 400, body: JSON.stringify(error) });

  expect(await setUp().run({ method: 'GET', url: '/api/x' })).toEqual({ error: { status: 400, ...error } });
});

it('says so when no answer comes', async () => {
  const query = makeBaseQuery(() => Promise.reject(new TypeError('fetch failed')));
  const context = { signal: new AbortController().signal, dispatch: () => undefined };
  const answer = await query({ method: 'GET', url: '/api/x' }, context as unknown as Parameters<typeof query>[1], {});
  expect(answer).toMatchObject({ error: { status: 0, code: 'no_connection' } });
});

it('asks for no cached answer, keeps none, and sends a content type only with a body', async () => {
  reply = () => ({ status: 200, body: '{}' });
  const { run, caching } = setUp();
  await run({ method: 'GET', url: '/api/x' });
  await run({ method: 'POST', url: '/api/x', body: {} });

  expect(seen.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache']);
  expect(caching).toEqual(['no-store', 'no-store']);
  expect(seen.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json']);
});

it('tells of a list’s next page and its whole length', async () => {
  const headers = { link: '</api/boats?cursor=b7>; rel="next"', 'x-total-count': '412' };
  reply = () => ({ status: 200, body: '[]', headers });
  expect(await setUp().run({ method: 'GET', url: '/api/boats' })).toEqual({
    data: [],
    meta: { next: '/api/boats?cursor=b7', total: 412 },
  });
  reply = () => ({ status: 200, body: '[]', headers: { 'x-total-more-than': '200' } });
  expect(await setUp().run({ method: 'GET', url: '/api/users' })).toEqual({ data: [], meta: { moreThan: 200 } });
});

it('tells how long to wait where the server does', async () => {
  const body = JSON.stringify({ message: 'Too many requests.', code: 'too_many_requests', requestId: 'r1' });
  reply = () => ({ status: 429, body, headers: { 'retry-after': '240' } });
  const answer = await setUp().run({ method: 'POST', url: '/api/auth/login', keepSession: true });
  expect(messageOf('error' in answer ? answer.error : undefined, '')).toBe(
    'Too many attempts. Please try again in 4 minutes.',
  );
});

it('tells the reason beside how long to wait, where there is one', async () => {
  const body = JSON.stringify({
    message: 'Too many cards were declined.',
    code: 'too_many_failed_cards',
    requestId: 'r1',
  });
  reply = () => ({ status: 429, body, headers: { 'retry-after': '3000' } });
  const answer = await setUp().run({ method: 'POST', url: '/api/create-payment-intent' });
  expect(messageOf('error' in answer ? answer.error : undefined, '')).toBe(
    'Too many cards were declined. Please try again in 50 minutes.',
  );
});

it('hands a file over after a refresh as well, and says why when there is none', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="agreement.pdf"' };
  reply = (path, attempt) => {
    if (path === '/api/auth/refresh') return { status: 204 };
    if (path === '/api/gone') return { status: 409, body: UNCONFIRMED };
    return attempt === 1 ? { status: 401, body: UNAUTHENTICATED } : { status: 200, headers, body: '%PDF-1.7' };
  };
  const received: { name: string; content: Blob }[] = [];
  const { run } = setUp();
  const onFile = (file: (typeof received)[number]) => void received.push(file);

  expect(await run({ method: 'GET', url: '/api/file', onFile })).toEqual({ data: null });
  expect(await run({ method: 'GET', url: '/api/gone', onFile })).toMatchObject({ error: { status: 409 } });

  expect(received.map(({ name }) => name)).toEqual(['agreement.pdf']);
  expect(await received[0]?.content.text()).toBe('%PDF-1.7');
});

const UNCONFIRMED = JSON.stringify({ message: 'Not yet.', code: 'booking_not_confirmed', requestId: 'r2' });

it('says to which trace a call belongs, also when it is sent again', async () => {
  reply = (path, attempt) => {
    if (path === '/api/auth/refresh') return { status: 204 };
    return attempt === 1 ? { status: 401, body: UNAUTHENTICATED } : { status: 200, body: '{}' };
  };
  await setUp().run({ method: 'GET', url: '/api/bookings' });

  const sent = seen.filter(({ path }) => path === '/api/bookings').map(({ headers }) => headers['traceparent']);
  expect(sent).toEqual([TRACEPARENT, TRACEPARENT]);
});
