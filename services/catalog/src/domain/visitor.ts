import { createHmac } from 'node:crypto';
import { addressKey } from '@harbourline/service-kit/http/address-key';

/** Under what the sender at an address is remembered for a day; from one day to the next nobody can be followed. */
export type VisitorHash = (address: string, day: string) => string;

/**
 * Hashes addresses with a secret, so that nobody can try them out on what is stored. Whoever sits at one address is one
 * visitor: browsers can be renamed and accounts opened for nothing.
 */
export function visitorHash(secret: string): VisitorHash {
  return (address, day) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['boat view', day, addressKey(address)]))
      .digest('base64url');
}
