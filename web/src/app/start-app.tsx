import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchPath, NavigationType } from 'react-router-dom';
import { sessionRemembered } from '../features/session/session-slice';
import { startSession } from '../features/session/start-session';
import { readStoredUser } from '../features/session/stored-user';
import { giveAnswers, type GivenAnswers } from '../shared/api/given-answers';
import { AppProviders } from './app-providers';
import { AppRouter } from './app-router';
import { currentLocation } from './browser-history';
import { startLive } from './start-live';
import { findPage, type FoundPage } from './page-table';
import { type AppStore, makeStore } from './store';
import type { Shown } from './use-steps';

/** For so long a page keeps what it was begun with, at most, until it has asked for it itself. */
const SETTLED_MS = 10_000;

/** Shows the page at the browser's address: brings the one to life that the server has drawn, or draws it. */
export async function startApp(page: Document): Promise<void> {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  const answers = readAnswers(page);
  const store = makeStore();
  const first = await firstPage();
  if (!answers || !root.hasChildNodes() || first.page instanceof Error) {
    root.replaceChildren();
    begin(store);
    createRoot(root).render(<App store={store} first={first} />);
    return;
  }
  await nextTask();
  giveAnswers(answers);
  const { search } = first.location;
  const id = Number(matchPath(first.path, first.location.pathname)?.params.id);
  const prepared = first.page.prepare?.(store.dispatch, { id, search: new URLSearchParams(search) });
  await prepared;
  setTimeout(() => prepared?.unsubscribe(), SETTLED_MS);
  const drawnIn = store.getState();
  hydrateRoot(root, <App store={store} drawnIn={drawnIn} first={first} onDrawn={() => begin(store)} />);
}

/** What was done so far and what comes are two pieces of work, between which the browser answers whoever does something. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

interface Props {
  store: AppStore;
  drawnIn?: ReturnType<AppStore['getState']>;
  first: Shown;
  /** The page is as the server drew it, and may change from now on. */
  onDrawn?: () => void;
}

function App({ store, drawnIn, first, onDrawn }: Props) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <AppProviders store={store} drawnIn={drawnIn}>
        <AppRouter first={first} />
      </AppProviders>
    </StrictMode>
  );
}

/** Pages that were drawn on the server know nobody: who was here last time is shown from now on. */
function begin(store: AppStore): void {
  store.dispatch(sessionRemembered(readStoredUser(window)));
  document.documentElement.removeAttribute('data-known');
  startLive(store);
  startSession(store, window);
}

async function firstPage(): Promise<Shown> {
  const location = currentLocation();
  const found: FoundPage = findPage(location.pathname);
  const { path } = found;
  const page = await Promise.resolve(found.module).catch(
    (cause: unknown) => new Error(`No page at ${path}`, { cause }),
  );
  return { location, type: NavigationType.Pop, path, page };
}

/** What the server has drawn the page from; undefined where it has not drawn it. */
function readAnswers(page: Document): GivenAnswers | undefined {
  const text = page.getElementById('answers')?.textContent;
  return text ? (JSON.parse(text) as GivenAnswers) : undefined;
}
