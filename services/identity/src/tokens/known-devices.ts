import { createHash } from 'node:crypto';
import type { User } from '../generated/prisma/client';
import type { Keys } from './derive-key';
import { signing } from './signing';

type Owner = Pick<User, 'id' | 'password'>;

export interface KnownDevices {
  /** The cookie of a browser that the user has signed in with. */
  cookieOf(user: Owner, device: string): string;
  /** The device's id, if its cookie says that this user has signed in with it since the password became what it is. */
  recognise(user: Owner, cookie: string | undefined): string | undefined;
}

/**
 * Browsers that somebody has signed in with before. The cookie lets nobody in: it has wrong passwords counted for the
 * browser itself, so that strangers who guess at a phone do not keep its owner out.
 */
export function knownDevices(privateKeys: Keys): KnownDevices {
  const { sign, open } = signing(privateKeys, 'known device');
  return {
    cookieOf: (user, device) => sign(`${user.id}.${device}.${digestOf(user)}`),
    recognise(user, cookie) {
      const [whose, device, password] = (cookie && open(cookie))?.split('.') ?? [];
      return whose === String(user.id) && password === digestOf(user) ? device : undefined;
    },
  };
}

/** Tells one stored password from the next; nothing can be guessed from it that the hash itself would not tell. */
function digestOf({ password }: Owner): string {
  return createHash('sha256').update(password).digest('base64url').slice(0, 22);
}
