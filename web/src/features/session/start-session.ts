import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api';
import { forgetStored, type Storages } from '../../shared/lib/forget-stored';
import { sessionApi } from './session-api';
import type { SessionState } from './session-slice';
import { writeStoredUser } from './stored-user';

type SessionStore = Store<{ session: SessionState }> & {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
};

/**
 * Asks the server who is signed in, and from then on keeps the stored user in step with the session. With the session
 * goes all that is known of whose it was: every answer in memory, a reservation under way, drafts.
 */
export function startSession(store: SessionStore, storages: Storages): void {
  let stored = store.getState().session.user;
  store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === stored) return;
    const hasLeft = stored !== null && stored.id !== user?.id;
    stored = user;
    if (hasLeft) forgetStored(storages);
    writeStoredUser(storages, user);
    if (hasLeft) store.dispatch(api.util.resetApiState());
  });

  void store.dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false }));
}
