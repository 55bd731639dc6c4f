import type { SessionUser } from '@harbourline/contracts';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../shared/api/base-query';
import { sessionApi } from './session-api';

/** At least id and role are known; the rest arrives with the server's answer. */
export type KnownUser = Pick<SessionUser, 'id' | 'role'> & Partial<SessionUser>;

export interface SessionState {
  user: KnownUser | null;
  /** Whether the server has been asked who is signed in. */
  checked: boolean;
}

export const signedOut: SessionState = { user: null, checked: false };

const { login, register, me, logout } = sessionApi.endpoints;

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    userUpdated: (state, { payload }: PayloadAction<KnownUser>) => {
      state.user = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state) => {
        state.user = null;
        state.checked = true;
      })
      .addMatcher(isAnyOf(login.matchFulfilled, register.matchFulfilled, me.matchFulfilled), (state, { payload }) => {
        state.user = payload;
        state.checked = true;
      })
      .addMatcher(me.matchRejected, (state, { payload }) => {
        if (payload?.status === 401) state.user = null;
        state.checked = true;
      })
      .addMatcher(logout.matchFulfilled, (state) => {
        state.user = null;
      }),
});

/** The signed-in user's own details changed: `userUpdated(user)`. */
export const { userUpdated } = slice.actions;
export const sessionReducer = slice.reducer;
