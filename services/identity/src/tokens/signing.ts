import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { deriveKey } from './derive-key';

export interface Signing {
  /** The text with its signature, as it may stand in a link or a cookie. */
  sign(text: string): string;
  /** @returns the text, or undefined when it was not signed here for this purpose. */
  open(signed: string): string | undefined;
}

/** Signs texts for one purpose (HMAC-SHA-256): what was signed for another one does not open. */
export function signing(privateKey: KeyObject, purpose: string): Signing {
  const key = deriveKey(privateKey, purpose);
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign: (text) => `${text}.${signatureOf(text)}`,
    open(signed) {
      const end = signed.lastIndexOf('.');
      if (end < 0) return undefined;
      const text = signed.slice(0, end);
      const [given, right] = [Buffer.from(signed.slice(end + 1)), Buffer.from(signatureOf(text))];
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
    },
  };
}
