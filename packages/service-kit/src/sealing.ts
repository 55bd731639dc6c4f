import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretsIn } from './secret-list';

export interface Sealing {
  /** Seals a secret so that it may travel in an event, where others can see it but not read it. */
  seal(text: string): string;
  /** @throws Error if it was not sealed with this secret for this purpose. */
  unseal(sealed: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals texts (AES-256-GCM) with a key derived from a secret for one purpose. The secret may be a comma-separated list:
 * the first one seals, and texts sealed with any of them can be opened.
 */
export function sealing({ secret, purpose }: { secret: string; purpose: string }): Sealing {
  const [newest, ...older] = secretsIn(secret);
  const first = sealingWith(newest, purpose);
  const others = older.map((each) => sealingWith(each, purpose));
  return {
    seal: (text) => first.seal(text),
    unseal(sealed) {
      for (const other of others) {
        try {
          return other.unseal(sealed);
        } catch {
          // then another secret sealed it
        }
      }
      return first.unseal(sealed);
    },
  };
}

function sealingWith(secret: string, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `harbourline sealed: ${purpose}`, 32));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },
    unseal(sealed) {
      if (!sealed.startsWith('v1.')) throw new Error('this was not sealed here');
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
