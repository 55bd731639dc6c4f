import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { stringAfter } from './pdf-string';
import { rc4 } from './rc4';

/** Decrypts a stream of the object with this number and generation. */
export type Decrypt = (content: Buffer, object: number, generation: number) => Buffer;

const MOST_DICTIONARY = 4_096;
const IV_BYTES = 16;
/** What stands for a password that is shorter than 32 bytes; all of it for none. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** What an encryption dictionary says. */
interface Encryption {
  revision: number;
  keyBytes: number;
  method: 'V2' | 'AESV2' | 'AESV3';
  owner: Buffer;
  user: Buffer;
  userKey: Buffer | undefined;
  permissions: number;
  encryptsMetadata: boolean;
  id: Buffer;
}

/**
 * How to read an encrypted PDF that opens without a password: it is protected against changes only. Undefined when it
 * needs one, or is encrypted in a way that readers do not share.
 */
export function openEncryption(content: Buffer): Decrypt | undefined {
  const encryption = readEncryption(content.toString('latin1'));
  if (!encryption) return undefined;
  const key = encryption.revision >= 5 ? modernKey(encryption) : olderKey(encryption);
  const { method } = encryption;
  return key && ((stream, object, generation) => decrypt({ method, key }, stream, object, generation));
}

function readEncryption(text: string): Encryption | undefined {
  const references = new Set(
    Array.from(text.matchAll(/\/Encrypt\s+(\d+)\s+(\d+)\s+R/g), ([, ...numbers]) => numbers.join(' ')),
  );
  const [reference, ...others] = references;
  if (reference === undefined || others.length > 0) return undefined;
  const objects = [...text.matchAll(new RegExp(`(?<!\\d)${reference.replace(' ', '\\s+')}\\s+obj`, 'g'))];
  const [object, ...more] = objects;
  if (!object || more.length > 0) return undefined;
  const from = object.index + object[0].length;
  const dictionary = text.slice(from, Math.min(from + MOST_DICTIONARY, text.indexOf('endobj', from)));

  const number = (key: string) => Number(new RegExp(`/${key}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? NaN);
  const [version, revision] = [number('V'), number('R')];
  const [owner, user] = [stringAfter(dictionary, 'O'), stringAfter(dictionary, 'U')];
  const method = version < 4 ? 'V2' : methodOf(dictionary);
  if (!/\/Filter\s*\/Standard/.test(dictionary) || !owner || !user || !method || !(revision >= 2 && revision <= 6))
    return undefined;
  const bits = version === 1 ? 40 : number('Length') || (version < 4 ? 40 : 128);
  return {
    ...{ revision, method, owner, user },
    keyBytes: method === 'AESV2' ? 16 : (bits < 40 ? bits * 8 : bits) / 8,
    userKey: stringAfter(dictionary, 'UE'),
    permissions: number('P'),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
    id: stringAfter(text, 'ID') ?? Buffer.alloc(0),
  };
}

/** One method for strings and streams, as all programs have it. */
function methodOf(dictionary: string): Encryption['method'] | undefined {
  const [, streams] = /\/StmF\s*\/(\w+)/.exec(dictionary) ?? [];
  const [, strings] = /\/StrF\s*\/(\w+)/.exec(dictionary) ?? [];
  if (streams !== 'StdCF' || strings !== 'StdCF') return undefined;
  const methods = Array.from(dictionary.matchAll(/\/CFM\s*\/(\w+)/g), ([, method]) => method);
  const [method] = methods;
  if (methods.length !== 1) return undefined;
  return method === 'V2' || method === 'AESV2' || method === 'AESV3' ? method : undefined;
}

/** The key of revisions 2 to 4, if no password opens it. */
function olderKey({
  revision,
  keyBytes,
  owner,
  user,
  permissions,
  encryptsMetadata,
  id,
}: Encryption): Buffer | undefined {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const unencrypted = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let digest = md5(PADDING, owner.subarray(0, 32), allowed, id, unencrypted);
  const again = revision >= 3 ? 50 : 0;
  for (let round = 0; round < again; round += 1) digest = md5(digest.subarray(0, keyBytes));
  const key = digest.subarray(0, keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : undefined;
  let proof: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ round)), proof);
  return proof.equals(user.subarray(0, 16)) ? key : undefined;
}

/** The key of revisions 5 and 6, if no password opens it. */
function modernKey({ revision, method, user, userKey }: Encryption): Buffer | undefined {
  if (method !== 'AESV3' || user.length < 48 || userKey?.length !== 32) return undefined;
  const hash = revision === 5 ? (salt: Buffer) => createHash('sha256').update(salt).digest() : hardHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(IV_BYTES));
  return Buffer.concat([decipher.setAutoPadding(false).update(userKey), decipher.final()]);
}

/** Of PDF 2.0, for an empty password. */
function hardHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? '')
      .update(encrypted)
      .digest();
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

function decrypt(
  { method, key }: { method: Encryption['method']; key: Buffer },
  content: Buffer,
  object: number,
  generation: number,
): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(object, 0, 3);
  place.writeUIntLE(generation, 3, 2);
  const salt = Buffer.from(method === 'AESV2' ? 'sAlT' : '');
  const own = method === 'AESV3' ? key : md5(key, place, salt).subarray(0, Math.min(key.length + 5, 16));
  if (method === 'V2') return rc4(own, content);
  const whole = content.subarray(0, content.length - (content.length % IV_BYTES));
  if (whole.length <= IV_BYTES) return Buffer.alloc(0);
  const name = method === 'AESV3' ? 'aes-256-cbc' : 'aes-128-cbc';
  const decipher = createDecipheriv(name, own, whole.subarray(0, IV_BYTES)).setAutoPadding(false);
  return Buffer.concat([decipher.update(whole.subarray(IV_BYTES)), decipher.final()]);
}
