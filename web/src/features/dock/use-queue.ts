import type { DockAct } from '@harbourline/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { showToast } from '../../shared/ui/toast';
import { text } from './words';
import type { DockQueue, QueueState } from './queue/dock-queue';
import type { Dispatch } from '../../shared/api/who-is-there';
import { openQueue } from './queue/open-queue';

const UNKNOWN: QueueState = { acts: undefined, sending: undefined, sent: [], lasts: true };
const unknown = () => UNKNOWN;
const nothing = () => () => undefined;

export interface OwnQueue {
  state: QueueState;
  /** @returns whether the phone has kept it. */
  add(act: DockAct, photos?: readonly Blob[]): Promise<boolean>;
  discard(number: number): void;
  tryAgain(number: number): void;
}

/** What this person has waiting, and the way to have more sent, for as long as the page is open. */
export function useQueue(userId: number, bookingId: number): OwnQueue {
  const dispatch = useDispatch<Dispatch>();
  const [queue, setQueue] = useState<DockQueue>();
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void openQueue(dispatch, userId).then((opened) => {
      if (isGone) return;
      leave = opened.join();
      setQueue(opened);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [dispatch, userId]);
  const state = useSyncExternalStore(queue?.subscribe ?? nothing, queue?.state ?? unknown);

  return {
    state,
    async add(act, photos = []) {
      try {
        const opened = queue ?? (await openQueue(dispatch, userId));
        await opened.add({ bookingId, act }, photos);
        return true;
      } catch {
        showToast({ tone: 'error', title: text('queue.notKept'), description: text('queue.notKeptText') });
        return false;
      }
    },
    discard: (number) => void queue?.discard(number),
    tryAgain: (number) => void queue?.tryAgain(number),
  };
}
