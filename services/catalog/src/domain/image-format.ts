import type { ImageFormat, ImageShape } from './image-key';

/**
 * AVIF pays up to this width. Measured on ten of the demo's pictures at equal quality (PSNR), one thread, AVIF of quality
 * 55 and effort 2 against WebP of quality 78, means, the slowest in brackets:
 *
 *     width   WebP             AVIF                      saved
 *       320    6.0 KB   21 ms   4.8 KB   75 ms ( 89 ms)   20%
 *       640   17.3 KB   44 ms  13.7 KB  183 ms (227 ms)   21%
 *       960   31.3 KB   81 ms  25.4 KB  302 ms (370 ms)   19%
 *      1280   46.7 KB  123 ms  38.5 KB  501 ms (658 ms)   18%
 *
 * Effort 0 saves nothing over WebP; effort 4 takes 1.4 s at 640 pixels and 2.9 s at 1280. Lists and cards are shown in up
 * to 960 pixels; whoever is first to ask for a larger one would wait half a second and more.
 */
const WIDEST_AVIF = 960;

/** The best format that the Accept header names, and does not give the weight zero; JPEG for everyone else. */
export function imageFormatFor(accept: string, width: ImageShape['width']): ImageFormat {
  const taken = new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
      .map(([type]) => type),
  );
  if (width !== undefined && width <= WIDEST_AVIF && taken.has('image/avif')) return 'avif';
  return taken.has('image/webp') ? 'webp' : 'jpeg';
}
