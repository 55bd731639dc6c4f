import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Location, Params } from '../shared/router/addresses';
import type { NavigationType, Navigator } from '../shared/router/router';
import { isHeldUp } from '../shared/lib/use-blocker';
import { currentIndex, currentLocation, locationFor, numberFirstEntry, writeEntry } from './browser-history';
import { findPage, type PageModule } from './page-table';

/** What is on screen. */
export interface Shown {
  location: Location;
  type: NavigationType;
  /** Of the page. */
  path: string;
  params: Params;
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

  const show = useCallback(async (location: Location, type: NavigationType, write: () => void) => {
    const step = ++lastStep.current;
    const { path, params, module } = findPage(location.pathname);
    const arrive = (page: PageModule | Error) => {
      if (step !== lastStep.current) return;
      write();
      on.current = { location, index: currentIndex() };
      setLoading(false);
      setShown({ location, type, path, params, page });
    };
    // At once where it can be: a page that changes its own address is not to show the one before in between.
    if (!(module instanceof Promise)) return arrive(module);
    setLoading(true);
    await module.then(arrive, (cause: unknown) => arrive(new Error(`No page at ${path}`, { cause })));
  }, []);

  const navigator = useMemo((): Navigator => {
    const go =
      (how: 'push' | 'replace'): Navigator['push'] =>
      async (to, state) => {
        const location = locationFor(to, state);
        const proceed = () => show(location, how, () => writeEntry(location, how));
        if (!isHeldUp({ from: on.current.location, to: location, proceed: () => void proceed() })) await proceed();
      };
    return { push: go('push'), replace: go('replace') };
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
  show: (location: Location, type: NavigationType, write: () => void) => Promise<void>,
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
    void show(to, 'pop', () => undefined);
  }

  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}
