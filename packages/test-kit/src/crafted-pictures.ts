import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** From the root: bundles of programs are as deep below it as this. */
const PICTURES = join(__dirname, '..', '..', '..', 'packages', 'test-kit', 'pictures');

/**
 * HEIC photos as phones store them, in tiles. Their quarters are red and green, blue and white, from the upper left to the
 * lower right before they are turned; the one in Display P3 is of one color. There is no encoder for them here.
 */
export const PHONE_PICTURES = {
  /** To be turned clockwise. */
  portrait: join(PICTURES, 'portrait-12mp.heic'),
  upsideDown: join(PICTURES, 'upside-down-12mp.heic'),
  large: join(PICTURES, 'landscape-48mp.heic'),
  displayP3: join(PICTURES, 'display-p3.heic'),
};

/** A PNG of a few kilobytes that claims, and has, a square of black pixels with this side. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8); // bits a pixel, grey
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The seven passes of an interlaced PNG: where each begins, and how far apart its pixels are. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** A small PNG, interlaced, with four channels of 16 bits: a reader has to have all of its pixels in memory. */
export function interlacedBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8); // depth, colour with transparency, usual compression and filters, interlaced
  const rows = PASSES.map(({ x, y, dx, dy }) => Math.ceil((side - y) / dy) * (1 + 8 * Math.ceil((side - x) / dx)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows.reduce((sum, bytes) => sum + bytes, 0)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same AVIF, whose header claims a square with this side. */
export function claimingSide(avif: Buffer, side: number): Buffer {
  const claiming = Buffer.from(avif);
  const size = claiming.indexOf('ispe') + 8;
  claiming.writeUInt32BE(side, size);
  claiming.writeUInt32BE(side, size + 4);
  return claiming;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
