import { appendFile, rename, stat, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';
import { WorkerLost } from '../workers/worker-lost';
import { decodeHeic } from './decode-heic';
import { fileKind } from './file-kind';
import { memoryToDecode } from './memory-to-decode';
import { webpCoding } from './webp-coding';

export interface EncodedPicture {
  sizeBytes: number;
  width: number;
  height: number;
}

const LONGEST_SIDE = 2400;
const MAX_PIXELS = 100_000_000;
const MAX_FRAMES = 1_000;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** What is said of a file that is refused; each follows its name. */
const REFUSALS = {
  no_image: 'is not an image file',
  damaged: 'is damaged or incomplete. Please send another copy of it.',
  too_many_pixels: 'has more than 100 megapixels',
  too_many_frames: `has more than ${MAX_FRAMES.toLocaleString('en')} frames`,
  heic: 'is an HEIC photo that cannot be opened. Please send it as a JPEG; on an iPhone, share or export it as “Most Compatible”.',
};

/**
 * Judges a file by its content and replaces it with a clean picture, a JPEG: upright, in sRGB, limited in size, nothing
 * but pixels. To be run in a worker whose memory is limited.
 * @param mostBytes what opening it may take
 * @throws AppError `not_an_image` for anything that is not a picture, or is damaged; WorkerLost `memory` when opening it
 * would take more.
 */
export async function reEncodePicture({ path, name }: SentFile, mostBytes: number): Promise<EncodedPicture> {
  const refusal = (message: string, cause?: unknown) =>
    new AppError('not_an_image', { message: `${name} ${message}`, cause });
  const refuse = (why: keyof typeof REFUSALS) => (cause?: unknown) => {
    throw refusal(REFUSALS[why], cause);
  };

  const kind = await fileKind(path);
  if (!kind) throw refusal(REFUSALS.no_image);
  if ('other' in kind) throw refusal(`is ${kind.other}. Please send it as a JPEG or PNG.`);
  // Only the decoder of HEIC opens what its own brands, or its header, say is coded with HEVC.
  const header = kind.taken === 'heic' ? undefined : await readHeader(path).catch(refuse('damaged'));
  if (!header || header.compression === 'hevc') {
    const decoded = await decodeHeic(path, { longestSide: LONGEST_SIDE, maxPixels: MAX_PIXELS, mostBytes });
    if (decoded === 'too_much_memory') throw new WorkerLost('memory');
    if (decoded === 'too_many_pixels') throw refusal(REFUSALS.too_many_pixels);
    if (decoded === 'damaged') throw refusal(REFUSALS.heic);
    return keep(path, await encode(decoded, 'error').catch(refuse('heic')));
  }

  const { width, height, pages = 1, format } = header;
  if (width * height > MAX_PIXELS) throw refusal(REFUSALS.too_many_pixels);
  if (pages > MAX_FRAMES) throw refusal(REFUSALS.too_many_frames);
  const { size } = await stat(path);
  const webp = format === 'webp' ? await webpCoding(path) : undefined;
  if (memoryToDecode(header, size, webp) > mostBytes) throw new WorkerLost('memory');

  // 'error' and not 'warning': cameras write files that are odd, but whole.
  const encoded = await encode(path, 'error').catch(async (cause: unknown) => {
    if (kind.taken !== 'jpeg') throw refusal(REFUSALS.damaged, cause);
    // Without its last two bytes, a JPEG is whole: with them, there is nothing more to warn of.
    await appendFile(path, END_OF_JPEG);
    return encode(path, 'warning').catch(refuse('damaged'));
  });
  return keep(path, encoded);
}

/** Reads no pixels yet, so a picture may claim any size here. */
function readHeader(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false }).metadata();
}

function encode(picture: string | Buffer, failOn: NonNullable<SharpOptions['failOn']>) {
  return (
    sharp(picture, { limitInputPixels: MAX_PIXELS, failOn })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // Optimized coding would hold all of the picture's coefficients in memory, 32 MB, and save a twentieth.
      .jpeg({ quality: 86, optimiseCoding: false })
      .toBuffer({ resolveWithObject: true })
  );
}

/** Whoever opens the file after a process that was ended meanwhile finds what was sent, and no part of a clean picture. */
async function keep(path: string, { data, info }: Awaited<ReturnType<typeof encode>>): Promise<EncodedPicture> {
  const made = `${path}.made`;
  await writeFile(made, data);
  await rename(made, path);
  return { sizeBytes: data.length, width: info.width, height: info.height };
}
