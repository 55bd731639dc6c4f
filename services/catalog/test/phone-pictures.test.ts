import { readFile } from 'node:fs/promises';
import { uploadImages } from '@harbourline/contracts';
import { PHONE_PICTURES } from '@harbourline/test-kit/crafted-pictures';
import sharp, { type Sharp } from 'sharp';
import { formOf, owner } from './builders';
import { ownObjectStore } from './own-object-store';
import { startCatalog, type Catalog } from './start-catalog';
import { leavingNoFiles } from './temporary-files';

let catalog: Catalog;
beforeAll(async () => {
  const store = await ownObjectStore();
  catalog = await startCatalog({ objects: store.objects });
});
afterAll(() => catalog.stop());

/** What is stored of a file, and its colors in the middle of each quarter, row by row. */
async function storedOf(content: Buffer, name: string) {
  const answer = await leavingNoFiles(() => catalog.as(owner).post('/api/upload', formOf({ content, name })));
  expect(answer).toMatchObject({ status: 201 });
  const [address] = uploadImages.responses[201].parse(answer.body).imageUrls;
  const { bytes } = await catalog.as(null).get(String(address));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(from, from + 3)];
  };
  return {
    size: [info.width, info.height],
    quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
    corner: at(0.999, 0.999),
  };
}

const near = (color: number[]) => color.map((value) => expect.closeTo(value, -1) as unknown);
const [red, green, blue, white] = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 190],
  [230, 230, 230],
].map(near);

describe('takes the HEIC photo of a phone,', () => {
  it.each([
    ['turned upright', PHONE_PICTURES.portrait, [1800, 2400], [blue, red, white, green], green],
    ['the right way up', PHONE_PICTURES.upsideDown, [2400, 1800], [white, blue, green, red], red],
    ['of 48 megapixels', PHONE_PICTURES.large, [2400, 1800], [red, green, blue, white], white],
  ])('%s', async (_how, path, size, quarters, corner) => {
    expect(await storedOf(await readFile(path), 'IMG_1234.HEIC')).toEqual({ size, quarters, corner });
  });

  it('in the colors that it has on the phone', async () => {
    const { quarters } = await storedOf(await readFile(PHONE_PICTURES.displayP3), 'IMG_1235.HEIC');
    // In Display P3 it is 100, 180, 100.
    expect(quarters[0]).toEqual([expect.closeTo(68, -1), expect.closeTo(182, -1), expect.closeTo(87, -1)]);
  });
});

describe('takes', () => {
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2060a0' }, limitInputPixels: false });
  it.each<[string, string, () => Sharp]>([
    [
      'a progressive JPEG of 48 megapixels with all of its colors',
      'web.jpg',
      () => sized(8000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['a WebP of 48 megapixels', 'web.webp', () => sized(8000, 6000).webp({ effort: 0 })],
    ['a lossless WebP of 24 megapixels', 'lossless.webp', () => sized(6000, 4000).webp({ lossless: true, effort: 0 })],
    ['an AVIF of 12 megapixels', 'web.avif', () => sized(4000, 3000).avif({ effort: 0 })],
  ])('%s', async (_what, name, draw) => {
    const { size, quarters } = await storedOf(await draw().toBuffer(), name);
    expect(Math.max(...size)).toBe(2400);
    expect(quarters[3]).toEqual(near([32, 96, 160]));
  });

  it('a JPEG of which nothing but its end mark is missing', async () => {
    const whole = await sized(640, 480).jpeg().toBuffer();
    expect((await storedOf(whole.subarray(0, -2), 'copied.jpg')).size).toEqual([640, 480]);
  });
});
