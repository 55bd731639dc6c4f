import { request } from 'node:http';
import { uploadImages } from '@harbourline/contracts';
import sharp from 'sharp';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { admin, buildPicture, captain, formOf, owner, renter } from './builders';
import { ownObjectStore } from './own-object-store';
import { startCatalog, type Catalog } from './start-catalog';
import { leavingNoFiles } from './temporary-files';

const MB = 1024 * 1024;
let store: Awaited<ReturnType<typeof ownObjectStore>>;
let catalog: Catalog;
beforeAll(async () => {
  store = await ownObjectStore();
  catalog = await startCatalog({ objects: store.objects });
});
afterAll(() => catalog.stop());

const upload = (...files: { content: Buffer; name: string }[]) =>
  leavingNoFiles(() => catalog.as(owner).post('/api/upload', formOf(...files)));

/** Uploads one picture and reads what was stored of it. */
async function storedOf(content: Buffer, name = 'boat.jpg') {
  const answer = await upload({ content, name });
  expect(answer.status).toBe(201);
  const [address] = uploadImages.responses[201].parse(answer.body).imageUrls;
  return (await catalog.as(null).get(String(address))).bytes;
}

it('stores pictures in the order in which they were sent, and remembers whose they are', async () => {
  const widths = [5, 3, 8, 1, 9, 2];
  const files = await Promise.all(
    widths.map(async (width) => ({
      content: await buildPicture({ width, height: 1 }).png().toBuffer(),
      name: `${width}.png`,
    })),
  );
  const { status, body } = await upload(...files);
  expect(status).toBe(201);
  const { imageUrls } = uploadImages.responses[201].parse(body);
  expect(imageUrls).toHaveLength(widths.length);
  for (const [index, address] of imageUrls.entries()) {
    expect(address).toMatch(/^\/api\/image\/boat-images\/[0-9a-f-]{36}\.jpg$/);
    const { bytes } = await catalog.as(null).get(address);
    const width = widths[index];
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width });
    const row = await catalog.db.client.boatImage.findUnique({ where: { key: address.slice('/api/image/'.length) } });
    expect(row).toMatchObject({ uploadedBy: owner.id, sizeBytes: bytes.length, width, height: 1, boatId: null });
    expect(row?.storedAt).toEqual(catalog.clock.now());
  }
});

it('turns a picture upright, and keeps neither place nor camera nor colour profile', async () => {
  const content = await buildPicture({ width: 80, height: 40 })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '43/1 38/1 0/1' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() as unknown });
  const stored = await storedOf(content);
  const { width, height, orientation, exif, icc, xmp } = await sharp(stored).metadata();
  expect({ width, height }).toEqual({ width: 40, height: 80 });
  expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
  expect(stored.includes('SecretCamera')).toBe(false);
});

it('bounds a picture to 2400 pixels and never enlarges one', async () => {
  const large = await storedOf(await buildPicture({ width: 3000, height: 2000 }).jpeg().toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ width: 2400, height: 1600 });
  const small = await storedOf(await buildPicture({ width: 30, height: 20 }).jpeg().toBuffer());
  expect(await sharp(small).metadata()).toMatchObject({ width: 30, height: 20 });
});

it.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)('takes %s, whatever its name says', async (format) => {
  const stored = await storedOf(await buildPicture().toFormat(format).toBuffer(), 'papers.pdf');
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
});

it('puts white behind a transparent picture', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { channels } = await sharp(await storedOf(await clear.png().toBuffer())).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

describe('stores only the picture of a file that is something else as well:', () => {
  const SCRIPT = '<html><script>alert("gotcha")</script></html>';
  const COMMENT = Buffer.from(`\xff\xfe\x00${String.fromCharCode(SCRIPT.length + 2)}`, 'latin1');
  const polyglots: [string, string, () => Promise<Buffer>][] = [
    [
      'a JPEG with a web page in its comment, and after its end',
      'page.html',
      async () => {
        const jpeg = await buildPicture().jpeg().toBuffer();
        const page = Buffer.from(SCRIPT);
        return Buffer.concat([jpeg.subarray(0, 2), COMMENT, page, jpeg.subarray(2), page]);
      },
    ],
    [
      'a JPEG that is an archive too',
      'archive.zip',
      async () => {
        const entry = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00gotcha.js PK\x05\x06', 'latin1');
        return Buffer.concat([await buildPicture().jpeg().toBuffer(), entry]);
      },
    ],
    [
      'a GIF that is a script too',
      'script.js',
      async () => Buffer.concat([await buildPicture().gif().toBuffer(), Buffer.from('*/=1;alert("gotcha");//')]),
    ],
    [
      'a picture with a script in its EXIF data',
      'exif.php',
      () =>
        buildPicture()
          .withExif({ IFD0: { ImageDescription: '<?php echo "gotcha"; ?>' } })
          .jpeg()
          .toBuffer(),
    ],
  ];

  it.each(polyglots)('%s', async (_what, name, make) => {
    const content = await make();
    expect(content.includes('gotcha')).toBe(true);
    const stored = await storedOf(content, name);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    for (const payload of ['gotcha', '<script', 'PK\x03\x04', '<?php']) expect(await store.holds(payload)).toBe(false);
    // Nothing after the end of the picture either.
    expect(stored.subarray(-2).toString('hex')).toBe('ffd9');
    expect(stored.indexOf(Buffer.from('ffd9', 'hex'))).toBe(stored.length - 2);
  });
});

it('takes a picture of exactly 25 MB', async () => {
  const picture = await buildPicture().jpeg().toBuffer();
  const answer = await upload({ content: Buffer.concat([picture], 25 * MB), name: 'large.jpg' });
  expect(answer.status).toBe(201);
});

it('leaves nothing behind when the sender breaks off', async () => {
  const before = await catalog.db.client.boatImage.count();
  await leavingNoFiles(async () => {
    const sending = request(`${catalog.url}/api/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${catalog.identity.tokenFor(owner)}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 5 * MB,
      },
    });
    sending.on('error', () => undefined);
    sending.write(
      '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    );
    sending.write(Buffer.alloc(MB));
    await new Promise((resolve) => setTimeout(resolve, 300));
    sending.destroy();
  });
  expect(await catalog.db.client.boatImage.count()).toBe(before);
});

it('goes on answering while pictures are worked on', async () => {
  const content = await buildPicture({ width: 6000, height: 5000 }).png().toBuffer();
  let uploaded = false;
  const uploading = upload(...Array.from({ length: 4 }, (_, index) => ({ content, name: `${index}.png` }))).then(() => {
    uploaded = true;
  });
  await eventuallyFinds(async () => (await catalog.as(null).get('/api/boats')).status === 200);
  for (let asked = 0; asked < 10; asked += 1) await catalog.as(null).get('/api/boats');
  expect(uploaded).toBe(false);
  await uploading;
});

it('is for owners and administrators', async () => {
  const form = formOf({ content: await buildPicture().jpeg().toBuffer(), name: 'a.jpg' });
  expect((await catalog.as(admin).post('/api/upload', form)).status).toBe(201);
  for (const as of [renter, captain]) {
    expect(await catalog.as(as).post('/api/upload', form)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
  expect((await catalog.as(null).post('/api/upload', form)).status).toBe(401);
});
