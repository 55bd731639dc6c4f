/** Under which name the browser keeps the reservation that is being paid for. */
export const PENDING_KEY = 'pendingBooking';

export function isAnythingPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}
