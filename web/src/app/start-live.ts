import type { AppStore } from './store';

/** Has pages learn of what others do, for the sides of a booking. Guests load none of it; administrators see too much. */
export function startLive(store: AppStore): void {
  let listener: number | undefined;
  let stop: (() => void) | undefined;

  store.subscribe(() => {
    const { user, checked } = store.getState().session;
    const known = checked && user?.role !== 'admin' ? user?.id : undefined;
    if (known === listener) return;
    listener = known;
    stop?.();
    stop = undefined;
    if (known === undefined) return;
    // Without it, pages ask again when they are looked at.
    void import('../shared/live/keep-live').then(
      ({ keepLive }) => {
        if (listener === known && !stop) stop = keepLive(store.dispatch, known);
      },
      () => undefined,
    );
  });
}
