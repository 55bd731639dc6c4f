/** Under which name the browser keeps for whom something from the dock waits to be sent; ids, one after the other. */
export const DOCK_WAITS_KEY = 'dock-waits';

/** Whether something that this person has tapped at the dock waits in this browser. */
export function isDockWaiting(userId: number): boolean {
  try {
    return ` ${localStorage.getItem(DOCK_WAITS_KEY)} `.includes(` ${userId} `);
  } catch {
    return false;
  }
}
