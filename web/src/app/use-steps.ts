import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, NavigationType, type Navigator } from 'react-router-dom';
import { isHeldUp } from '../shared/lib/use-blocker';
import { currentIndex, currentLocation, locationFor, numberFirstEntry, writeEntry } from './browser-history';
import { findPage, type PageModule } from './page-table';

/** What is on screen. */
export interface Shown {
  location: Location;
  type: NavigationType;
  /** Of the page. */
  path: string;
  /** An error, where it could not be loaded. */
  page: PageModule | Error;
}

/**
 * Goes from page to page: the one before stays until the next is loaded, and only then does the address change; the last
 * step that was asked for is the one that counts.
 */
export function useSteps(first: Shown) {
  const [shown, setShown] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const on = useRef<Standing>({ location: first.location, index: undefined });
  const lastStep = useRef(0);

  const show = useCallback((location: Location, type: NavigationType, write: () => void) => {
    const step = ++lastStep.current;
    const { path, module } = findPage(location.pathname);
    const arrive = (page: PageModule | Error) => {
      if (step !== lastStep.current) return;
      document.documentElement.removeAttribute('data-first');
      write();
      on.current = { location, index: currentIndex() };
      setLoading(false);
      setShown({ location, type, path, page });
    };
    if (!(module instanceof Promise)) return arrive(module);
    setLoading(true);
    return void module.then(arrive, (cause: unknown) => arrive(new Error(`No page at ${path}`, { cause })));
  }, []);

  const navigator = useMemo((): Navigator => {
    const go = (how: 'push' | 'replace'): Navigator['push'] => {
      const type = how === 'push' ? NavigationType.Push : NavigationType.Replace;
      return (to, state: unknown) => {
        const location = locationFor(to, state);
        const proceed = () => show(location, type, () => writeEntry(location, how));
        if (!isHeldUp({ from: on.current.location, to: location, proceed })) proceed();
      };
    };
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: go('push'),
      replace: go('replace'),
    };
  }, [show]);

  useEffect(() => followHistory(on, show), [show]);
  return { shown, isLoading, navigator };
}

/** Where the page on screen stands in the browser's history. */
interface Standing {
  location: Location;
  index: number | undefined;
}

/** Back and Forward: the address has changed already. A step that is held up is taken back first. */
function followHistory(
  on: { current: Standing },
  show: (location: Location, type: NavigationType, write: () => void) => void,
): () => void {
  numberFirstEntry();
  on.current.index = currentIndex();
  let isTakenBack = false;
  let isDecided = false;

  function follow(): void {
    if (isTakenBack) {
      isTakenBack = false;
      return;
    }
    const to = currentLocation();
    const { location: from, index: before } = on.current;
    const delta = (currentIndex() ?? NaN) - (before ?? NaN);
    const proceed = () => {
      isDecided = true;
      window.history.go(delta);
    };
    // An entry of the browser's own has no place: there is no way to take the step to it back.
    if (!isDecided && delta && isHeldUp({ from, to, proceed })) {
      isTakenBack = true;
      window.history.go(-delta);
      return;
    }
    isDecided = false;
    show(to, NavigationType.Pop, () => undefined);
  }

  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
