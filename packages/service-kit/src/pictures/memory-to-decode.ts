import type { Metadata } from 'sharp';

/** As much as a picture may take to open, in bytes, beside the sixty or so megabytes of what opens it. */
export const MOST_MEMORY = 60 * 1024 * 1024;

/** Of a picture that is read from top to bottom, libvips has about so many rows in hand while it makes it smaller. */
const ROWS = 1300;
const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Samples a pixel of a JPEG, where not every channel has one for each. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:2:0:4': 2.5 };
/** Measured, a pixel: what holds whole frames besides their pixels, such as the planes of a video frame. */
const WHOLE_FRAME = { gif: 5, webp: 4.5, heif: 24 };

/**
 * How many bytes it takes to open a picture, by what its header tells of what it decodes to. Whatever a header hides is
 * left to the bound on the memory of the process that opens it.
 */
export function memoryToDecode(header: Metadata, fileBytes: number): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header;
  const pixels = width * height;
  const pixelBytes = channels * (BYTES_OF_DEPTH[depth] ?? 8);
  switch (format) {
    case 'jpeg':
      // In passes over the whole picture: its coefficients wait until the last one. Else it is made smaller as it is read.
      return isProgressive ? 2 * pixels * (SAMPLES[chromaSubsampling ?? ''] ?? channels) : 0;
    case 'png':
      return pixelBytes * (isProgressive ? pixels : Math.min(height, ROWS) * width);
    case 'gif':
    case 'webp':
    case 'heif':
      return WHOLE_FRAME[format] * pixels + fileBytes;
    default:
      return pixelBytes * pixels + fileBytes;
  }
}
