import { readFile } from 'node:fs/promises';
import { HeifError, HeifMemoryError, openHeif } from './heif-decoder';
import { CHANNELS, Reduction, type Piece } from './reduction';
import { rgbTiff } from './rgb-tiff';

/** Of a picture's memory, what is kept for the libraries that work on the result. */
const ASIDE_BYTES = 12 * 1024 * 1024;

/** Why a HEIC file is not decoded. */
export type HeicFault = 'damaged' | 'too_many_pixels' | 'too_much_memory';

export interface HeicLimits {
  /** Of the result. */
  longestSide: number;
  maxPixels: number;
  mostBytes: number;
}

/**
 * Decodes the main picture of a HEIC file at a reduced size, one tile after the other, so that the photo of a phone takes
 * no more memory than its tiles. @returns a TIFF.
 */
export async function decodeHeic(path: string, limits: HeicLimits): Promise<Buffer | HeicFault> {
  try {
    return decode(await readFile(path), limits);
  } catch (error) {
    if (error instanceof HeifMemoryError) return 'too_much_memory';
    if (error instanceof HeifError) return 'damaged';
    throw error;
  }
}

function decode(content: Buffer, { longestSide, maxPixels, mostBytes }: HeicLimits): Buffer | HeicFault {
  const picture = openHeif(content, mostBytes - content.length - ASIDE_BYTES);
  const { width, height, columns, rows, tileWidth, tileHeight } = picture;
  if (width * height === 0 || columns * tileWidth < width || rows * tileHeight < height) return 'damaged';
  if (width * height > maxPixels) return 'too_many_pixels';
  const reduction = new Reduction(picture, longestSide, Math.min(tileHeight, height));
  if (reduction.bytes > mostBytes) return 'too_much_memory';

  const { file, pixels } = rgbTiff(reduction.width, reduction.height, picture.profile);
  for (let row = 0; row < rows; row += 1) {
    const top = picture.top + row * tileHeight;
    for (let column = 0; column < columns; column += 1) {
      const left = picture.left + column * tileWidth;
      const piece = inside(picture.tile(column, row), { left, top, width, height });
      reduction.add(piece, Math.max(0, left), Math.max(0, top));
    }
    reduction.flush(Math.min(height, top + tileHeight), pixels);
  }
  return file;
}

interface Place {
  left: number;
  top: number;
  /** Of the whole picture. */
  width: number;
  height: number;
}

/** What of a tile belongs to the picture: those at its edges reach beyond it. */
function inside({ bytes, stride, ...tile }: Piece, { left, top, width, height }: Place): Piece {
  const [skippedColumns, skippedRows] = [Math.max(0, -left), Math.max(0, -top)];
  return {
    bytes: bytes.subarray(skippedRows * stride + skippedColumns * CHANNELS),
    stride,
    width: Math.min(left + tile.width, width) - Math.max(0, left),
    height: Math.min(top + tile.height, height) - Math.max(0, top),
  };
}
