import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionReducer } from '../features/session/session-slice';
import { api } from '../shared/api/api';

const rootReducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer });

export type AppState = ReturnType<typeof rootReducer>;

/** A fresh store; tests give it the state they start from. */
export function makeStore(preloadedState?: Partial<AppState>) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    // At the end of a tick, not of a frame: a page that nobody looks at has none, and whoever signs out is forgotten at once.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    preloadedState,
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
