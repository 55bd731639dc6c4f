import type { SessionUser } from '@harbourline/contracts';
import { makeStore } from '../src/app/store';
import { sessionApi } from '../src/features/session/session-api';
import { signedOut } from '../src/features/session/session-slice';
import { startSession } from '../src/features/session/start-session';
import { sessionEnded, sessionInterrupted } from '../src/shared/api/base-query';
import { api } from '../src/shared/api/api';
import { creditsApi } from '../src/shared/api/credits-api';
import { aPerson } from '../test-kit/people';

const RORY = aPerson('renter', { id: 7, fullName: 'Rory Renter' });
const MARIE = aPerson('renter', { id: 8, fullName: 'Marie Tremblay' });
const LEFT_IN_BROWSER = { theme: 'dark', 'cookie-notice': 'seen' };
const RESERVATION = { pendingBooking: '{"renterId":7,"specialRequests":"A birthday cake"}' };
const DRAFT = { 'reservation:3': '{"specialRequests":"A birthday cake"}' };
const NOBODY = { status: 200, body: { user: null, renewable: false } };
const realFetch = globalThis.fetch;
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  answers = {
    '/api/auth/session': { status: 200, body: { user: RORY, renewable: false } },
    '/api/auth/login': { status: 200, body: RORY },
    '/api/auth/logout': { status: 200, body: null },
    '/api/credits': { status: 200, body: [{ id: 1, available: 200 }] },
  };
  globalThis.fetch = (path) => {
    const { status, body } = (typeof path === 'string' && answers[path]) || { status: 404, body: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A browser keeps this of somebody: no contact data. */
const keptOf = ({ id, role, fullName }: SessionUser) => JSON.stringify({ id, role, fullName });

/** A browser's storage, with what is in it. */
function storageWith(values: Record<string, string>): Storage {
  const kept = new Map(Object.entries(values));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const contentsOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

/** Waits until it is done and everybody has heard of it. */
async function settled(done: unknown): Promise<void> {
  await done;
  await new Promise<void>((resolve) => setImmediate(resolve));
}

/** A browser in which somebody, or nobody, is signed in; with a reservation under way, a draft and an answer in memory. */
async function openVisit(user: typeof RORY | null) {
  const local = storageWith({ ...LEFT_IN_BROWSER, ...RESERVATION, ...(user && { user: keptOf(user) }) });
  const tab = storageWith(DRAFT);
  const store = makeStore({ session: { ...signedOut, user } });
  if (!user) answers['/api/auth/session'] = NOBODY;
  startSession(store, { localStorage: local, sessionStorage: tab });
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await settled(store.dispatch(creditsApi.endpoints.ownCredits.initiate()));
  return {
    store,
    user: () => store.getState().session.user,
    stored: () => [contentsOf(local), contentsOf(tab)],
    knowsCredits: () => creditsApi.endpoints.ownCredits.select()(store.getState()).data !== undefined,
  };
}
const ALL_OF_RORY = [{ ...LEFT_IN_BROWSER, ...RESERVATION, user: keptOf(RORY) }, DRAFT];
const NOTHING = [LEFT_IN_BROWSER, {}];
const { login, logout } = sessionApi.endpoints;
const SIGN_IN = { phone: '4165550105', password: 'sail-the-lake' };

it('forgets the user, their reservation, their drafts and every answer', async () => {
  const visit = await openVisit(RORY);
  expect([visit.stored(), visit.knowsCredits()]).toEqual([ALL_OF_RORY, true]);
  await settled(visit.store.dispatch(logout.initiate()));
  expect(visit.user()).toBeNull();
  expect([visit.stored(), visit.knowsCredits()]).toEqual([NOTHING, false]);
});

it('forgets nothing while the server has not signed them out', async () => {
  const visit = await openVisit(RORY);
  answers['/api/auth/logout'] = { status: 503, body: { code: 'unavailable', message: 'Please try again' } };
  await settled(visit.store.dispatch(logout.initiate()));
  expect(visit.user()).toEqual(RORY);
  expect([visit.stored(), visit.knowsCredits()]).toEqual([ALL_OF_RORY, true]);
});

it('happens as well when the session has ended elsewhere', async () => {
  const visit = await openVisit(RORY);
  await settled(visit.store.dispatch(sessionEnded()));
  expect([visit.stored(), visit.knowsCredits()]).toEqual([NOTHING, false]);
});

it('leaves nothing to whoever signs in next', async () => {
  const visit = await openVisit(RORY);
  answers['/api/auth/login'] = { status: 200, body: MARIE };
  await settled(visit.store.dispatch(login.initiate(SIGN_IN)));
  expect(visit.user()).toEqual(MARIE);
  expect([visit.stored(), visit.knowsCredits()]).toEqual([[{ ...LEFT_IN_BROWSER, user: keptOf(MARIE) }, {}], false]);
});

it('is no matter of signing in: what a guest has typed is still there', async () => {
  const visit = await openVisit(null);
  await settled(visit.store.dispatch(login.initiate(SIGN_IN)));
  expect(visit.user()).toEqual(RORY);
  expect(visit.stored()).toEqual(ALL_OF_RORY);
});

describe('a session that ends while something is typed', () => {
  const interrupted = (visit: Awaited<ReturnType<typeof openVisit>>) =>
    visit.store.getState().session.isInterrupted ?? false;

  it('forgets nothing until it is known who goes on', async () => {
    const visit = await openVisit(RORY);
    await settled(visit.store.dispatch(sessionInterrupted()));
    expect([visit.user()?.id, interrupted(visit), visit.stored(), visit.knowsCredits()]).toEqual([
      ...[RORY.id, true, ALL_OF_RORY, true],
    ]);
    await settled(visit.store.dispatch(login.initiate(SIGN_IN)));
    expect([visit.user()?.id, interrupted(visit), visit.stored()]).toEqual([RORY.id, false, ALL_OF_RORY]);
  });

  it('forgets everything when somebody else goes on', async () => {
    const visit = await openVisit(RORY);
    await settled(visit.store.dispatch(sessionInterrupted()));
    answers['/api/auth/login'] = { status: 200, body: MARIE };
    await settled(visit.store.dispatch(login.initiate(SIGN_IN)));
    expect([visit.user()?.id, interrupted(visit), visit.stored()]).toEqual([
      ...[MARIE.id, false, [{ ...LEFT_IN_BROWSER, user: keptOf(MARIE) }, {}]],
    ]);
  });

  it('is over where they discard what they typed, and interrupts nobody who is not signed in', async () => {
    const visit = await openVisit(RORY);
    await settled(visit.store.dispatch(sessionInterrupted()));
    await settled(visit.store.dispatch(sessionEnded()));
    expect([visit.user(), interrupted(visit), visit.stored()]).toEqual([null, false, NOTHING]);
    await settled(visit.store.dispatch(sessionInterrupted()));
    expect([visit.user(), interrupted(visit)]).toEqual([null, false]);
  });
});
