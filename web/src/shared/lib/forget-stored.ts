import { DOCK_WAITS_KEY } from './dock-waits';

/** What a browser keeps whoever uses it: the chosen theme, that the notice of cookies was seen, and for whom something waits. */
const OF_THE_BROWSER: readonly string[] = ['theme', 'cookie-notice', DOCK_WAITS_KEY];

/** The browser's storage, which all tabs share, and the tab's own: those of the window. */
export type Storages = Readonly<Record<'localStorage' | 'sessionStorage', Storage>>;

/** Removes all that was stored for somebody who is not signed in any more: whatever is not the browser's own. */
export function forgetStored(storages: Storages): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = storages[name];
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key !== null && !OF_THE_BROWSER.includes(key)) storage.removeItem(key);
    } catch {
      // Storage is switched off: there is nothing in it.
    }
  }
}
