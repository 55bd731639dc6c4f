import { makeStore } from '../src/app/store';
import { sessionApi } from '../src/features/session/session-api';
import { signedOut } from '../src/features/session/session-slice';
import { aPerson } from '../test-kit/people';

const USER = aPerson('renter');
const guest = () => new Response(JSON.stringify({ user: null, renewable: false }));
const realFetch = globalThis.fetch;
let answerSession: (response: Response) => void;

/** The question who is signed in is answered when the test says so; a sign-in is answered at once. */
beforeEach(() => {
  const asked = new Promise<Response>((resolve) => (answerSession = resolve));
  globalThis.fetch = (path) =>
    path === '/api/auth/session' ? asked : Promise.resolve(new Response(JSON.stringify({ user: USER })));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ask = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }));

it('an answer from before the sign-in does not sign out who has signed in since', async () => {
  const store = makeStore();
  const asked = ask(store);
  await store.dispatch(sessionApi.endpoints.login.initiate({ phone: '4165550101', password: 'sail-the-lake' }));
  answerSession(guest());
  await asked;
  expect(store.getState().session).toEqual({ user: USER, checked: true });
});

it('who is known from the last visit and is not signed in any more is a guest', async () => {
  const store = makeStore({ session: { ...signedOut, user: { id: 7, role: 'renter' } } });
  const asked = ask(store);
  answerSession(guest());
  await asked;
  expect(store.getState().session).toEqual({ user: null, checked: true });
});

describe('who is signed in', () => {
  const asked: string[] = [];
  /** Each path answers with the next of its answers. */
  function answering(answers: Record<string, (Response | undefined)[]>) {
    asked.length = 0;
    globalThis.fetch = (path) => {
      const at = typeof path === 'string' ? path : '';
      asked.push(at);
      return Promise.resolve(answers[at]?.shift() ?? new Response(null, { status: 500 }));
    };
  }
  const session = (user: typeof USER | null, renewable = false) =>
    new Response(JSON.stringify({ user, renewable }), { status: 200 });

  it('is asked of the server once for a guest, who is no error', async () => {
    answering({ '/api/auth/session': [session(null)] });
    const store = makeStore();
    await ask(store);
    expect(asked).toEqual(['/api/auth/session']);
    expect(store.getState().session).toEqual({ user: null, checked: true });
  });

  it('is known after the refresh cookie of somebody who comes back is exchanged', async () => {
    answering({
      '/api/auth/session': [session(null, true), session(USER)],
      '/api/auth/refresh': [new Response(null, { status: 204 })],
    });
    const store = makeStore();
    await ask(store);
    expect(asked).toEqual(['/api/auth/session', '/api/auth/refresh', '/api/auth/session']);
    expect(store.getState().session).toEqual({ user: USER, checked: true });
  });

  it('is nobody once the session is over, and whoever it was while the server is away', async () => {
    const known = { session: { ...signedOut, user: { id: 7, role: 'renter' as const } } };
    answering({
      '/api/auth/session': [session(null, true)],
      '/api/auth/refresh': [new Response(null, { status: 401 })],
    });
    const over = makeStore(known);
    await ask(over);
    expect(over.getState().session).toEqual({ user: null, checked: true });
    answering({});
    const away = makeStore(known);
    await ask(away);
    expect(away.getState().session).toEqual({ user: { id: 7, role: 'renter' }, checked: true });
  });
});
