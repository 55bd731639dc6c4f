import { open, type FileHandle } from 'node:fs/promises';

/** `lossy` is made smaller as it is read; `lossless` and the frames of `animated` are held whole. */
export type WebpCoding = 'lossy' | 'lossless' | 'animated';

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const MOST_CHUNKS = 50;

/** How the picture in a WebP file is coded, as the names of its chunks tell. */
export async function webpCoding(path: string): Promise<WebpCoding> {
  const file = await open(path);
  try {
    return await codingIn(file);
  } finally {
    await file.close();
  }
}

async function codingIn(file: FileHandle): Promise<WebpCoding> {
  let at = HEADER_BYTES;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_HEADER_BYTES), 0, CHUNK_HEADER_BYTES, at);
    if (bytesRead < CHUNK_HEADER_BYTES) break;
    const name = buffer.toString('latin1', 0, 4);
    if (name === 'VP8 ') return 'lossy';
    if (name === 'ANIM' || name === 'ANMF') return 'animated';
    if (name === 'VP8L') break;
    const bytes = buffer.readUInt32LE(4);
    at += CHUNK_HEADER_BYTES + bytes + (bytes % 2);
  }
  return 'lossless';
}
