/** Under which name the browser keeps for whom something from the dock waits to be sent; ids, one after the other. */
export const DOCK_WAITS_KEY = 'dock-waits';

const ids = () => (localStorage.getItem(DOCK_WAITS_KEY) ?? '').split(' ').filter(Boolean);

/** Whether something that this person has tapped at the dock waits in this browser. */
export function isDockWaiting(userId: number): boolean {
  try {
    return ids().includes(String(userId));
  } catch {
    return false;
  }
}

export function keepWaiting(userId: number, isWaiting: boolean): void {
  try {
    const others = ids().filter((id) => id !== String(userId));
    const all = isWaiting ? [...others, String(userId)] : others;
    if (all.length > 0) localStorage.setItem(DOCK_WAITS_KEY, all.join(' '));
    else localStorage.removeItem(DOCK_WAITS_KEY);
  } catch {
    // Storage is switched off: nothing outlives the page then.
  }
}
