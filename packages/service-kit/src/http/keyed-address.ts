import { createHmac } from 'node:crypto';
import { secretsIn } from '../secret-list';
import { addressKey } from './address-key';

/**
 * Under what a client's address may be stored: the same for the same address, and nobody who reads it can find out which
 * one it is, as that takes the secret. Of several secrets the first counts, so that a new one forgets what was stored.
 */
export function keyedAddress(secret: string, address: string): string {
  const [newest] = secretsIn(secret);
  return createHmac('sha256', newest)
    .update(JSON.stringify(['address', addressKey(address)]))
    .digest('base64url');
}
