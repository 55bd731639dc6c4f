import { open } from 'node:fs/promises';

/** What a file is by its first bytes. `taken`: a kind of picture that we open. `other`: named, as "a BMP image". */
export type FileKind = { taken: 'heic' | 'jpeg' | 'picture' } | { other: string } | undefined;

const HEAD_BYTES = 1_024;

const PICTURES = [/^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^(?:II\*\0|MM\0\*)/];
const OTHERS: readonly (readonly [begins: (head: string) => boolean, name: string])[] = [
  [(head) => head.startsWith('BM') && head.slice(6, 10) === '\0\0\0\0', 'a BMP image'],
  [(head) => head.startsWith('\0\0\x01\0') || head.startsWith('\0\0\x02\0'), 'an icon'],
  [(head) => head.startsWith('\xff\x0a') || head.startsWith('\0\0\0\x0cJXL '), 'a JPEG XL image'],
  [(head) => head.startsWith('\0\0\0\x0cjP  ') || head.startsWith('\xff\x4f\xff\x51'), 'a JPEG 2000 image'],
  [(head) => head.startsWith('8BPS'), 'a Photoshop file'],
  [(head) => head.startsWith('%PDF-'), 'a PDF'],
  [(head) => /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*)?<svg[\s>]/i.test(head), 'an SVG drawing'],
];

/** Brands that a file in boxes names. Those of HEVC come first: such a photo may name general ones, too. */
const HEIC = /^(?:hei[cxms]|hev[cxms])$/;
const HEIF = /^(?:avi[fs]|mi[af]1|msf1)$/;

export async function fileKind(path: string): Promise<FileKind> {
  const head = await headOf(path);
  if (head.startsWith('\xff\xd8\xff')) return { taken: 'jpeg' };
  if (PICTURES.some((begins) => begins.test(head))) return { taken: 'picture' };
  if (head.startsWith('ftyp', 4)) return kindOfBoxes(head);
  const [, other] = OTHERS.find(([begins]) => begins(head)) ?? [];
  return other === undefined ? undefined : { other };
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function kindOfBoxes(head: string): FileKind {
  const end = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  const [major = '', , ...compatible] = head.slice(8, Math.max(12, end)).match(/[^]{4}/g) ?? [];
  const brands = [major, ...compatible];
  if (brands.some((brand) => HEIC.test(brand))) return { taken: 'heic' };
  if (brands.some((brand) => HEIF.test(brand))) return { taken: 'picture' };
  return { other: major === 'crx ' ? 'a raw photo' : 'a video' };
}
