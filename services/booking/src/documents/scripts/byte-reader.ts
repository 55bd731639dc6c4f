/** Reads numbers one after the other. */
export interface ByteReader {
  readonly position: number;
  uint8(): number;
  uint16(): number;
  int16(): number;
  uint32(): number;
  /** Of one to three bytes (WOFF2, 4.2). */
  short255(): number;
  /** Of seven bits a byte. */
  base128(): number;
  text(bytes: number): string;
  take(bytes: number): Buffer;
}

export function byteReader(bytes: Buffer): ByteReader {
  let at = 0;
  const moved = (by: number) => (at += by) - by;
  return {
    get position() {
      return at;
    },
    uint8: () => bytes.readUInt8(moved(1)),
    uint16: () => bytes.readUInt16BE(moved(2)),
    int16: () => bytes.readInt16BE(moved(2)),
    uint32: () => bytes.readUInt32BE(moved(4)),
    short255() {
      const first = bytes.readUInt8(moved(1));
      if (first === 253) return bytes.readUInt16BE(moved(2));
      if (first === 254) return bytes.readUInt8(moved(1)) + 506;
      return first === 255 ? bytes.readUInt8(moved(1)) + 253 : first;
    },
    base128() {
      let value = 0;
      for (let digit = 0; digit < 5; digit += 1) {
        const byte = bytes.readUInt8(moved(1));
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80) break;
      }
      return value;
    },
    text: (length) => bytes.toString('latin1', moved(length), at),
    take: (length) => bytes.subarray(moved(length), at),
  };
}
