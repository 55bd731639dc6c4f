import { ROLES } from '@harbourline/contracts';
import type { KnownUser } from './session-slice';

const KEY = 'user';

type UserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept of a user: enough to show who is signed in. Contact data stay with the server. */
const keptOf = ({ id, role, fullName }: KnownUser): KnownUser => ({ id, role, ...(fullName && { fullName }) });

/** The user of the last visit, shown until the server has answered who it is. What cannot be used is removed. */
export function readStoredUser(storage: UserStorage): KnownUser | null {
  try {
    const text = storage.getItem(KEY);
    if (text === null) return null;
    const user: unknown = JSON.parse(text);
    if (isKnownUser(user)) return keptOf(user);
  } catch {
    // Unparseable, or storage is switched off: nobody is known.
  }
  writeStoredUser(storage, null);
  return null;
}

export function writeStoredUser(storage: UserStorage, user: KnownUser | null): void {
  try {
    if (user) storage.setItem(KEY, JSON.stringify(keptOf(user)));
    else storage.removeItem(KEY);
  } catch {
    // Storage is full or switched off; the session itself lives in the cookies.
  }
}

function isKnownUser(value: unknown): value is KnownUser {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('role' in value)) return false;
  return typeof value.id === 'number' && ROLES.some((role) => role === value.role);
}
