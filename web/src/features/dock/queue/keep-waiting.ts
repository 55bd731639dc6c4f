import { DOCK_WAITS_KEY } from '../../../shared/lib/dock-waits';

/** Notes whether something waits for somebody: pages that know nothing of the queue ask for no more than that. */
export function keepWaiting(userId: number, isWaiting: boolean): void {
  try {
    const ids = (localStorage.getItem(DOCK_WAITS_KEY) ?? '').split(' ');
    const others = ids.filter((id) => id !== '' && id !== String(userId));
    const all = isWaiting ? [...others, String(userId)] : others;
    if (all.length > 0) localStorage.setItem(DOCK_WAITS_KEY, all.join(' '));
    else localStorage.removeItem(DOCK_WAITS_KEY);
  } catch {
    // Storage is switched off: nothing outlives the page then.
  }
}
