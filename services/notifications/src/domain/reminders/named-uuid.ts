import { createHash } from 'node:crypto';

/** The namespace of the ids that are made from names here. It was chosen at random and must never change. */
const NAMESPACE = Buffer.from('b5a3b6f2c9d64f6e8a41f0a7d2c35e18', 'hex');

/** The UUID of a name (version 5): the same for the same name, wherever and whenever it is made. */
export function namedUuid(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
