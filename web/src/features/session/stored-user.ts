import { ROLES } from '@harbourline/contracts';
import type { KnownUser } from './session-slice';

const KEY = 'user';

/** Where browsers keep it; a browser that keeps nothing of ours refuses even to be asked for the storage. */
interface Keeper {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** What is kept of a user: enough to show who is signed in. Contact data stay with the server. */
const keptOf = ({ id, role, fullName }: KnownUser): KnownUser => ({ id, role, ...(fullName && { fullName }) });

/** The user of the last visit, shown until the server has answered who it is. What cannot be used is removed. */
export function readStoredUser(keeper: Keeper): KnownUser | null {
  try {
    const text = keeper.localStorage.getItem(KEY);
    if (text === null) return null;
    const user: unknown = JSON.parse(text);
    if (isKnownUser(user)) return keptOf(user);
  } catch {
    // Unparseable, or storage is switched off: nobody is known.
  }
  writeStoredUser(keeper, null);
  return null;
}

export function writeStoredUser(keeper: Keeper, user: KnownUser | null): void {
  try {
    if (user) keeper.localStorage.setItem(KEY, JSON.stringify(keptOf(user)));
    else keeper.localStorage.removeItem(KEY);
  } catch {
    // Storage is full or switched off; the session itself lives in the cookies.
  }
}

function isKnownUser(value: unknown): value is KnownUser {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('role' in value)) return false;
  return typeof value.id === 'number' && ROLES.some((role) => role === value.role);
}
