import { useState } from 'react';

const WATCH_MS = 10_000;

/** Looks at a query's answer again every ten seconds, as long as `watch` is told that something in it is on its way. */
export function useWatch() {
  const [isMoving, setMoving] = useState(false);
  return {
    options: { pollingInterval: isMoving ? WATCH_MS : 0, skipPollingIfUnfocused: true },
    /** To be called with every answer. */
    watch: (isOnItsWay: boolean) => {
      if (isOnItsWay !== isMoving) setMoving(isOnItsWay);
    },
  };
}
