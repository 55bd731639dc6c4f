import { createPath, type Location, parsePath, type To } from 'react-router-dom';
import { isRecord } from '../shared/lib/is-record';

/** What each entry of the browser's history keeps of ours. */
interface Kept {
  /** What the link gave along. */
  usr: unknown;
  key: string;
  /** Its place among the entries of this visit. */
  idx: number;
}

function kept(): Partial<Kept> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

/** Where the browser is. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = kept();
  return { pathname, search, hash, state: usr, key };
}

/** Undefined for an entry that the browser made itself, as for a link to a place on the page. */
export const currentIndex = (): number | undefined => kept().idx;

/** The first entry of a visit has its place, too, so that it is known how far Back has gone. */
export function numberFirstEntry(): void {
  if (kept().idx === undefined) window.history.replaceState({ ...kept(), idx: 0 }, '');
}

/** An entry for an address in the app. */
export function locationFor(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: Math.random().toString(36).slice(2, 10) };
}

export function writeEntry(location: Location, how: 'push' | 'replace'): void {
  const idx = (currentIndex() ?? 0) + (how === 'push' ? 1 : 0);
  const entry: Kept = { usr: location.state, key: location.key, idx };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', createPath(location));
}
