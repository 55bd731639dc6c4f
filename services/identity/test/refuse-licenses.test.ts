import { userLicencesChanged } from '@harbourline/contracts';
import { TOO_MUCH_TO_OPEN } from '@harbourline/service-kit/pictures/too-much-to-open';
import { claimingSide, pngBomb } from '@harbourline/test-kit/crafted-pictures';
import sharp from 'sharp';
import { registered } from './accounts';
import { craftPdf } from './crafted-pdfs';
import { eventsAbout } from './events';
import { licenseForm, plainPicture, upload, uploaded } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

const MB = 1024 * 1024;

let identity: IdentityWithStore;
beforeAll(async () => {
  identity = await startWithStore();
  await uploaded(await captain()); // the first licence makes the bucket
});
afterAll(() => identity.stop());

const captain = () => registered(identity, { role: 'captain', fullName: 'Marie Tremblay' });
const rowsOf = (userId: number) => identity.db.client.licenseFile.findMany({ where: { userId } });

describe('refuses, and stores nothing of it:', () => {
  const NEITHER = 'is neither an image nor a PDF';
  const DAMAGED = 'is damaged or incomplete. Please send another copy of it.';
  const noise = () =>
    sharp({
      create: { width: 300, height: 300, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 40 } },
    });
  const files: [string, string, () => Promise<Buffer> | Buffer, number, string, string][] = [
    ['a text called a PDF', 'note.pdf', () => Buffer.from('not a PDF'), 422, 'not_a_license', NEITHER],
    ['an empty file', 'empty.pdf', () => Buffer.alloc(0), 422, 'not_a_license', NEITHER],
    [
      'an SVG with a script',
      'drawing.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      422,
      'not_a_license',
      'is an SVG drawing. Please send it as a JPEG or PNG.',
    ],
    [
      'a page',
      'card.html',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      422,
      'not_a_license',
      NEITHER,
    ],
    [
      'a picture that says it is a PDF',
      'card.pdf',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await plainPicture()]),
      422,
      'not_a_license',
      DAMAGED,
    ],
    [
      'a page in a PDF’s clothes',
      'card.pdf',
      () => Buffer.concat([craftPdf(), Buffer.from('<script>alert(1)</script>')]),
      422,
      'not_a_license',
      DAMAGED,
    ],
    [
      'a truncated JPEG',
      'half.jpg',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 9_000),
      422,
      'not_a_license',
      DAMAGED,
    ],
    ['a truncated PDF', 'half.pdf', () => craftPdf().subarray(0, 300), 422, 'not_a_license', DAMAGED],
    [
      'a picture of 30,000 by 30,000 pixels',
      'bomb.png',
      () => pngBomb(30_000),
      422,
      'not_a_license',
      'has more than 100 megapixels',
    ],
    [
      'a small AVIF that would take more than a gigabyte to open',
      'dense.avif',
      async () =>
        claimingSide(
          await sharp(await plainPicture())
            .avif()
            .toBuffer(),
          9_000,
        ),
      422,
      'not_a_license',
      TOO_MUCH_TO_OPEN,
    ],
    [
      'a picture that nobody can read',
      'tiny.png',
      () => plainPicture(20, 20),
      422,
      'not_a_license',
      'is too small to be read. Please upload a picture of at least 600 × 350 pixels.',
    ],
    [
      'a picture that is long, but too low',
      'strip.png',
      () => plainPicture(1200, 349),
      422,
      'not_a_license',
      'is too small to be read. Please upload a picture of at least 600 × 350 pixels.',
    ],
    [
      'a PDF with a password',
      'locked.pdf',
      () => craftPdf({ trailer: '/Encrypt 4 0 R' }),
      422,
      'not_a_license',
      'opens with a password only. Please upload a copy that opens without one.',
    ],
    [
      'a PDF with a script',
      'active.pdf',
      () => craftPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      422,
      'not_a_license',
      'holds scripts or other files. Please upload a plain PDF or a picture.',
    ],
    [
      'a PDF that cannot be checked',
      'opaque.pdf',
      () => craftPdf({ objects: ['<< /Type /ObjStm /Filter /LZWDecode >>\nstream\nabc\nendstream'] }),
      422,
      'not_a_license',
      'could not be checked. Please upload a picture of it.',
    ],
    ['a file of 26 MB', 'huge.pdf', () => Buffer.alloc(26 * MB), 413, 'file_too_large', 'is larger than 25MB'],
    [
      'a file of 25 MB and a byte',
      'huge.jpg',
      () => Buffer.alloc(25 * MB + 1),
      413,
      'file_too_large',
      'is larger than 25MB',
    ],
  ];

  /** The files that were added: replaced ones may be removed meanwhile, but nothing may come. */
  const storedSince = async (before: string[]) => (await identity.stored()).filter((path) => !before.includes(path));

  it.each(files)('%s', async (_what, name, make, status, code, reason) => {
    const marie = await captain();
    const before = await identity.stored();

    const answer = await upload(marie, { content: await make(), name });

    expect(answer).toMatchObject({ status, body: { code, message: `${name} ${reason}` } });
    expect(await storedSince(before)).toEqual([]);
    expect(await rowsOf(marie.id)).toEqual([]);
    expect(await eventsAbout(identity, marie.id, userLicencesChanged)).toEqual([]);
  });

  it('a licence of somebody else', async () => {
    const [marie, other] = [await captain(), await captain()];
    const before = await identity.stored();
    const file = { content: await plainPicture(), name: 'card.png' };

    expect(await upload(marie, file, { by: other.browser })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found', message: 'User not found.' },
    });
    expect(await storedSince(before)).toEqual([]);
    expect(await rowsOf(marie.id)).toEqual([]);
  });

  it('a form without a file, with two, or with something else missing', async () => {
    const marie = await captain();
    const [content, own] = [await plainPicture(), { userId: marie.id, licenseType: 'harbor' }];
    const file = { content, name: 'card.png' };
    const send = (form: FormData) => marie.browser.post('/api/upload-license', form);
    const message = 'Please choose one file';

    for (const form of [licenseForm(own), licenseForm(own, file, file)]) {
      expect(await send(form)).toMatchObject({ status: 400, body: { message, fields: { license: message } } });
    }
    for (const [fields, name] of [
      [{ licenseType: 'harbor' }, 'userId'],
      [{ ...own, userId: 'me' }, 'userId'],
      [{ userId: marie.id }, 'licenseType'],
      [{ ...own, licenseType: '../../etc' }, 'licenseType'],
    ] as const) {
      expect(await send(licenseForm(fields, file))).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', fields: { [name]: expect.any(String) } },
      });
    }
    expect((await marie.browser.post('/api/upload-license', own)).status).toBe(415);
    expect(await rowsOf(marie.id)).toEqual([]);
  });

  it('somebody who is no captain, or not signed in', async () => {
    const file = { content: await plainPicture(), name: 'card.png' };
    for (const role of ['renter', 'owner']) {
      const somebody = await registered(identity, { role });
      expect(await upload(somebody, file)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const marie = await captain();
    expect((await upload(marie, file, { by: identity.browser() })).status).toBe(401);
  });
});
