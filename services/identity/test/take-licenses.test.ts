import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHONE_PICTURES } from '@harbourline/test-kit/crafted-pictures';
import { registered } from './accounts';
import { craftPdf } from './crafted-pdfs';
import { upload } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

let identity: IdentityWithStore;
beforeAll(async () => {
  identity = await startWithStore();
});
afterAll(() => identity.stop());

it.each<[string, string, RegExp, () => Promise<Buffer>]>([
  ['the HEIC photo of a phone', 'IMG_1234.HEIC', /\.jpg$/, () => readFile(PHONE_PICTURES.portrait)],
  [
    'a certificate that is protected against changes',
    'certificate.pdf',
    /\.pdf$/,
    () => readFile(join(__dirname, 'pdfs', 'aes-256.pdf')),
  ],
  [
    'a PDF with a line break before it, as mail programs leave it',
    'attachment.pdf',
    /\.pdf$/,
    async () => Buffer.concat([Buffer.from('\r\n'), craftPdf()]),
  ],
])('takes %s as a license', async (_what, name, key, read) => {
  const captain = await registered(identity, { role: 'captain', fullName: 'Marie Tremblay' });
  expect(await upload(captain, { content: await read(), name })).toMatchObject({
    status: 201,
    body: { filePath: expect.stringMatching(key) as unknown },
  });
});
