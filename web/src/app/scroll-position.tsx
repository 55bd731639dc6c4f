import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '../shared/lib/is-record';
import { scrollWhenLongEnough } from './scroll-when-long-enough';

/** How far from its top each entry of the history was left, by the entry's key. */
const places = new Map<string, number>();

/**
 * Forward begins at the top of a page; Back returns to the place that was left; a page that only changes its own address,
 * as filters do, stays where it is. Keyboard and screen reader start at the content of a new page.
 */
export function ScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(null);
  const current = useRef(location.key);
  useRememberedPlaces(current);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = location;
    current.current = location.key;
    if (previous?.pathname !== location.pathname && previous) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    const place = placeFor(location, type, previous);
    places.set(location.key, place ?? window.scrollY);
    if (place === undefined) return;
    const target = location.hash && place === 0 ? document.getElementById(location.hash.slice(1)) : null;
    if (target) return target.scrollIntoView();
    return scrollWhenLongEnough(place);
  }, [location, type]);

  return null;
}

/** Undefined where the page stays as it is. */
function placeFor(location: Location, type: NavigationType, previous: Location | null): number | undefined {
  if (type === NavigationType.Pop) return places.get(location.key) ?? keptPlace() ?? 0;
  const { pathname, search, hash } = location;
  const isOwnChange =
    type === NavigationType.Replace &&
    previous?.pathname === pathname &&
    (previous.search !== search || previous.hash !== hash);
  if (isOwnChange && !hash) return undefined;
  return placeAskedFor(location.state);
}

/** A link back to a list asks for the place at which the list was left, by the key of that entry. */
function placeAskedFor(state: unknown): number {
  return isRecord(state) && typeof state.placeOf === 'string' ? (places.get(state.placeOf) ?? 0) : 0;
}

/** A reload forgets all but the entry itself, which the browser keeps. */
function keptPlace(): number | undefined {
  const kept: unknown = history.state;
  return isRecord(kept) && typeof kept.place === 'number' ? kept.place : undefined;
}

function useRememberedPlaces(current: RefObject<string>): void {
  useEffect(() => {
    const own = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const remember = () => places.set(current.current, window.scrollY);
    const keep = () => {
      const state: unknown = history.state;
      history.replaceState({ ...(isRecord(state) ? state : {}), place: window.scrollY }, '');
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = own;
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, [current]);
}
