import { createHmac } from 'node:crypto';
import { secretsIn } from '../secret-list';
import { addressKey } from './address-key';

/**
 * The form in which a client's address may be stored: always the same for the same address, but nobody can recover the
 * address from it without the secret. Only the first of several secrets is used, so a new one forgets what was stored.
 */
export function keyedAddress(secret: string, address: string): string {
  const [newest] = secretsIn(secret);
  return createHmac('sha256', newest)
    .update(JSON.stringify(['address', addressKey(address)]))
    .digest('base64url');
}
