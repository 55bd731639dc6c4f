import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { IMAGE_WIDTHS, uploadImages } from '@harbourline/contracts';
import sharp from 'sharp';
import { variantKey } from '../src/domain/image-key';
import { formOf, owner, someText } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };
let catalog: Catalog;
let address: string;
let key: string;

beforeAll(async () => {
  catalog = await startCatalog();
  const content = await sharp({
    create: {
      width: 2000,
      height: 1200,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const form = formOf({ content, name: 'sea.jpg' });
  const { body } = await catalog.as(owner).post('/api/upload', form);
  address = String(uploadImages.responses[201].parse(body).imageUrls[0]);
  key = address.slice('/api/image/'.length);
});
afterAll(() => catalog.stop());

const get = (query = '', headers: Record<string, string> = {}) => catalog.as(null).get(address + query, headers);

it.each(IMAGE_WIDTHS)(
  'comes %i pixels wide, as AVIF up to 960 and WebP beyond for a browser that takes them, as JPEG for others',
  async (width) => {
    const expected = { width, height: Math.round(width * 0.6) };
    const best = await get(`?w=${width}`, BROWSER);
    expect(best.headers.get('content-type')).toBe(width <= 960 ? 'image/avif' : 'image/webp');
    const { format, compression, ...size } = await sharp(best.bytes).metadata();
    expect([format, compression]).toEqual(width <= 960 ? ['heif', 'av1'] : ['webp', undefined]);
    expect(size).toMatchObject(expected);
    const webp = await get(`?w=${width}`, { accept: 'image/webp' });
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', ...expected });
    const jpeg = await get(`?w=${width}`);
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', ...expected });
  },
);

it('comes as it was stored where no width is asked for', async () => {
  expect(await sharp((await get('', BROWSER)).bytes).metadata()).toMatchObject({ format: 'webp', width: 2000 });
  expect(await sharp((await get()).bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
});

it.each([
  ['image/avif', 'image/avif'],
  ['image/webp, image/avif', 'image/avif'],
  ['image/avif;q=0.0, image/webp', 'image/webp'],
  ['image/avif;q=0', 'image/jpeg'],
  ['image/webp', 'image/webp'],
  ['IMAGE/WEBP;q=0.5', 'image/webp'],
  ['image/webp;q=0, */*', 'image/jpeg'],
  ['*/*', 'image/jpeg'],
  ['image/*', 'image/jpeg'],
  ['', 'image/jpeg'],
])('answers Accept: %s with %s', async (accept, type) => {
  expect((await get('?w=320', { accept })).headers.get('content-type')).toBe(type);
});

it('may be kept for ever, by what the browser takes, and is not sent twice', async () => {
  const first = await get('?w=640', BROWSER);
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(first.headers.get('vary')).toBe('Accept');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first.headers.get('content-length')).toBe(String(first.bytes.length));
  const etag = String(first.headers.get('etag'));

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('?w=640', { ...BROWSER, 'if-none-match': known });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('vary')).toBe('Accept');
  }
  const tags = await Promise.all([
    get('?w=640', BROWSER),
    get('?w=640', { accept: 'image/webp' }),
    get('?w=640'),
    get('?w=320', BROWSER),
    get('', BROWSER),
    get(),
  ]);
  expect(new Set(tags.map(({ headers }) => headers.get('etag'))).size).toBe(6);
  expect((await get('?w=640', { 'if-none-match': etag })).status).toBe(200);
});

it('is made in each shape once, and comes from the store from then on', async () => {
  const shape = { width: 960, format: 'avif' } as const;
  const { bytes: made } = await get('?w=960', BROWSER);
  const kept = await catalog.store.get(variantKey(key, shape));
  expect(kept && made.equals(await buffer(kept.stream))).toBe(true);
  await catalog.store.put(variantKey(key, shape), Buffer.from('as it was kept'), 'image/avif');
  expect((await get('?w=960', BROWSER)).bytes.toString()).toBe('as it was kept');
  await catalog.store.remove(variantKey(key, shape));
  const many = await Promise.all(Array.from({ length: 20 }, () => get('?w=960', BROWSER)));
  expect(new Set(many.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(await sharp(many[0]?.bytes).metadata()).toMatchObject({ width: 960 });
});

it('answers HEAD without the picture', async () => {
  const { status, headers, bytes } = await catalog.as(null).send('HEAD', `${address}?w=320`);
  expect([status, bytes.length]).toEqual([200, 0]);
  expect(headers.get('content-type')).toBe('image/jpeg');
});

it('is not found where there is none, or where its upload was not completed', async () => {
  const missing = '/api/image/boat-images/00000000-0000-4000-8000-000000000000.jpg';
  const unfinished = 'boat-images/11111111-0000-4000-8000-000000000000.jpg';
  await catalog.db.client.boatImage.create({
    data: { key: unfinished, uploadedBy: 3, sizeBytes: 1, width: 1, height: 1, createdAt: catalog.clock.now() },
  });
  for (const path of [missing, `/api/image/${unfinished}`, `${missing}?w=320`]) {
    const answer = await catalog.as(null).get(path, { 'if-none-match': '*' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    expect(answer.headers.get('cache-control')).toBeNull();
  }
});

it('is not found when the object store has lost it', async () => {
  const lost = 'boat-images/22222222-0000-4000-8000-000000000000.jpg';
  const now = catalog.clock.now();
  await catalog.db.client.boatImage.create({
    data: { key: lost, uploadedBy: 3, sizeBytes: 1, width: 1, height: 1, createdAt: now, storedAt: now },
  });
  for (const query of ['', '?w=320']) {
    const answer = await catalog.as(null).get(`/api/image/${lost}${query}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
  }
});

it.each<[string, (whole: Buffer) => Buffer]>([
  ['cut', (whole) => whole.subarray(0, whole.length / 2)],
  ['cut in its head', (whole) => whole.subarray(0, 20)],
  ['overwritten', (whole) => Buffer.alloc(whole.length, 'no picture')],
  ['emptied', () => Buffer.alloc(0)],
])('is damaged, and no failure of ours, when its file in the store was %s', async (_, damage) => {
  const damaged = `boat-images/${randomUUID()}.jpg`;
  const now = catalog.clock.now();
  await catalog.db.client.boatImage.create({
    data: { key: damaged, uploadedBy: 3, sizeBytes: 1, width: 1, height: 1, createdAt: now, storedAt: now },
  });
  const kept = await catalog.store.get(key);
  if (!kept) throw new Error('the picture is not there');
  await catalog.store.put(damaged, damage(await buffer(kept.stream)), 'image/jpeg');
  for (const query of ['?w=320', '?w=1920']) {
    const answer = await catalog.as(null).get(`/api/image/${damaged}${query}`, BROWSER);
    expect(answer).toMatchObject({ status: 404, body: { code: 'image_damaged' } });
  }
});

it.each(['?w=300', '?w=0', '?w=-320', '?w=x', '?w=99999'])('refuses %s as a width', async (query) => {
  expect(await get(query)).toMatchObject({ status: 400, body: { fields: { w: someText } } });
});

it.each([
  '/api/image/boat-images/../../etc/passwd',
  '/api/image/boat-images/..%2f..%2fetc%2fpasswd',
  '/api/image/boat-images/%2e%2e/secret.jpg',
  '/api/image/boat-images/variants/x/320.jpg',
  '/api/image/licenses/x.jpg',
  '/api/image/boat-images/x.jpg%00.png',
  '/api/image/boat-images%2f..%2f..%2fetc%2fpasswd',
  '/api/image/boat-images/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '/api/image/boat-images%252fx.jpg',
  '/api/image/boat-images/..\\..\\etc\\passwd',
  '/api/image/boat-images/..%5c..%5cetc%5cpasswd',
  '/api/image/boat-images\\x.jpg',
  '/api/image//boat-images/x.jpg',
  '/api/image/BOAT-IMAGES/x.jpg',
  '/api/image/boat-images/%',
  '/api/image/',
])('refuses the path %s', async (path) => {
  // By hand: fetch would tidy the path up before it sends it.
  const status = await new Promise((resolve, reject) => {
    request(catalog.url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect([400, 404]).toContain(status);
});

describe('the placeholder', () => {
  it('is an SVG of the size asked for that says what it is', async () => {
    const { status, headers, bytes } = await catalog.as(null).get('/api/placeholder/640/384');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect(bytes.toString()).toContain('width="640" height="384"');
    expect(bytes.toString()).toContain('>No Image</text>');
  });

  it.each(['0/100', '100/4001', '1.5/10', 'a/b', '-1/5'])('refuses the size %s', async (size) => {
    expect((await catalog.as(null).get(`/api/placeholder/${size}`)).status).toBe(400);
  });
});
