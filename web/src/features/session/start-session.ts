import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from './session-api';
import type { SessionState } from './session-slice';
import { writeStoredUser } from './stored-user';

type SessionStore = Store<{ session: SessionState }> & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/** Asks the server who is signed in, and from then on keeps the stored user in step with the session. */
export function startSession(store: SessionStore, storage: Storage): void {
  let stored = store.getState().session.user;
  store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === stored) return;
    stored = user;
    writeStoredUser(storage, user);
  });

  // A visitor who never signed in here has no refresh token to try.
  void store.dispatch(sessionApi.endpoints.me.initiate({ mayRefresh: stored !== null }, { subscribe: false }));
}
