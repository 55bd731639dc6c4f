import type { AppStore } from './store';

/**
 * Has pages learn of what others do, and sends what waits, for the sides of a booking. Guests load none of it;
 * administrators see too much.
 */
export function startLive(store: AppStore): void {
  let listener: number | undefined;
  let stop: (() => void) | undefined;
  // What a page begins with is asked for while it is not yet known who looks.
  let askedFrom = 0;

  store.subscribe(() => {
    const { user, checked } = store.getState().session;
    const known = checked && user?.role !== 'admin' ? user?.id : undefined;
    if (checked && known === undefined) askedFrom = performance.now();
    if (known === listener) return;
    listener = known;
    stop?.();
    stop = undefined;
    if (known === undefined) return;
    // Without it, pages ask again when they are looked at.
    void import('./while-signed-in').then(
      ({ whileSignedIn }) => {
        if (listener === known && !stop) stop = whileSignedIn(store.dispatch, { userId: known, askedFrom });
      },
      () => undefined,
    );
  });
}
