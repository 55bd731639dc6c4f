const TRUETYPE = 0x00010000;

/** A TrueType file of these tables (OpenType, "Organization of an OpenType font"). */
export function sfntOf(all: Record<string, Buffer>): Uint8Array {
  const names = Object.keys(all).toSorted();
  const power = Math.floor(Math.log2(names.length));
  const directory = Buffer.alloc(12 + 16 * names.length);
  directory.writeUInt32BE(TRUETYPE, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (names.length - 2 ** power), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  names.forEach((name, index) => {
    const table = all[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const at = 12 + 16 * index;
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(sumOf(padded), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
