import { sfntOf } from './sfnt';

/** A glyph as a TrueType file holds it, a thousand units to the em. */
export interface Outline {
  data: Uint8Array;
  advance: number;
  leftBearing: number;
}

const UNITS_PER_EM = 1000;
/** The date is not looked at. */
const HEAD = { version: 0x00010000, magic: 0x5f0f3cf5, longOffsets: 1 };

/** A TrueType file with these glyphs, in this order, and the tables that a PDF asks of it (ISO 32000, 9.9). */
export function trueTypeFile(glyphs: readonly Outline[], metrics: { ascent: number; descent: number }): Uint8Array {
  const glyf = Buffer.concat(glyphs.map(({ data }) => data));
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const hmtx = Buffer.alloc(4 * glyphs.length);
  let offset = 0;
  glyphs.forEach(({ data, advance, leftBearing }, index) => {
    hmtx.writeUInt16BE(advance, 4 * index);
    hmtx.writeInt16BE(leftBearing, 4 * index + 2);
    offset += data.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return sfntOf({ glyf, head: head(), hhea: hhea(glyphs, metrics), hmtx, loca, maxp: maxp(glyphs.length) });
}

function head(): Buffer {
  const table = Buffer.alloc(54);
  table.writeUInt32BE(HEAD.version, 0);
  table.writeUInt32BE(HEAD.magic, 12);
  table.writeUInt16BE(UNITS_PER_EM, 18);
  table.writeInt16BE(-UNITS_PER_EM, 36);
  table.writeInt16BE(-UNITS_PER_EM, 38);
  table.writeInt16BE(2 * UNITS_PER_EM, 40);
  table.writeInt16BE(2 * UNITS_PER_EM, 42);
  table.writeInt16BE(2, 48);
  table.writeInt16BE(HEAD.longOffsets, 50);
  return table;
}

function hhea(glyphs: readonly Outline[], { ascent, descent }: { ascent: number; descent: number }): Buffer {
  const table = Buffer.alloc(36);
  table.writeUInt32BE(HEAD.version, 0);
  table.writeInt16BE(ascent, 4);
  table.writeInt16BE(descent, 6);
  table.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10);
  table.writeInt16BE(1, 18);
  table.writeUInt16BE(glyphs.length, 34);
  return table;
}

/** The upper limits of what glyphs use: none has instructions. */
function maxp(count: number): Buffer {
  const table = Buffer.alloc(32);
  table.writeUInt32BE(HEAD.version, 0);
  table.writeUInt16BE(count, 4);
  table.writeUInt16BE(4096, 6);
  table.writeUInt16BE(512, 8);
  table.writeUInt16BE(1, 14);
  return table;
}
