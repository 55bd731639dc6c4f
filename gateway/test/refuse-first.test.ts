import { TurnBudget } from '../src/load/turn-budget';
import { eventually } from '@harbourline/test-kit/eventually';
import { rawRequestsAtOnce, type RawReply } from './raw-request';
import { startStack, type Stack } from './start-stack';

const IN_ANY_TURN = 64;
const OF_ONE_ADDRESS = 64;
/** So many that taking them all on is a long turn. */
const CROWD = 2_500;
const LONG_MS = 1_000;

/** An event loop whose turns end when they are told to. */
function handOperated() {
  let [ms, endings] = [0, [] as (() => void)[]];
  return {
    now: () => ms,
    atTurnsEnd: (callback: () => void) => void endings.push(callback),
    pass: (more: number) => void (ms += more),
    endTurn() {
      const ended = endings;
      endings = [];
      ended.forEach((callback) => callback());
      return ended.length;
    },
  };
}

describe('the budget of a turn', () => {
  /** Each from an address of its own. @returns how many are taken on. */
  const takeMany = (budget: TurnBudget, room: string, count = 100) =>
    Array.from({ length: count }, (_, at) => budget.refuses(room, `${room} ${at}`)).filter((reason) => !reason).length;

  it('takes on whatever comes while the turn is short', () => {
    expect(takeMany(new TurnBudget(handOperated()), 'calls', 5_000)).toBe(5_000);
  });

  it('refuses what comes late in a long turn, but for a few of each room', () => {
    const loop = handOperated();
    const budget = new TurnBudget(loop);
    expect(budget.refuses('calls', 'first')).toBeUndefined();
    loop.pass(LONG_MS);
    expect(takeMany(budget, 'calls')).toBe(IN_ANY_TURN - 1);
    expect(takeMany(budget, 'sign-in')).toBe(IN_ANY_TURN);
    expect(budget.refuses('calls', 'last')).toBe('gateway');
  });

  it('refuses what is too much of one address in a turn, and nothing of others for its sake', () => {
    const loop = handOperated();
    const budget = new TurnBudget(loop);
    const greedy = Array.from({ length: 1_000 }, () => budget.refuses('calls', 'greedy'));
    expect(greedy.slice(0, OF_ONE_ADDRESS)).toEqual(Array(OF_ONE_ADDRESS).fill(undefined));
    expect(new Set(greedy.slice(OF_ONE_ADDRESS))).toEqual(new Set(['address']));
    expect(takeMany(budget, 'calls')).toBe(100);
    loop.endTurn();
    expect(budget.refuses('calls', 'greedy')).toBeUndefined();
  });

  it('begins anew with each turn, however long the one before was, and however long nothing came', () => {
    const loop = handOperated();
    const budget = new TurnBudget(loop);
    takeMany(budget, 'calls');
    loop.pass(LONG_MS);
    expect(takeMany(budget, 'calls')).toBe(0);
    expect(loop.endTurn()).toBe(1);
    loop.pass(LONG_MS);
    expect(takeMany(budget, 'calls')).toBe(100);
    expect(loop.endTurn()).toBe(1);
  });
});

describe('a gateway', () => {
  let stack: Stack;
  afterEach(() => stack.stop());

  it('answers everything that comes at once, most of it by refusing, and is then as before', async () => {
    stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
    const crowd = crowdOf(CROWD);
    const others = [get('/internal/health', '198.51.100.1'), get('/api/auth/me', '198.51.100.1')];
    const statuses = (await sendAtOnce([...crowd, ...others])).map(({ status }) => status);

    expect(statuses).toHaveLength(crowd.length + others.length);
    expect(statuses.slice(-others.length)).toEqual([200, 401]);
    const ofCrowd = statuses.slice(0, crowd.length);
    expect(new Set(ofCrowd)).toEqual(new Set([200, 503]));
    expect(ofCrowd[0]).toBe(200);
    const ofNobody = stack.log.security().filter(({ event, address }) => event === 'shed' && !address);
    expect([1, 2]).toContain(ofNobody.length); // the gateway has enough to do, and so has the service
    expect((await stack.ask('/api/boats')).status).toBe(200);
  });

  it('refuses at first with the same headers and in the same words as later', async () => {
    stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', CALLS_PER_SERVICE: '1' });
    const refused = (await sendAtOnce(crowdOf(CROWD))).filter(({ status }) => status === 503);
    const inLog = new Set(stack.log.requests().map(({ requestId }) => requestId));
    const isLater = ({ headers }: RawAnswer) => inLog.has(headers['x-request-id']);

    const atFirst = factsOf(refused.find((answer) => !isLater(answer)));
    expect(atFirst).toEqual(factsOf(refused.find(isLater)));
    expect(atFirst).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('ends the connection of who announces a large body, which is not going to be read', async () => {
    stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
    const upload = 'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\nand so on';
    const isRefusal = async () => {
      const last = (await rawRequestsAtOnce(stack.gateway.url, [...crowdOf(CROWD), upload])).at(-1);
      return /^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n/i.test(last?.text ?? '');
    };
    await eventually('it comes in a long turn, and is refused', isRefusal);
  });

  const sendAtOnce = async (requests: readonly string[]) =>
    (await rawRequestsAtOnce(stack.gateway.url, requests)).map(parsed);
});

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

function parsed({ status, text }: RawReply): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status, headers, body };
}

function crowdOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => get('/api/boats', `203.0.113.${at % 250}`));
}

function get(path: string, address: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\nconnection: close\r\n\r\n`;
}

/** The parts of a call that are the same for each. */
function factsOf(answer: RawAnswer | undefined) {
  const body = JSON.parse(answer?.body ?? '{}') as { requestId: string };
  expect(body.requestId).toBe(answer?.headers['x-request-id']);
  const headers = Object.keys(answer?.headers ?? {}).filter((name) => name !== 'keep-alive');
  return { status: answer?.status, headers: headers.sort(), body: { ...body, requestId: '' } };
}
