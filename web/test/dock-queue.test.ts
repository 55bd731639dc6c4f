import type { DockAct } from '@harbourline/contracts';
import type { ApiError } from '../src/shared/api/api-error';
import { inMemory } from '../src/features/dock/queue/act-store';
import { DockQueue } from '../src/features/dock/queue/dock-queue';
import type { Line } from '../src/features/dock/queue/line';
import { nextToSend, type WaitingAct } from '../src/features/dock/queue/waiting-act';
import { keepWaiting } from '../src/features/dock/queue/keep-waiting';

jest.mock('../src/features/dock/queue/keep-waiting', () => ({ keepWaiting: jest.fn() }));

const OWNER = 4;
type Failure = Error & ApiError;
const failure = (status: number, code: ApiError['code'], message: string): Failure =>
  Object.assign(new Error(message), { status, code });
const NO_LINE = failure(0, 'no_connection', 'No connection');
const REFUSED = failure(409, 'dock_not_open', 'This cannot be recorded at this time.');
const UNREADABLE = failure(422, 'not_an_image', 'photo.jpg is damaged.');
const GONE = failure(404, 'image_not_found', 'Image not found.');

/** A server as the phone reaches it: what it has done, and what it answers. */
class Server implements Line {
  who = OWNER;
  uploads = 0;
  readonly acts: { bookingId: number; act: DockAct }[] = [];
  /** What happens to the calls that come, one after the other; `lost`: it is done, and the answer does not arrive. */
  readonly fate: ('through' | 'lost' | Failure)[] = [];

  whoIsThere = () => Promise.resolve(this.who);
  upload = async () => this.#meet(() => `charter-pictures/${(this.uploads += 1)}.jpg`);
  record = async (bookingId: number, act: DockAct) =>
    this.#meet(() => {
      if (!this.acts.some((done) => done.act.id === act.id)) this.acts.push({ bookingId, act });
    });

  #meet<T>(work: () => T): T {
    const fate = this.fate.shift() ?? 'through';
    if (typeof fate === 'object') throw fate;
    const answer = work();
    if (fate === 'lost') throw NO_LINE;
    return answer;
  }

  get done() {
    return this.acts.map(({ act }) => act.act);
  }
}

const listeners = new EventTarget();
let leave: (() => void)[];
let server: Server;

