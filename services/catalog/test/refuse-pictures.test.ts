import { TOO_MUCH_TO_OPEN } from '@harbourline/service-kit/pictures/too-much-to-open';
import { interlacedBomb, pngBomb } from '@harbourline/test-kit/crafted-pictures';
import sharp from 'sharp';
import { buildPicture, formOf, owner, someText } from './builders';
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

describe('refuses, and stores nothing of the whole call,', () => {
  const picture = () => buildPicture({ width: 400, height: 300 }).jpeg().toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
  const files: [string, string, () => Promise<Buffer> | Buffer, number, string, string][] = [
    [
      'a text that is called a picture',
      'note.jpg',
      () => Buffer.from('not a picture'),
      422,
      'not_an_image',
      'is not an image file',
    ],
    ['an empty file', 'empty.jpg', () => Buffer.alloc(0), 422, 'not_an_image', 'is not an image file'],
    [
      'an SVG with a script',
      'drawing.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      422,
      'not_an_image',
      'is not an image file',
    ],
    [
      'a PDF',
      'papers.pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
      422,
      'not_an_image',
      'is not an image file',
    ],
    [
      'a truncated JPEG',
      'half.jpg',
      async () => (await noise()).subarray(0, 9_000),
      422,
      'not_an_image',
      'is not an image file',
    ],
    [
      'a truncated PNG',
      'half.png',
      async () =>
        (
          await sharp(await noise())
            .png()
            .toBuffer()
        ).subarray(0, 50_000),
      422,
      'not_an_image',
      'is not an image file',
    ],
    [
      'a picture of 30,000 by 30,000 pixels',
      'bomb.png',
      () => pngBomb(30_000),
      422,
      'not_an_image',
      'has more than 100 megapixels',
    ],
    [
      'a small PNG, interlaced and in 16 bits, that decodes to 200 MB',
      'woven.png',
      () => interlacedBomb(5_000),
      422,
      'not_an_image',
      TOO_MUCH_TO_OPEN,
    ],
    [
      'a file of 26 MB',
      'huge.jpg',
      async () => Buffer.concat([await picture()], 26 * MB),
      413,
      'file_too_large',
      'is larger than 25MB',
    ],
    [
      'a file of 25 MB and a byte',
      'huge.jpg',
      async () => Buffer.concat([await picture()], 25 * MB + 1),
      413,
      'file_too_large',
      'is larger than 25MB',
    ],
  ];

  it.each(files)('%s', async (_what, name, make, status, code, reason) => {
    const before = await catalog.db.client.boatImage.count();
    const objects = await store.keys();
    const good = { content: await picture(), name: 'good.jpg' };
    const answer = await upload(good, { content: await make(), name }, good);
    expect(answer).toMatchObject({
      status,
      body: { code, message: `${name} ${reason}`, requestId: someText },
    });
    expect(await catalog.db.client.boatImage.count()).toBe(before);
    expect(await store.keys()).toEqual(objects);
  });

  it('naming the first file that is wrong, although an empty one reaches the disk before it', async () => {
    const answer = await upload(
      { content: Buffer.from('text'), name: 'first.jpg' },
      { content: Buffer.alloc(0), name: 'empty.jpg' },
    );
    expect(answer).toMatchObject({ status: 422, body: { message: 'first.jpg is not an image file' } });
  });

  it('more than 30 files', async () => {
    const content = await picture();
    const answer = await upload(...Array.from({ length: 31 }, (_, index) => ({ content, name: `${index}.jpg` })));
    expect(answer).toMatchObject({ status: 400, body: { fields: { images: 'Please choose at most 30 files' } } });
  });

  it('a form with files in another field, and one with another field', async () => {
    const other = new FormData();
    other.append('license', new Blob([new Uint8Array(await picture())]), 'a.jpg');
    const text = new FormData();
    text.append('note', 'boat-images/a.jpg');
    for (const form of [other, text]) {
      const answer = await leavingNoFiles(() => catalog.as(owner).post('/api/upload', form));
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
  });

  it('JSON in place of a form, and a form that is no form', async () => {
    expect((await catalog.as(owner).post('/api/upload', {})).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await catalog.as(owner).post('/api/upload', 'nothing of the kind', headers);
    expect(broken.status).toBe(400);
  });
});
