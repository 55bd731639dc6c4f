import type { Metadata } from 'sharp';
import type { WebpCoding } from './webp-coding';

/** For a picture that is read from top to bottom, libvips holds about this many rows while reducing it. */
const ROWS = 1300;
const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
/** Samples per pixel of a JPEG in which not every channel has one for each pixel. */
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:2:0:4': 2.5 };
/** Measured bytes per pixel of formats that hold whole frames besides their pixels, such as the planes of a video frame. */
const GIF = 5;
const WEBP: Readonly<Record<WebpCoding, number>> = { lossy: 1, lossless: 6, animated: 8 };
const AVIF = 18;
const DEEP_AVIF = 30;

/**
 * The number of bytes it takes to open a picture, according to its header. Anything that a header hides is left to the
 * memory limit of the process that opens the picture.
 */
export function memoryToDecode(header: Metadata, fileBytes: number, webp?: WebpCoding): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling, bitsPerSample = 8 } = header;
  const pixels = width * height;
  const pixelBytes = channels * (BYTES_OF_DEPTH[depth] ?? 8);
  switch (format) {
    case 'jpeg':
      // In passes over the whole picture: its coefficients wait until the last one. Else it is made smaller as it is read.
      return isProgressive ? 2 * pixels * (SAMPLES[chromaSubsampling ?? ''] ?? channels) : 0;
    case 'png':
      return pixelBytes * (isProgressive ? pixels : Math.min(height, ROWS) * width);
    case 'gif':
      return GIF * pixels + fileBytes;
    case 'webp':
      return WEBP[webp ?? 'animated'] * pixels + fileBytes;
    case 'heif':
      return (bitsPerSample > 8 ? DEEP_AVIF : AVIF) * pixels + fileBytes;
    default:
      return pixelBytes * pixels + fileBytes;
  }
}
