import { me, type SessionUser } from '@harbourline/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import { call } from './call';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    whoIsThere: build.query<SessionUser, void>({
      query: () => call(me),
      transformResponse: (answer: SessionUser | { user: SessionUser }) => ('user' in answer ? answer.user : answer),
    }),
  }),
});

/** Asks the server whose session this browser has, which renews one that has to be. */
export function askWhoIsThere(dispatch: Dispatch) {
  return dispatch(sessionApi.endpoints.whoIsThere.initiate(undefined, { subscribe: false, forceRefetch: true }));
}
