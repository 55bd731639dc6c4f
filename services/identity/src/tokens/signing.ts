import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Keys } from './derive-key';

export interface Signing {
  /** The text with its signature, as it may stand in a link or a cookie. */
  sign(text: string): string;
  /** @returns the text, or undefined when it was not signed here for this purpose. */
  open(signed: string): string | undefined;
}

/** Signs texts for one purpose (HMAC-SHA-256): what was signed for another one does not open. */
export function signing(privateKeys: Keys, purpose: string): Signing {
  const [newest, ...older] = privateKeys.map((each) => deriveKey(each, purpose));
  if (!newest) throw new Error('there is no key to sign with');
  const signatureOf = (text: string, key = newest) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign: (text) => `${text}.${signatureOf(text)}`,
    open(signed) {
      const end = signed.lastIndexOf('.');
      if (end < 0) return undefined;
      const text = signed.slice(0, end);
      const given = Buffer.from(signed.slice(end + 1));
      return [newest, ...older].some((key) => isEqual(given, Buffer.from(signatureOf(text, key)))) ? text : undefined;
    },
  };
}

function isEqual(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
