import { api } from '../../../shared/api/api';
import { inMemory } from './act-store';
import { DockQueue } from './dock-queue';
import { inBrowser } from './indexed-store';
import type { Dispatch } from '../../../shared/api/who-is-there';
import { lineOf } from './line';

const NAME = 'at-the-dock';
const QUEUES = new WeakMap<Dispatch, Map<number, Promise<DockQueue>>>();

/** What somebody has waiting in this browser. Whoever asks in this tab gets the same one. */
export function openQueue(dispatch: Dispatch, userId: number): Promise<DockQueue> {
  const ofStore = QUEUES.get(dispatch) ?? new Map<number, Promise<DockQueue>>();
  QUEUES.set(dispatch, ofStore);
  const known = ofStore.get(userId) ?? make(dispatch, userId);
  ofStore.set(userId, known);
  return known;
}

async function make(dispatch: Dispatch, userId: number): Promise<DockQueue> {
  // A private window, or one without room, may have no database.
  const store = await inBrowser().catch(() => inMemory());
  return new DockQueue({ userId, store, line: lineOf(dispatch), inTurn, others: otherTabs(dispatch) });
}

/** Where there are no locks, each tab sends for itself: the server does an act once. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(NAME, work) : work());
}

function otherTabs(dispatch: Dispatch) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  return {
    tell: () => channel?.postMessage('changed'),
    hear(listener: () => void) {
      const heard = () => {
        listener();
        // Another tab may have sent something: what is shown of the charter is old.
        dispatch(api.util.invalidateTags(['Booking']));
      };
      channel?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
  };
}
