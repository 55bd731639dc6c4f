import { randomUUID } from 'node:crypto';
import type { Keys } from './derive-key';
import { signing } from './signing';

export interface KnownDevices {
  /** The cookie of a browser that the user has signed in with. One that the browser has for this user is kept. */
  remember(userId: number, cookie: string | undefined): string;
  /** The device's id, if its cookie says that this user has signed in with it before. */
  recognise(userId: number, cookie: string | undefined): string | undefined;
}

/**
 * Browsers that somebody has signed in with before. The cookie lets nobody in: it has wrong passwords counted for the
 * browser itself, so that strangers who guess at a phone do not keep its owner out.
 */
export function knownDevices(privateKeys: Keys): KnownDevices {
  const { sign, open } = signing(privateKeys, 'known device');
  function recognise(userId: number, cookie: string | undefined): string | undefined {
    const [whose, device] = (cookie && open(cookie))?.split('.') ?? [];
    return whose === String(userId) ? device : undefined;
  }
  return {
    remember: (userId, cookie) => sign(`${userId}.${recognise(userId, cookie) ?? randomUUID()}`),
    recognise,
  };
}
