import { makeStore } from '../src/app/store';
import { sessionApi } from '../src/features/session/session-api';
import { signedOut } from '../src/features/session/session-slice';

const USER = { id: 7, role: 'renter', fullName: 'Rory Renter' };
const guest = () =>
  new Response(JSON.stringify({ code: 'unauthenticated', message: 'Please sign in' }), { status: 401 });
const realFetch = globalThis.fetch;
let answerMe: (response: Response) => void;

/** Who is signed in is asked at once and answered when the test says so; a sign-in is answered at once. */
beforeEach(() => {
  const asked = new Promise<Response>((resolve) => (answerMe = resolve));
  globalThis.fetch = (path) =>
    path === '/api/auth/me' ? asked : Promise.resolve(new Response(JSON.stringify({ user: USER })));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ask = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(sessionApi.endpoints.me.initiate({ mayRefresh: false }, { subscribe: false }));

it('an answer from before the sign-in does not sign out who has signed in since', async () => {
  const store = makeStore();
  const asked = ask(store);
  await store.dispatch(sessionApi.endpoints.login.initiate({ phone: '4165550101', password: 'sail-the-lake' }));
  answerMe(guest());
  await asked;
  expect(store.getState().session).toEqual({ user: USER, checked: true });
});

it('who is known from the last visit and is not signed in any more is a guest', async () => {
  const store = makeStore({ session: { ...signedOut, user: { id: 7, role: 'renter' } } });
  const asked = ask(store);
  answerMe(guest());
  await asked;
  expect(store.getState().session).toEqual({ user: null, checked: true });
});
