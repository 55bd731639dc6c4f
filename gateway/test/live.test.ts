import { connect, type Socket } from 'node:net';
import type { Lately } from '@harbourline/contracts';
import { listViewChanges } from '@harbourline/service-kit';
import { eventually } from '@harbourline/test-kit/eventually';
import { ACCESS_COOKIE, startStack, type Stack } from './start-stack';
import type { Upstream } from './upstream';

const LIVE = '/api/live';
const RENTER = 5;
const OWNER = 3;

/** A service that tells whose view has changed, by the moments that it was asked with. */
function viewsOf(service: Upstream) {
  const start = Math.floor(Date.now() / 1000);
  const state = {
    asked: 0,
    mute: false,
    knowsMoments: true,
    from: start - 120,
    /** In the order in which they happened. */
    changes: [] as { kind: string; id: string; userIds: number[]; at: number }[],
    happens: (id: string, userIds: number[], at = Date.now() / 1000) =>
      state.changes.push({ kind: 'booking', id, userIds, at }),
  };
  service.answerInternal((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname !== listViewChanges.path) return void response.writeHead(404).end();
    state.asked += 1;
    if (state.mute) return void response.destroy();
    const after = state.knowsMoments ? searchParams.get('after') : null;
    const now = Date.now() / 1000;
    const told = {
      ...{ upTo: `1:${state.changes.length + 1}:@${Math.floor(now)}`, from: state.from, now, all: after === null },
      changes: state.changes.slice(after === null ? 0 : Number(after.split(':')[1]) - 1),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(told));
  });
  return state;
}

interface Browser {
  status: number;
  text: string;
  ended: boolean;
  socket: Socket;
}

let stack: Stack;
let views: ReturnType<typeof viewsOf>;
let sockets: Socket[] = [];
const start = async (settings: Record<string, string> = {}) => {
  stack = await startStack({ TRUSTED_PROXIES: '1', ...settings });
  views = viewsOf(stack.booking);
};
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  sockets = [];
  await stack.stop();
});

const cookieOf = (id: number, sessionId = `session-of-${id}`) =>
  `cookie: ${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id, role: 'renter', sessionId })}`;

/** Opens the connection as a browser does, over a socket of its own, and reads what comes. */
async function open(lines: string[], { url = stack.gateway.url, path = LIVE, address = '203.0.113.1' } = {}) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  const browser: Browser = { status: 0, text: '', ended: false, socket };
  socket.on('data', (chunk: Buffer) => {
    browser.text += chunk.toString();
    browser.status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(browser.text)?.[1]);
  });
  socket.on('close', () => (browser.ended = true));
  socket.write([`GET ${path} HTTP/1.1`, 'host: x', `x-forwarded-for: ${address}`, ...lines, '', ''].join('\r\n'));
  await eventually('there is an answer', () => browser.status > 0 || browser.ended);
  return browser;
}
const openFor = (id: number, options: Parameters<typeof open>[1] = {}) => open([cookieOf(id)], options);
/** As a hint, or with what happened lately if a service answers for the first time only afterwards. */
const hears = (browser: Browser, id: string) =>
  eventually(`it hears of ${id}`, () => browser.text.includes(JSON.stringify({ kind: 'booking', id }).slice(0, -1)));
const isOver = (browser: Browser) => browser.ended || browser.text.endsWith('\r\n0\r\n\r\n');
const ends = (browser: Browser) => eventually('the answer ends', () => isOver(browser));
/** After how many milliseconds it is to look at everything. */
const lookIn = ({ text }: Browser) => Number(/event: again\ndata: {"inMs":(\d+)}/.exec(text)?.[1] ?? NaN);
const latelyOf = async (browser: Browser) =>
  JSON.parse(
    await eventually('it hears what happened lately', () => /event: lately\ndata: (.*)\n\n/.exec(browser.text)?.[1]),
  ) as Lately;
/** After how many it is to come back, as it was told last. */
const backIn = ({ text }: Browser) => Number([...text.matchAll(/retry: (\d+)\n/g)].at(-1)?.[1] ?? NaN);

