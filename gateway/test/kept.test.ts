import { listListingChanges } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { ACCESS_COOKIE, startStack, type Stack } from './start-stack';

/** Boats as catalog would list them, with its word of what has changed. */
function catalogOf(stack: Stack) {
  const state = {
    price: 100,
    changed: [] as number[],
    asked: 0,
    mute: false,
    isStale: false,
    isAway: false,
    hold: undefined as Promise<void> | undefined,
  };
  stack.catalog.answerInternal((request, response) => {
    if (state.isAway) return response.writeHead(503).end('{"code":"unavailable"}');
    if (state.mute || !request.url?.startsWith(listListingChanges.path)) return void response.destroy();
    const told = { upTo: '1:1:@1', all: !request.url.includes('after='), listings: state.changed.splice(0), times: [] };
    response.end(JSON.stringify(told));
  });
  stack.catalog.answer((request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    state.asked += 1;
    if (state.isAway) return response.writeHead(503, { 'retry-after': '2' }).end('{"code":"unavailable"}');
    if (request.url?.endsWith('/404')) return response.writeHead(404).end('{"code":"boat_not_found"}');
    const body = JSON.stringify({ price: state.price, words: 'calm '.repeat(400) });
    response.setHeader('cache-control', 'public, no-cache');
    if (state.isStale) response.setHeader('warning', '110 - "Response is Stale"');
    const send = () => response.end(body);
    return state.hold ? void state.hold.then(send) : send();
  });
  return state;
}

let stack: Stack;
let catalog: ReturnType<typeof catalogOf>;
beforeEach(async () => {
  stack = await startStack();
  catalog = catalogOf(stack);
  // From the second on, changes are told since a moment.
  for (let time = 0; time < 2; time += 1) await priceOf('/api/boats/1');
  catalog.asked = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  return stack.stop();
});

const priceOf = async (path: string, headers: Record<string, string> = {}) =>
  ((await (await stack.ask(path, { headers })).json()) as { price: number }).price;

it('asks catalog once for what everybody sees, until catalog says that it has changed', async () => {
  for (let time = 0; time < 5; time += 1) expect(await priceOf('/api/boats/7')).toBe(100);
  expect(catalog.asked).toBe(1);
  catalog.price = 200;
  catalog.changed.push(7);
  await new Promise((resolve) => setTimeout(resolve, 60)); // for so long what was true may be said
  expect(await priceOf('/api/boats/7')).toBe(200);
  expect(catalog.asked).toBe(2);
});

it('goes on giving what another change does not concern; a list is concerned by all', async () => {
  for (const path of ['/api/boats/7', '/api/boats?sort=newest']) await priceOf(path);
  catalog.price = 200;
  catalog.changed.push(8);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([await priceOf('/api/boats/7'), await priceOf('/api/boats?sort=newest')]).toEqual([100, 200]);
});

it('does not keep an answer of which something changed while it was on its way', async () => {
  let send = () => {};
  catalog.hold = new Promise((resolve) => (send = resolve));
  const first = priceOf('/api/boats/7');
  await eventuallyFinds(() => catalog.asked === 1);
  catalog.changed.push(7);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await priceOf('/api/boats/1'); // in which the change is told
  send();
  await first;
  catalog.hold = undefined;
  catalog.price = 200;
  expect(await priceOf('/api/boats/7')).toBe(200);
});

it('shows what was changed through it to whoever asks next, however soon', async () => {
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.001));
  await priceOf('/api/boats/7');
  catalog.price = 200;
  catalog.changed.push(7);
  const cookie = `${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id: 3, role: 'owner' })}`;
  await stack.ask('/api/boats/7/toggle-availability', {
    method: 'PATCH',
    headers: { cookie, origin: 'http://localhost:8080' },
  });
  expect(await priceOf('/api/boats/7')).toBe(200);
});

it('asks catalog itself while nothing is heard of changes', async () => {
  await priceOf('/api/boats/7');
  catalog.mute = true;
  catalog.price = 200;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await priceOf('/api/boats/7')).toBe(200);
});

it('keeps nothing that somebody got who is signed in, and gives them nothing that is kept', async () => {
  const cookie = `${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id: 3, role: 'owner' })}`;
  await priceOf('/api/boats/7', { cookie });
  catalog.price = 200;
  expect(await priceOf('/api/boats/7')).toBe(200);
  catalog.price = 300;
  expect(await priceOf('/api/boats/7', { cookie })).toBe(300);
  expect(await priceOf('/api/boats/7', { authorization: `Bearer ${'x'.repeat(20)}` })).toBe(300);
});

it('keeps no failure', async () => {
  for (let time = 0; time < 2; time += 1) expect((await stack.ask('/api/boats/404')).status).toBe(404);
  expect(catalog.asked).toBe(2);
});

