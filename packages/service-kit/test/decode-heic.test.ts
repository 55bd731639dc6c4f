import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHONE_PICTURES } from '@harbourline/test-kit/crafted-pictures';
import { decodeHeic } from '../src/pictures/decode-heic';
import { Reduction } from '../src/pictures/reduction';

const MB = 1024 * 1024;
const LIMITS = { longestSide: 400, maxPixels: 100_000_000, mostBytes: 60 * MB };

describe('a HEIC photo', () => {
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harbourline-heic-'));
    path = join(folder, 'photo.heic');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is decoded whole in the memory of an ordinary process', async () => {
    expect(await decodeHeic(PHONE_PICTURES.large, LIMITS)).toBeInstanceOf(Buffer);
  });

  it('is left to a process with more memory where its decoder would need it', async () => {
    const photo = await readFile(PHONE_PICTURES.portrait);
    await writeFile(path, Buffer.concat([photo, Buffer.alloc(24 * MB)]));
    expect(await decodeHeic(path, LIMITS)).toBe('too_much_memory');
  });

  it('is refused for its pixels before they are decoded', async () => {
    expect(await decodeHeic(PHONE_PICTURES.portrait, { ...LIMITS, maxPixels: 12_000_000 })).toBe('too_many_pixels');
  });

  it('is damaged where a part of it is missing', async () => {
    await writeFile(path, (await readFile(PHONE_PICTURES.portrait)).subarray(0, 12_000));
    expect(await decodeHeic(path, LIMITS)).toBe('damaged');
  });
});

it('makes a picture smaller by the mean of each area, wherever its pieces end', () => {
  const [width, height] = [10, 6];
  const grey = (x: number, y: number) => 10 * x + 20 * y;
  const reduction = new Reduction({ width, height }, 5, 4);
  const pixels = new Uint8Array(5 * 3 * 3);
  for (const [top, rows] of [
    [0, 4],
    [4, 2],
  ] as const) {
    for (const [left, columns] of [
      [0, 3],
      [3, 7],
    ] as const) {
      const bytes = Uint8Array.from({ length: rows * columns * 3 }, (_, index) => {
        const pixel = Math.floor(index / 3);
        return grey(left + (pixel % columns), top + Math.floor(pixel / columns));
      });
      reduction.add({ bytes, stride: columns * 3, width: columns, height: rows }, left, top);
    }
    reduction.flush(top + rows, pixels);
  }
  const reds = Array.from({ length: 15 }, (_, index) => pixels[index * 3]);
  const means = Array.from({ length: 15 }, (_, index) => grey(2 * (index % 5) + 0.5, 2 * Math.floor(index / 5) + 0.5));
  expect(reds).toEqual(means);
});