it('tells those concerned what has changed, and nobody else', async () => {
  await start();
  const [renter, owner, other] = [await openFor(RENTER), await openFor(OWNER), await openFor(9)];
  expect(renter.text).toMatch(/content-type: text\/event-stream[\s\S]*x-accel-buffering: no/i);

  views.happens('31', [RENTER, OWNER]);
  views.happens('32', [9]);

  await hears(renter, '31');
  await hears(owner, '31');
  await hears(other, '32');
  expect(renter.text + owner.text).not.toContain('"32"');
  expect(other.text).not.toContain('"31"');
});

it('asks nothing while nobody is connected, and again when somebody is', async () => {
  await start();
  const first = await openFor(RENTER);
  await eventually('the service is asked', () => views.asked > 1);
  first.socket.destroy();
  await eventually('it is asked no more', async () => {
    const before = views.asked;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    return views.asked === before;
  });
  const second = await openFor(RENTER);
  views.happens('31', [RENTER]);
  await hears(second, '31');
});

it('refuses guests, other methods and tokens of sessions that have ended', async () => {
  await start();
  expect((await open([])).status).toBe(401);
  expect((await stack.ask(LIVE, { method: 'POST' })).status).toBe(405);
  stack.tokens.revoke('ended');
  await eventually('the token is refused', async () => (await open([cookieOf(RENTER, 'ended')])).status === 401);
});

it('ends a connection whose session ends, and no other', async () => {
  await start();
  const [ended, kept] = [await open([cookieOf(RENTER, 'one')]), await open([cookieOf(RENTER, 'two')])];
  stack.tokens.revoke('one');
  await ends(ended);
  views.happens('31', [RENTER]);
  await hears(kept, '31');
  expect(ended.text).not.toContain('"31"');
});

