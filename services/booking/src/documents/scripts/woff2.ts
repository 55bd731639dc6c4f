import { brotliDecompressSync } from 'node:zlib';
import { byteReader, type ByteReader } from './byte-reader';
import { glyphsOf } from './woff2-glyphs';
import { sfntOf } from './sfnt';

/** The tags that are told by their number (WOFF2, 4.1). */
const TAGS =
  (
    'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
    'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
    'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
  ).match(/.{4}(?: |$)/g) ?? [];
const NAMED = 0x3f;
const HEADER_BYTES = 48;
const COUNT_AT = 12;
const COMPRESSED_AT = 20;

/** The TrueType file in a WOFF2 (https://www.w3.org/TR/WOFF2): fontkit reads that with all that it has. */
export function trueTypeOf(woff2: Buffer): Uint8Array {
  const count = woff2.readUInt16BE(COUNT_AT);
  const reader = byteReader(woff2.subarray(HEADER_BYTES));
  const entries = Array.from({ length: count }, () => entryOf(reader));
  const start = HEADER_BYTES + reader.position;
  const all = brotliDecompressSync(woff2.subarray(start, start + woff2.readUInt32BE(COMPRESSED_AT)));
  const tables: Record<string, Buffer> = {};
  let at = 0;
  for (const { tag, bytes } of entries) {
    tables[tag] = all.subarray(at, at + bytes);
    at += bytes;
  }
  return sfntOf(restored(tables, new Set(entries.filter(({ changed }) => changed).map(({ tag }) => tag))));
}

interface Entry {
  tag: string;
  bytes: number;
  /** It is written in another way than in a TrueType file. */
  changed: boolean;
}

function entryOf(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const number = flags & NAMED;
  const tag = number === NAMED ? reader.text(4) : (TAGS[number] ?? '').slice(0, 4);
  const version = flags >> 6;
  const isGlyphs = tag === 'glyf' || tag === 'loca';
  const changed = isGlyphs ? version !== 3 : version !== 0;
  const plain = reader.base128();
  return { tag, changed, bytes: changed ? reader.base128() : plain };
}

function restored(tables: Record<string, Buffer>, changed: ReadonlySet<string>): Record<string, Buffer> {
  const { glyf, head, hhea, hmtx } = tables;
  if (!glyf || !head || !hhea || !hmtx || !changed.has('glyf')) return tables;
  const glyphs = glyphsOf(glyf);
  const widths = changed.has('hmtx') ? widthsOf(hmtx, hhea.readUInt16BE(34), glyphs.leftEdges) : hmtx;
  const longOffsets = Buffer.from(head);
  longOffsets.writeInt16BE(1, 50);
  return { ...tables, glyf: glyphs.glyf, loca: glyphs.loca, head: longOffsets, hmtx: widths };
}

/** Where glyphs begin is left out if it is where their outline does. */
function widthsOf(table: Buffer, count: number, leftEdges: readonly number[]): Buffer {
  const reader = byteReader(table);
  const flags = reader.uint8();
  const advances = Array.from({ length: count }, () => reader.uint16());
  const bearings = leftEdges.map((edge, index) => {
    const isLeftOut = (flags & (index < count ? 1 : 2)) !== 0;
    return isLeftOut ? edge : reader.int16();
  });
  const result = Buffer.alloc(4 * count + 2 * (leftEdges.length - count));
  let at = 0;
  bearings.forEach((bearing, index) => {
    if (index < count) at = result.writeUInt16BE(advances[index] ?? 0, at);
    at = result.writeInt16BE(bearing, at);
  });
  return result;
}
