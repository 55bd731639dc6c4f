import { hkdfSync, type KeyObject } from 'node:crypto';

/** The private keys of access tokens: the first signs, and what any of them has signed is good. */
export type Keys = readonly [KeyObject, ...KeyObject[]];

/** A secret of its own for one purpose, made from the private key of access tokens. */
export function deriveKey(privateKey: KeyObject, purpose: string): Buffer {
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', der, '', `harbourline ${purpose}`, 32));
}
