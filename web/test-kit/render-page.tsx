import { currentSession, type SessionUser, SUPPORT_TASKS } from '@harbourline/contracts';
import { render, type screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, NavigationType } from 'react-router-dom';
import { AppProviders } from '../src/app/app-providers';
import { AppRouter } from '../src/app/app-router';
import { currentLocation } from '../src/app/browser-history';
import { findPage } from '../src/app/page-table';
import { type AppStore, makeStore } from '../src/app/store';
import { sessionRemembered } from '../src/features/session/session-slice';
import { startSession } from '../src/features/session/start-session';
import { readStoredUser, writeStoredUser } from '../src/features/session/stored-user';
import { api } from '../src/shared/api/api';
import { currentToast, dismissToast } from '../src/shared/ui/toast';
import { answer, answerUnlessSaid, callAs } from './answers';
import { type As, aPerson } from './people';

interface Viewer {
  as?: As;
  /** What is different about who is signed in. */
  person?: Partial<SessionUser>;
}

const stores: AppStore[] = [];

/** Shows the page at an address, as the browser does: its own routes, its own store, and who was here last time. */
export async function renderPage(address: string, viewer: Viewer = {}): Promise<UserEvent> {
  const store = begin(viewer);
  window.history.replaceState(null, '', address);
  const location = currentLocation();
  const { path, module } = findPage(location.pathname);
  const first = { location, type: NavigationType.Pop, path, page: await module };
  render(
    <AppProviders store={store}>
      <AppRouter first={first} />
    </AppProviders>,
  );
  return whenKnown(store);
}

/** Shows a part of a page alone, such as a dialog. */
export function renderPart(part: ReactElement, viewer: Viewer = {}): Promise<UserEvent> {
  const store = begin(viewer);
  render(
    <AppProviders store={store}>
      <MemoryRouter>{part}</MemoryRouter>
    </AppProviders>,
  );
  return whenKnown(store);
}

/** The page has heard who is signed in. */
async function whenKnown(store: AppStore): Promise<UserEvent> {
  await waitFor(() => expect(store.getState().session.checked).toBe(true));
  return userEvent.setup({ delay: null });
}

/** What a page has asked for is given up with it, and what it has said is read no longer. */
export function forgetPages(): void {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  for (const store of stores.splice(0)) store.dispatch(api.util.resetApiState());
}

function begin({ as = 'guest', person }: Viewer): AppStore {
  const user = as === 'guest' ? null : aPerson(as, person);
  callAs(user?.role ?? null);
  answer(currentSession, { user, renewable: false });
  // Every page tells an administrator what needs a person.
  if (as === 'administrator') for (const tasks of Object.values(SUPPORT_TASKS)) answerUnlessSaid(tasks, []);
  writeStoredUser(window, user);
  const store = makeStore();
  stores.push(store);
  store.dispatch(sessionRemembered(readStoredUser(window)));
  startSession(store, window);
  return store;
}

/** Fills a field in, all at once; what happens at each key has tests of its own. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** The same for several, each by its label, in a dialog or form. */
export async function fillFields(
  user: UserEvent,
  form: Pick<typeof screen, 'getByLabelText'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fill(user, form.getByLabelText(label), text);
}
