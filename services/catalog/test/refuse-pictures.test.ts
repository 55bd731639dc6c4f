import { TOO_MUCH_TO_OPEN } from '@harbourline/service-kit/pictures/too-much-to-open';
import { readFile } from 'node:fs/promises';
import { claimingSide, PHONE_PICTURES, pngBomb } from '@harbourline/test-kit/crafted-pictures';
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

const DAMAGED = 'is damaged or incomplete. Please send another copy of it.';

describe('refuses, and stores nothing of it,', () => {
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
      'is an SVG drawing. Please send it as a JPEG or PNG.',
    ],
    [
      'a PDF',
      'papers.pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
      422,
      'not_an_image',
      'is a PDF. Please send it as a JPEG or PNG.',
    ],
    ['a truncated JPEG', 'half.jpg', async () => (await noise()).subarray(0, 9_000), 422, 'not_an_image', DAMAGED],
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
      DAMAGED,
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
      'a small AVIF that would take more than a gigabyte to open',
      'dense.avif',
      async () => claimingSide(await buildPicture().avif().toBuffer(), 9_000),
      422,
      'not_an_image',
      TOO_MUCH_TO_OPEN,
    ],
    [
      'a BMP, which browsers show',
      'scan.bmp',
      () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(4), Buffer.alloc(4), Buffer.alloc(100)]),
      422,
      'not_an_image',
      'is a BMP image. Please send it as a JPEG or PNG.',
    ],
    [
      'a video',
      'tour.mov',
      () => Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), Buffer.alloc(100)]),
      422,
      'not_an_image',
      'is a video. Please send it as a JPEG or PNG.',
    ],
    [
      'a HEIC photo of which the rest is missing',
      'IMG_1234.HEIC',
      async () => (await readFile(PHONE_PICTURES.portrait)).subarray(0, 9_000),
      422,
      'not_an_image',
      'is an HEIC photo that cannot be opened. Please send it as a JPEG; on an iPhone, share or export it as “Most Compatible”.',
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
    const answer = await upload({ content: await make(), name });
    expect(answer).toMatchObject({
      status,
      body: { code, message: `${name} ${reason}`, requestId: someText },
    });
    expect(await catalog.db.client.boatImage.count()).toBe(before);
    expect(await store.keys()).toEqual(objects);
  });

  it('one bad file among others, which are taken', async () => {
    const good = { content: await picture(), name: 'good.jpg' };
    const bad = { content: Buffer.from('text'), name: 'note.jpg' };
    const cut = { content: (await noise()).subarray(0, 9_000), name: 'half.jpg' };
    const answer = await upload(good, bad, good, cut);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        imageUrls: [someText, someText],
        refused: [
          { file: 1, code: 'not_an_image', message: 'note.jpg is not an image file' },
          { file: 3, code: 'not_an_image', message: `half.jpg ${DAMAGED}` },
        ],
      },
    });
  });

  it('all files of a call, with a sentence for each', async () => {
    const answer = await upload(
      { content: Buffer.from('text'), name: 'first.jpg' },
      { content: Buffer.alloc(0), name: 'empty.jpg' },
    );
    const message = 'first.jpg is not an image file. empty.jpg is not an image file.';
    expect(answer).toMatchObject({ status: 422, body: { message } });
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
