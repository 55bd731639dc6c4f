import './shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './app/app-providers';
import { makeStore } from './app/store';
import { startSession } from './features/session/start-session';
import { readStoredUser } from './features/session/stored-user';

const store = makeStore({ session: { user: readStoredUser(localStorage), checked: false } });
startSession(store, { local: localStorage, tab: sessionStorage });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <AppProviders store={store} />
  </StrictMode>,
);
