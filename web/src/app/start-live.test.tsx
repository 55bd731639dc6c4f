import { BroadcastChannel } from 'node:worker_threads';
import { me } from '@harbourline/contracts';
import { waitFor } from '@testing-library/react';
import { aPerson } from '../../test-kit/people';
import { sessionApi } from '../features/session/session-api';
import { signedOut } from '../features/session/session-slice';
import { api } from '../shared/api/api';
import { sessionEnded } from '../shared/api/base-query';
import { startLive } from './start-live';
import { type AppStore, makeStore } from './store';

const USER = aPerson('renter');

/** A connection as the browser has it, of which the test is the other end. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (message: MessageEvent<string>) => void;
  onerror?: () => void;

  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }

  says(data: unknown, { event = 'message', id = '' } = {}): void {
    const message = new MessageEvent(event, { data: JSON.stringify(data), lastEventId: id });
    if (event === 'message') this.onmessage?.(message);
    else this.dispatchEvent(message);
  }

  isRefused(): void {
    this.readyState = Source.CLOSED;
    this.onerror?.();
  }

  close(): void {
    this.readyState = Source.CLOSED;
  }
}
const open = () => Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);

const actual = () => ({ EventSource: globalThis.EventSource, fetch: globalThis.fetch, random: Math.random });
/** What the tests of this file replace, and those beside it need again. */
let real: ReturnType<typeof actual>;
const stops: AppStore[] = [];
let asked: string[];
/** How often what a page shows of bookings and holds is asked for. */
let looked: { bookings: number; hold: number };

const shown = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shownBookings: build.query<number, void>({
      queryFn: () => ({ data: (looked.bookings += 1) }),
      providesTags: ['Bookings'],
    }),
    shownHold: build.query<number, void>({ queryFn: () => ({ data: (looked.hold += 1) }), providesTags: ['Hold'] }),
  }),
});

beforeEach(() => {
  real = actual();
  Source.all = [];
  [asked, looked] = [[], { bookings: 0, hold: 0 }];
  globalThis.EventSource = Source as unknown as typeof EventSource;
  globalThis.fetch = (path) => {
    asked.push(typeof path === 'string' ? path : '');
    return Promise.resolve(Response.json({ user: USER }));
  };
  Math.random = () => 0;
  see('visible');
});
afterEach(() => {
  for (const store of stops.splice(0)) store.dispatch(sessionEnded());
  globalThis.EventSource = real.EventSource;
  globalThis.fetch = real.fetch;
  Math.random = real.random;
  Reflect.deleteProperty(document, 'visibilityState');
});

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A window in which somebody has signed in, and looks at bookings and a hold. */
async function signedIn(): Promise<AppStore> {
  const store = windowOfGuest();
  await signIn(store);
  await waitFor(() => expect(open()).toHaveLength(1));
  await store.dispatch(shown.endpoints.shownBookings.initiate());
  await store.dispatch(shown.endpoints.shownHold.initiate());
  return store;
}
function windowOfGuest(): AppStore {
  const store = makeStore({ session: { ...signedOut } });
  stops.push(store);
  startLive(store);
  return store;
}
const signIn = (store: AppStore) =>
  store.dispatch(sessionApi.endpoints.login.initiate({ phone: '4165550101', password: 'sail-the-lake' }));
function source(): Source {
  const [found] = open();
  if (!found) throw new Error('there is no connection');
  return found;
}

it('a guest has no connection', async () => {
  const store = makeStore({ session: { ...signedOut } });
  startLive(store);
  globalThis.fetch = () => Promise.resolve(Response.json({ user: null, renewable: false }));
  await store.dispatch(sessionApi.endpoints.session.initiate());
  await new Promise((resolve) => setTimeout(resolve));
  expect(Source.all).toEqual([]);
});

it('what has changed is asked for again, and nothing else', async () => {
  await signedIn();
  source().says([{ kind: 'booking', id: '31' }]);
  await waitFor(() => expect(looked).toEqual({ bookings: 2, hold: 1 }));
  source().says([
    { kind: 'hold', id: 'a' },
    { kind: 'of tomorrow', id: '1' },
  ]);
  await waitFor(() => expect(looked).toEqual({ bookings: 2, hold: 2 }));
});

