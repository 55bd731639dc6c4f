import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sessionApi } from './session-api';
import { useSession } from './use-session';

/** Asks the server again who is signed in; for a guest there is nothing to ask. */
export function useRefreshUser() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { user } = useSession();
  const isSignedIn = user !== null;
  return useCallback(async () => {
    const ask = sessionApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true });
    if (isSignedIn) await dispatch(ask);
  }, [dispatch, isSignedIn]);
}
