import { byteReader, type ByteReader } from './byte-reader';
import { glyphData, type Point } from './glyph-data';

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  outlines: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

export interface Glyphs {
  glyf: Buffer;
  loca: Buffer;
  /** Of each glyph. */
  leftEdges: number[];
}

/** The glyphs of a WOFF2, in which the parts of all are sorted by kind (WOFF2, 5.1). */
export function glyphsOf(table: Buffer): Glyphs {
  const reader = byteReader(table);
  reader.uint32();
  const count = reader.uint16();
  reader.uint16();
  const sizes = Array.from({ length: 7 }, () => reader.uint32());
  const [contours, points, flags, outlines, composites, boxes, instructions] = sizes.map((size) =>
    byteReader(reader.take(size)),
  ) as [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader];
  const boxed = boxes.take(4 * Math.floor((count + 31) / 32));
  const streams = { contours, points, flags, outlines, composites, boxes, instructions };
  const parts: Buffer[] = [];
  const leftEdges: number[] = [];
  const loca = Buffer.alloc(4 * (count + 1));
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const hasBox = ((boxed[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const glyph = glyphOf(streams, { hasBox });
    parts.push(glyph);
    leftEdges.push(glyph.length > 0 ? glyph.readInt16BE(2) : 0);
    offset += glyph.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(parts), loca, leftEdges };
}

function glyphOf(streams: Streams, { hasBox }: { hasBox: boolean }): Buffer {
  const contours = streams.contours.int16();
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) return compositeOf(streams);
  const lengths = Array.from({ length: contours }, () => streams.points.short255());
  let at: Point = { x: 0, y: 0, onCurve: true };
  const outline = lengths.map((length) =>
    Array.from({ length }, () => {
      at = nextPoint(at, streams.flags.uint8(), streams.outlines);
      return at;
    }),
  );
  const instructions = streams.instructions.take(streams.outlines.short255());
  return glyphData(outline, { instructions, box: hasBox ? streams.boxes.take(8) : undefined });
}

/** A point is told by how far it is from the one before, in as few bytes as it takes (WOFF2, 5.2). */
function nextPoint({ x, y }: Point, flags: number, outlines: ByteReader): Point {
  const onCurve = flags < 128;
  const kind = flags & 127;
  const by = (sign: number, far: number) => (sign & 1 ? far : -far);
  const byte = () => outlines.uint8();
  if (kind < 10) return { x, y: y + by(kind, ((kind & 14) << 7) + byte()), onCurve };
  if (kind < 20) return { x: x + by(kind, (((kind - 10) & 14) << 7) + byte()), y, onCurve };
  if (kind < 84) {
    const [each, both] = [kind - 20, byte()];
    const right = by(kind, 1 + (each & 0x30) + (both >> 4));
    return { x: x + right, y: y + by(kind >> 1, 1 + ((each & 0x0c) << 2) + (both & 15)), onCurve };
  }
  if (kind < 120) {
    const each = kind - 84;
    const right = by(kind, 1 + (Math.floor(each / 12) << 8) + byte());
    return { x: x + right, y: y + by(kind >> 1, 1 + (((each % 12) >> 2) << 8) + byte()), onCurve };
  }
  if (kind < 124) {
    const [first, second, third] = [byte(), byte(), byte()];
    const right = by(kind, (first << 4) + (second >> 4));
    return { x: x + right, y: y + by(kind >> 1, ((second & 15) << 8) + third), onCurve };
  }
  const right = by(kind, (byte() << 8) + byte());
  return { x: x + right, y: y + by(kind >> 1, (byte() << 8) + byte()), onCurve };
}

const MORE = 0x20;
const WITH_INSTRUCTIONS = 0x100;

/** What is made of other glyphs is written as in a TrueType file. */
function compositeOf({ composites, boxes, outlines, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags = MORE;
  let instructed = false;
  while (flags & MORE) {
    const head = composites.take(4);
    flags = head.readUInt16BE(0);
    instructed ||= (flags & WITH_INSTRUCTIONS) !== 0;
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(head, composites.take((flags & 1 ? 4 : 2) + scale));
  }
  if (instructed) {
    const length = outlines.short255();
    const size = Buffer.alloc(2);
    size.writeUInt16BE(length);
    parts.push(size, instructions.take(length));
  }
  const start = Buffer.alloc(2);
  start.writeInt16BE(-1);
  const whole = Buffer.concat([start, boxes.take(8), ...parts]);
  return Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
}