it('tells who comes back what happened meanwhile, over any replica', async () => {
  await start();
  const now = Math.floor(Date.now() / 1000);
  views.happens('before', [RENTER], now - 100);
  views.happens('meanwhile', [RENTER], now - 40);
  const other = await startStack({ BOOKING_URL: stack.booking.url, IDENTITY_URL: stack.identity.url });
  try {
    for (const { url } of [stack.gateway, other.gateway]) {
      const back = await openFor(RENTER, { url, path: `${LIVE}?since=${now - 50}` });
      await hears(back, 'meanwhile');
      expect(back.text).not.toContain('before');
      const native = await open([cookieOf(RENTER), `last-event-id: ${now - 50}`], { url });
      await hears(native, 'meanwhile');
      views.happens(`later at ${url}`, [RENTER]);
      await hears(back, `later at ${url}`);
      expect(back.text).toMatch(/\nid: \d+\ndata: \[\{"kind":"booking","id":"[^"]+"\}\]\n\n/);
    }
  } finally {
    await other.stop();
  }
});

it('tells who comes for the first time when what happened lately had become visible, and for how long it knows', async () => {
  await start();
  const now = Date.now() / 1000;
  views.happens('of others', [OWNER], now - 50);
  views.happens('earlier', [RENTER], now - 50);
  views.happens('of late', [RENTER], now - 1);
  const first = await openFor(RENTER);
  const heard = await latelyOf(first);
  expect(heard.knownMs).toBeGreaterThan(80_000);
  expect(heard.changes.map(({ id }) => id)).toEqual(['earlier', 'of late']);
  // A transaction takes half a minute at most.
  expect(heard.changes[0]?.agoMs).toBeGreaterThanOrEqual(19_000);
  expect(heard.changes[0]?.agoMs).toBeLessThan(50_000);

  // From here on it is known to half a second, also when the last one has gone for a moment.
  views.happens('31', [RENTER]);
  await hears(first, '31');
  first.socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const next = await latelyOf(await openFor(RENTER));
  expect(next.changes.find(({ id }) => id === '31')?.agoMs).toBeGreaterThanOrEqual(1_000);
});

it('has somebody of whom too much has happened look at everything', async () => {
  await start();
  for (let id = 0; id < 201; id += 1) views.happens(String(id), [RENTER]);
  expect(await latelyOf(await openFor(RENTER))).toEqual({ knownMs: 0, changes: [] });
});

it('has who was away for longer look at everything', async () => {
  await start();
  const back = await openFor(RENTER, { path: `${LIVE}?since=${Math.floor(Date.now() / 1000) - 600}` });
  await eventually('it is told to look', () => lookIn(back) === 0);
});

it('goes on when a service comes back, with what happened meanwhile', async () => {
  await start();
  views.mute = true;
  const renter = await openFor(RENTER);
  views.happens('31', [RENTER]);
  await eventually('it was asked', () => views.asked > 1);
  views.mute = false;
  await hears(renter, '31');
  views.mute = true;
  views.happens('32', [RENTER]);
  const { asked } = views;
  await eventually('it was asked', () => views.asked > asked);
  views.mute = false;
  await hears(renter, '32');
  expect(renter.text).not.toContain('event: again');
});

it('has all look again when a service can no longer tell what has changed', async () => {
  await start();
  const renter = await openFor(RENTER);
  views.happens('31', [RENTER]);
  await hears(renter, '31');
  views.knowsMoments = false;
  await eventually('it is told to look', () => lookIn(renter) >= 0);
});

describe('limits', () => {
  it('ends an account’s oldest connection for one too many, and has it come back much later', async () => {
    await start({ RATE_LIMIT: 'on' });
    const all: Browser[] = [];
    for (let count = 0; count < 9; count += 1) all.push(await openFor(RENTER));
    const [oldest, ...others] = all;
    if (!oldest) throw new Error('none was opened');
    await ends(oldest);
    expect(backIn(oldest)).toBeGreaterThanOrEqual(60_000);
    views.happens('31', [RENTER]);
    await Promise.all(others.map((one) => hears(one, '31')));
  });

  it('refuses one address more than its share, and all more than there may be, and lets others in again', async () => {
    await start({ RATE_LIMIT: 'on', LIVE_CONNECTIONS: '32' });
    const statusFor = async (id: number, address: string) => (await openFor(id, { address })).status;
    const first = await openFor(100, { address: '198.51.100.0' });
    expect([await statusFor(101, '198.51.100.0'), await statusFor(102, '198.51.100.0')]).toEqual([200, 429]);
    for (let more = 2; more < 32; more += 1) expect(await statusFor(100 + more, `198.51.100.${more}`)).toBe(200);
    expect(await statusFor(200, '203.0.113.200')).toBe(503);
    expect((await stack.ask('/api/boats')).status).toBe(200);
    first.socket.destroy();
    await eventually('there is room', async () => (await statusFor(201, '203.0.113.201')) === 200);
  });

  it('takes none of the places of calls that are under way', async () => {
    await start({ RATE_LIMIT: 'on', CALLS_PER_ADDRESS: '1', CALLS_PER_ACCOUNT: '1', CALLS_PER_SERVICE: '1' });
    await openFor(RENTER);
    await openFor(RENTER);
    const asked = { headers: { 'x-forwarded-for': '203.0.113.1', cookie: cookieOf(RENTER).slice('cookie: '.length) } };
    expect((await stack.ask('/api/bookings', asked)).status).toBe(200);
  });

  it('drops who does not read', async () => {
    await start({ LIVE_CONNECTIONS: '2' });
    const [slow, quick] = [await openFor(RENTER), await openFor(OWNER)];
    slow.socket.pause();
    const long = 'x'.repeat(1_500_000);
    let asked = 0;
    await eventually('somebody else has the place', async () => {
      if (views.asked > asked) views.happens(long, [RENTER]);
      asked = views.asked;
      return (await openFor(9)).status === 200;
    });
    views.happens('31', [OWNER]);
    await hears(quick, '31');
  });
});

it('sends all away when it stops, to come back at different times, and is soon gone', async () => {
  await start({ DRAIN_SECONDS: '15' });
  const all = await Promise.all(Array.from({ length: 50 }, (_, user) => openFor(100 + user)));
  const stopped = stack.gateway.stop();
  await Promise.all(all.map(ends));
  await stopped;
  const delays = all.map((one) => backIn(one));
  expect(new Set(delays).size).toBeGreaterThan(10);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_200);
});
