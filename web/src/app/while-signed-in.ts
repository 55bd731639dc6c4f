import type { Dispatch } from '../shared/api/who-is-there';
import { isDockWaiting } from '../shared/lib/dock-waits';
import { keepLive } from '../shared/live/keep-live';

interface Looking {
  userId: number;
  askedFrom: number;
}

/**
 * What goes on for as long as somebody is signed in: pages learn of what others do, and what was tapped at the dock
 * without a line is sent. @returns what ends it.
 */
export function whileSignedIn(dispatch: Dispatch, looking: Looking): () => void {
  const ends = [keepLive(dispatch, looking), sendWhatWaits(dispatch, looking.userId)];
  return () => ends.forEach((end) => end());
}

/** Whoever has nothing waiting, as almost everybody, loads nothing for it. */
function sendWhatWaits(dispatch: Dispatch, userId: number): () => void {
  let hasEnded = false;
  let leave: (() => void) | undefined;
  if (isDockWaiting(userId)) {
    void import('../features/dock/queue/open-queue')
      .then(({ openQueue }) => openQueue(dispatch, userId))
      .then(
        (queue) => {
          if (!hasEnded) leave = queue.join();
        },
        // Without it, it is sent by the page at the dock, or by the next one that is loaded.
        () => undefined,
      );
  }
  return () => {
    hasEnded = true;
    leave?.();
  };
}