it('many changes are looked at together', async () => {
  await signedIn();
  for (let change = 0; change < 50; change += 1) source().says([{ kind: 'booking', id: String(change) }]);
  await waitFor(() => expect(looked.bookings).toBe(3));
});

it('everything is looked at again when something may have been missed', async () => {
  await signedIn();
  source().says({ inMs: 5 }, { event: 'again' });
  await waitFor(() => expect(looked).toEqual({ bookings: 2, hold: 2 }));
});

it('what was asked for after a change is not asked for again, and what was asked for before it is', async () => {
  await signedIn();
  const change = { kind: 'booking', id: '31' };
  const ageMs = performance.now();
  source().says({ knownMs: 90_000 + ageMs, changes: [{ ...change, agoMs: 60_000 + ageMs }] }, { event: 'lately' });
  source().says([{ kind: 'hold', id: 'a' }]);
  await waitFor(() => expect(looked).toEqual({ bookings: 1, hold: 2 }));
  source().says({ knownMs: 90_000 + ageMs, changes: [{ ...change, agoMs: 0 }] }, { event: 'lately' });
  await waitFor(() => expect(looked).toEqual({ bookings: 2, hold: 2 }));
});

it('everything is asked for again where less is known than since it was asked for', async () => {
  await signedIn();
  source().says({ knownMs: 0, changes: [] }, { event: 'lately' });
  await waitFor(() => expect(looked).toEqual({ bookings: 2, hold: 2 }));
});

it('a refused connection is opened again with a renewed cookie, and goes on where it was', async () => {
  await signedIn();
  expect(source().url).toBe('/api/live');
  source().says({}, { event: 'beat', id: '1795596714' });
  source().isRefused();
  await waitFor(() => expect(open()).toHaveLength(1));
  expect(asked.at(-1)).toBe(me.path);
  expect(source().url).toBe('/api/live?since=1795596714');
});

it('an interrupted connection is left to the browser', async () => {
  await signedIn();
  source().onerror?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Source.all).toHaveLength(1);
});

it('nothing is asked for in a window that nobody looks at', async () => {
  await signedIn();
  see('hidden');
  source().says([{ kind: 'booking', id: '31' }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(looked.bookings).toBe(1);
});

it('the connection ends with the session', async () => {
  const store = await signedIn();
  store.dispatch(sessionEnded());
  expect(open()).toEqual([]);
});

describe('with two windows', () => {
  const locks = Object.getOwnPropertyDescriptor(navigator, 'locks');
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    if (locks) Object.defineProperty(navigator, 'locks', locks);
    else Reflect.deleteProperty(navigator, 'locks');
  });

  it('one has the connection and tells the other, which takes over when the first one goes', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: oneAtATime() });
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: BroadcastChannel });
    const first = await signedIn();
    const before = { ...looked };
    await signedIn();
    expect(Source.all).toHaveLength(1);

    source().says([{ kind: 'booking', id: '31' }], { id: '1795596714' });
    await waitFor(() => expect(looked.bookings).toBe(before.bookings + 3));

    first.dispatch(sessionEnded());
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(source().url).toBe('/api/live?since=1795596714');
  });

  it('one that comes later hears from the other what has happened while it was loading', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: oneAtATime() });
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: BroadcastChannel });
    await signedIn();
    source().says({ knownMs: 200_000, changes: [] }, { event: 'lately', id: '1795596714' });
    const second = windowOfGuest();
    await second.dispatch(shown.endpoints.shownHold.initiate());
    const answer = globalThis.fetch;
    globalThis.fetch = (path) => {
      source().says([{ kind: 'hold', id: 'a' }]);
      return answer(path);
    };
    await signIn(second);
    await waitFor(() => expect(looked).toEqual({ bookings: 1, hold: 4 }));
  });
});

/** Locks as the browser has them, for one name. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : hold()));
      return last;
    },
  };
}