it('keeps nothing that a catalog of the release before remembers while its database is away', async () => {
  catalog.isStale = true;
  const remembered = await stack.ask('/api/boats/7');
  expect(remembered.headers.get('warning')).toBe('110 - "Response is Stale"');
  catalog.isStale = false;
  catalog.price = 200;
  expect(await priceOf('/api/boats/7')).toBe(200);
});

describe('while catalog’s database is away', () => {
  const cookieOf = (role: 'renter' | 'owner') => ({
    cookie: `${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id: 3, role })}`,
  });
  const lose = async () => {
    catalog.isAway = true;
    await new Promise((resolve) => setTimeout(resolve, 60)); // until nothing is known of changes
  };

  it('shows everybody the boats that somebody has seen, and says how old that is', async () => {
    const before = await (await stack.ask('/api/boats/7')).text();
    await lose();
    for (const headers of [{}, cookieOf('renter')]) {
      const shown = await stack.ask('/api/boats/7', { headers });
      expect([shown.status, await shown.text()]).toEqual([200, before]);
      expect(shown.headers.get('warning')).toContain('Stale');
      expect(Number(shown.headers.get('age'))).toBeGreaterThan(0);
    }
  });

  it('shows nothing else: not what nobody has seen, nor to those who see more, nor what has changed since', async () => {
    await priceOf('/api/boats/7');
    await priceOf('/api/boats/8');
    catalog.changed.push(8);
    await new Promise((resolve) => setTimeout(resolve, 60));
    await priceOf('/api/boats/1'); // in which the change is told
    await lose();
    const statusOf = async (path: string, headers = {}) => (await stack.ask(path, { headers })).status;
    expect(await statusOf('/api/boats/7')).toBe(200);
    expect(await statusOf('/api/boats/9')).toBe(503);
    expect(await statusOf('/api/boats/7', cookieOf('owner'))).toBe(503);
    expect(await statusOf('/api/boats/8')).toBe(503);
  });

  it('shows it for five minutes, and what is true as soon as the database is back', async () => {
    const begin = performance.now();
    await priceOf('/api/boats/7');
    await lose();
    let passed = 299_000;
    jest.spyOn(performance, 'now').mockImplementation(() => begin + (passed += 1));
    expect((await stack.ask('/api/boats/7')).status).toBe(200);
    passed = 302_000;
    expect((await stack.ask('/api/boats/7')).status).toBe(503);
    catalog.isAway = false;
    catalog.price = 200;
    passed = 304_000;
    expect(await priceOf('/api/boats/7')).toBe(200);
  });

  it('tells a failure of catalog as it is where its database is there', async () => {
    await priceOf('/api/boats/7');
    catalog.mute = true;
    stack.catalog.answer((_, response) => response.writeHead(500).end('{"code":"internal"}'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await stack.ask('/api/boats/7')).status).toBe(500);
  });
});

it('lets a crowd ask for a boat once', async () => {
  let send = () => {};
  catalog.hold = new Promise((resolve) => (send = resolve));
  const crowd = Array.from({ length: 50 }, () => priceOf('/api/boats/7'));
  await eventuallyFinds(() => catalog.asked === 1);
  send();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([100]));
  expect(catalog.asked).toBe(1);
});

it('gives what is kept in each form, with the headers that all answers have', async () => {
  const asked = await stack.ask('/api/boats/7', { headers: { 'accept-encoding': 'identity' } });
  const text = await asked.text();
  const etag = asked.headers.get('etag') ?? '';
  for (const encoding of ['identity', 'gzip', 'br']) {
    const kept = await stack.ask('/api/boats/7', { headers: { 'accept-encoding': encoding } });
    expect([kept.headers.get('content-encoding') ?? 'identity', await kept.text()]).toEqual([encoding, text]);
    const own = ['x-request-id', 'content-length', 'content-encoding', 'date'];
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name)).sort();
    expect(headersOf(kept)).toEqual(headersOf(asked));
    expect(kept.headers.get('x-request-id')).not.toBe(asked.headers.get('x-request-id'));
  }
  const known = await stack.ask('/api/boats/7', { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  expect(catalog.asked).toBe(1);
});

it('counts, logs and names them as all others', async () => {
  const before = stack.log.requests().length;
  for (let time = 0; time < 2; time += 1) await priceOf('/api/boats/7?from=list');
  const lines = stack.log.requests().slice(before);
  expect(lines).toHaveLength(2);
  const shape = (line: object) => Object.keys(line).sort();
  expect(shape(lines[1] ?? {})).toEqual(shape(lines[0] ?? {}));
  expect(lines[1]).toMatchObject({ method: 'GET', path: '/api/boats/7', status: 200 });
});
