import type { SessionUser } from '@harbourline/contracts';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionInterrupted } from '../../shared/api/base-query';
import { userUpdated } from '../../shared/api/user-updated';
import { sessionApi } from './session-api';

/** At least id and role are known; the rest arrives with the server's answer. */
export type KnownUser = Pick<SessionUser, 'id' | 'role'> & Partial<SessionUser>;

export interface SessionState {
  user: KnownUser | null;
  /** Whether the server has been asked who is signed in. */
  checked: boolean;
  /** The session of `user` has ended, whose unsaved work stays on screen until they sign in again, or leave it. */
  isInterrupted?: boolean;
}

export const signedOut: SessionState = { user: null, checked: false };

const { login, register, me, session, agree, logout } = sessionApi.endpoints;

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    /** Who was here last time, until the server has said who it is. */
    sessionRemembered: (state, { payload }: PayloadAction<KnownUser | null>) => {
      if (!state.checked) state.user = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(userUpdated, (state, { payload }) => {
        // A late answer must not bring somebody back who has signed out meanwhile.
        if (state.user?.id === payload.id) state.user = { ...state.user, ...payload };
      })
      .addCase(sessionInterrupted, (state) => {
        state.isInterrupted = state.user !== null;
        state.checked = true;
      })
      .addCase(sessionEnded, () => ({ user: null, checked: true }))
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled, me.matchFulfilled), (_state, { payload }) => ({
        user: payload,
        checked: true,
      }))
      // Who has signed in since it was asked is no guest because of its answer.
      .addMatcher(session.matchFulfilled, ({ user, checked, ...state }, { payload }) =>
        payload || !checked ? { user: payload, checked: true } : { ...state, user, checked },
      )
      .addMatcher(isAnyOf(me.matchRejected, session.matchRejected), (state, { payload }) => {
        if (payload?.status === 401 && !state.checked) state.user = null;
        state.checked = true;
      })
      .addMatcher(agree.matchFulfilled, (state, { payload }) => {
        if (state.user?.id === payload.id) state.user = payload;
      })
      .addMatcher(logout.matchFulfilled, () => ({ user: null, checked: true })),
});

export const sessionReducer = slice.reducer;
export const { sessionRemembered } = slice.actions;