beforeEach(() => {
  leave = [];
  server = new Server();
  const target = Object.assign(listeners, { visibilityState: 'visible' });
  Object.assign(globalThis, { window: target, document: target });
});
afterEach(() => {
  leave.forEach((end) => end());
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

let last: Promise<void> = Promise.resolve();
/** One at a time, as the browser's locks have it. */
const inTurn = (work: () => Promise<void>) => (last = last.then(work));

async function open(store = inMemory(), userId = OWNER) {
  const queue = new DockQueue({ userId, store, line: server, inTurn, others: { tell() {}, hear: () => () => {} } });
  leave.push(queue.join());
  await quiet();
  return queue;
}

let made = 0;
function act(name: 'check-in' | 'check-out' | 'mark-balance'): DockAct {
  made += 1;
  const common = { id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`, at: '2026-08-07T18:00:00Z' };
  if (name === 'mark-balance') return { act: name, ...common, amount: 800, way: 'cash' };
  if (name === 'check-out') return { act: name, ...common, pictures: [] };
  return { act: name, ...common, identitySeen: true, peopleOnBoard: 6, pictures: [] };
}
const photos = (count: number) => Array.from({ length: count }, () => new Blob(['photo']));

/** Until nothing is under way any more. */
async function quiet() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const online = async () => {
  listeners.dispatchEvent(new Event('online'));
  await quiet();
};

it('sends what was tapped in its order, the photos of an act before it', async () => {
  const queue = await open();
  await queue.add({ bookingId: 1, act: act('check-in') }, photos(2));
  await queue.add({ bookingId: 1, act: act('mark-balance') });
  await queue.add({ bookingId: 1, act: act('check-out') }, photos(1));
  await quiet();
  expect(server.done).toEqual(['check-in', 'mark-balance', 'check-out']);
  expect(server.acts.map((each) => ('pictures' in each.act ? each.act.pictures : []))).toEqual([
    ['charter-pictures/1.jpg', 'charter-pictures/2.jpg'],
    [],
    ['charter-pictures/3.jpg'],
  ]);
  expect(queue.state()).toMatchObject({ acts: [], sending: undefined });
  expect(queue.state().sent.map((each) => each.act)).toEqual(['check-in', 'mark-balance', 'check-out']);
});

it('sends an act without a photo that cannot be opened, and says so', async () => {
  const queue = await open();
  server.fate.push('through', UNREADABLE);
  await queue.add({ bookingId: 1, act: act('check-in') }, photos(3));
  await quiet();
  expect(server.acts.map((each) => ('pictures' in each.act ? each.act.pictures : []))).toEqual([
    ['charter-pictures/1.jpg', 'charter-pictures/2.jpg'],
  ]);
  expect(queue.state()).toMatchObject({ acts: [], sent: [{ act: 'check-in', inPart: true }] });
});

it('keeps everything while there is no line, and sends it in order when it is back', async () => {
  const queue = await open();
  server.fate.push(...Array.from({ length: 2 }, () => NO_LINE));
  await queue.add({ bookingId: 1, act: act('check-in') });
  await queue.add({ bookingId: 1, act: act('check-out') });
  await quiet();
  expect(server.done).toEqual([]);
  expect(queue.state().acts).toHaveLength(2);
  await online();
  expect(server.done).toEqual(['check-in', 'check-out']);
});

it('waits longer after each attempt in vain, from 5 seconds to 5 minutes, and begins anew once the line is back', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const queue = await open();
    server.fate.push(...Array.from({ length: 11 }, () => NO_LINE));
    await queue.add({ bookingId: 1, act: act('check-in') });
    await quiet();
    const nextPause = async () => {
      const since = Date.now();
      jest.advanceTimersToNextTimer();
      await quiet();
      return (Date.now() - since) / 1_000;
    };
    const pauses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) pauses.push(await nextPause());
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
    await online();
    expect([await nextPause(), server.done]).toEqual([5, []]);
    await nextPause();
    expect(server.done).toEqual(['check-in']);
  } finally {
    jest.useRealTimers();
  }
});

it('sends with the same id what has arrived without its answer: it is done once', async () => {
  const queue = await open();
  server.fate.push('lost');
  await queue.add({ bookingId: 1, act: act('mark-balance') });
  await quiet();
  expect(queue.state().acts).toHaveLength(1);
  await online();
  expect(server.done).toEqual(['mark-balance']);
  expect(queue.state().acts).toEqual([]);
});

it('sends a photo that has arrived no second time, nor after a reload', async () => {
  const store = inMemory();
  const before = await open(store);
  server.fate.push('through', NO_LINE);
  await before.add({ bookingId: 1, act: act('check-in') }, photos(3));
  await quiet();
  expect(server.uploads).toBe(1);
  leave.forEach((end) => end());
  await open(store);
  expect(server.uploads).toBe(3);
  expect(server.acts[0]?.act).toMatchObject({
    pictures: ['charter-pictures/1.jpg', 'charter-pictures/2.jpg', 'charter-pictures/3.jpg'],
  });
});

it('sends photos again that the server has removed meanwhile, once', async () => {
  const queue = await open();
  server.fate.push('through', NO_LINE);
  await queue.add({ bookingId: 1, act: act('check-in') }, photos(1));
  await quiet();
  server.fate.push(GONE);
  await online();
  expect(server.uploads).toBe(2);
  expect(server.acts[0]?.act).toMatchObject({ pictures: ['charter-pictures/2.jpg'] });
});

it('stops at what is refused, says why, and goes on when somebody has decided', async () => {
  const queue = await open();
  server.fate.push(REFUSED);
  await queue.add({ bookingId: 1, act: act('check-in') });
  await queue.add({ bookingId: 1, act: act('check-out') });
  await queue.add({ bookingId: 2, act: act('mark-balance') });
  await quiet();
  expect(server.done).toEqual(['mark-balance']);
  const [refused] = queue.state().acts ?? [];
  expect(refused).toMatchObject({ refused: REFUSED.message });
  await queue.discard(refused?.number ?? 0);
  await quiet();
  expect(server.done).toEqual(['mark-balance', 'check-out']);
});

it('tries again what was refused when it is asked to', async () => {
  const queue = await open();
  server.fate.push(REFUSED);
  await queue.add({ bookingId: 1, act: act('check-in') });
  await quiet();
  await queue.tryAgain(queue.state().acts?.[0]?.number ?? 0);
  await quiet();
  expect(server.done).toEqual(['check-in']);
});

it.each([401, 429, 500, 503])('keeps what is answered with %s', async (status) => {
  const queue = await open();
  server.fate.push(failure(status, 'unknown', 'Not now'));
  await queue.add({ bookingId: 1, act: act('check-in') });
  await quiet();
  expect(queue.state().acts?.map(({ refused }) => refused)).toEqual([undefined]);
  await online();
  expect(server.done).toEqual(['check-in']);
});

it('sends nothing with the cookies of somebody else, who sees nothing of it', async () => {
  const store = inMemory();
  server.who = 2;
  const owners = await open(store);
  await owners.add({ bookingId: 1, act: act('check-in') });
  const renters = await open(store, 2);
  await quiet();
  expect(renters.state().acts).toEqual([]);
  expect(server.done).toEqual([]);
  server.who = OWNER;
  await online();
  expect(server.done).toEqual(['check-in']);
});

it('sends each act once where two tabs are open', async () => {
  const store = inMemory();
  const record = jest.spyOn(server, 'record');
  const [one] = [await open(store), await open(store)];
  await one.add({ bookingId: 1, act: act('check-in') }, photos(1));
  await online();
  expect(record).toHaveBeenCalledTimes(1);
  expect(server.uploads).toBe(1);
});

it('notes in the browser for whom something waits, where it outlives the page', async () => {
  server.fate.push(NO_LINE);
  const queue = await open({ ...inMemory(), lasts: true });
  await queue.add({ bookingId: 1, act: act('check-in') });
  await quiet();
  expect(keepWaiting).toHaveBeenLastCalledWith(OWNER, true);
  await online();
  expect(keepWaiting).toHaveBeenLastCalledWith(OWNER, false);
});

it('goes on with other charters while one waits for somebody to decide', () => {
  const waiting = (number: number, bookingId: number, refused?: string): WaitingAct => ({
    ...{ number, bookingId, userId: OWNER, act: act('check-in'), photos: [] },
    ...(refused !== undefined && { refused }),
  });
  expect(nextToSend([waiting(1, 1, 'No'), waiting(2, 1), waiting(3, 2)])?.number).toBe(3);
  expect(nextToSend([waiting(1, 1, 'No'), waiting(2, 1)])).toBeUndefined();
});
