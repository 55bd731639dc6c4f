import { userLicencesChanged } from '@harbourline/contracts';
import sharp from 'sharp';
import { administrator, registered, type Registered } from './accounts';
import { craftPdf } from './crafted-pdfs';
import { eventsAbout } from './events';
import { daysAhead, plainPicture, upload, uploaded } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

const MB = 1024 * 1024;

let identity: IdentityWithStore;
beforeAll(async () => {
  identity = await startWithStore();
});
afterAll(() => identity.stop());

const captain = () => registered(identity, { role: 'captain', fullName: 'Marie Tremblay' });
const rowsOf = (userId: number) => identity.db.client.licenseFile.findMany({ where: { userId } });
const read = (by: Registered, path: unknown) => by.browser.get(`/api/image/${String(path)}`);

it('puts a picture on file, made anew, and tells the other services', async () => {
  const marie = await captain();
  const content = await sharp(await plainPicture(800, 500))
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();

  const { status, body } = await upload(marie, { content, name: 'card.jpg' });

  expect(status).toBe(201);
  expect(body).toEqual({ filePath: expect.stringMatching(/^licenses\/[0-9a-f-]{36}\.jpg$/) });
  const path = String(body['filePath']);
  const { bytes } = await read(marie, path);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 500 });
  expect(bytes.includes('SecretCamera')).toBe(false);
  expect((await marie.browser.get('/api/auth/me')).body).toMatchObject({
    harborLicense: path,
    pleasureCraftLicense: null,
  });
  expect(await rowsOf(marie.id)).toMatchObject([
    { key: path, licenseType: 'harbor', contentType: 'image/jpeg', sizeBytes: bytes.length, removedAt: null },
  ]);
  expect(await eventsAbout(identity, marie.id, userLicencesChanged)).toMatchObject([
    { subject: String(marie.id), version: 2, data: { licensed: false, fullName: 'Marie Tremblay' } },
  ]);
});

it('takes a PDF as it is', async () => {
  const marie = await captain();
  const content = craftPdf();

  const { status, body } = await upload(marie, { content, name: 'card.jpg' });

  expect({ status, body }).toEqual({ status: 201, body: { filePath: expect.stringMatching(/\.pdf$/) } });
  expect((await read(marie, body['filePath'])).bytes.equals(content)).toBe(true);
});

it('makes nobody licensed: what was uploaded waits for its review', async () => {
  const marie = await captain();
  await uploaded(marie, 'pleasure_craft');
  await uploaded(marie, 'harbor');

  const submitted = { status: 'submitted', expiresOn: null };
  expect(await eventsAbout(identity, marie.id, userLicencesChanged)).toMatchObject([
    { version: 2, data: { licensed: false, licenses: { pleasure_craft: submitted, harbor: null } } },
    { version: 3, data: { licensed: false, licenses: { pleasure_craft: submitted, harbor: submitted } } },
  ]);
});

it('keeps what the captain says of it, which may not have expired', async () => {
  const marie = await captain();
  const file = { content: await plainPicture(), name: 'card.png' };
  for (const [expiresOn, message] of [
    [daysAhead(-1), 'This license has expired'],
    [daysAhead(52 * 365), 'Please enter a date within the next 50 years'],
  ] as const) {
    expect(await upload(marie, file, { expiresOn })).toMatchObject({
      status: 400,
      body: { fields: { expiresOn: message } },
    });
  }
  expect(await rowsOf(marie.id)).toEqual([]);

  const said = { number: 'PCO-12345', expiresOn: daysAhead(900) };
  expect((await upload(marie, file, said)).status).toBe(201);
  expect((await marie.browser.get(`/api/users/${marie.id}/licenses`)).body['licenses']).toMatchObject([
    { licenseType: 'pleasure_craft', status: null, filePath: null },
    { licenseType: 'harbor', status: 'submitted', ...said, acceptedUntil: null, rejectionReason: null },
  ]);
});

it('judges by content: a PNG that is called .pdf is stored as the picture it is', async () => {
  const marie = await captain();
  const { body } = await upload(marie, { content: await plainPicture(), name: 'papers.pdf' });
  expect(body['filePath']).toMatch(/\.jpg$/);
  expect((await read(marie, body['filePath'])).headers.get('content-type')).toBe('image/jpeg');
});

it('stores of a picture that is something else as well only the picture', async () => {
  const marie = await captain();
  const jpeg = await sharp(await plainPicture())
    .jpeg()
    .toBuffer();
  const page = Buffer.from('<html><script>alert(1)</script>');
  // A comment of the JPEG, right after its first marker, and something behind its end.
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  const content = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), craftPdf()]);

  const { status, body } = await upload(marie, { content, name: 'card.html' });

  expect(status).toBe(201);
  const { bytes } = await read(marie, body['filePath']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600 });
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('%PDF')).toBe(false);
});

it('takes a file of exactly 25 MB', async () => {
  const marie = await captain();
  const picture = await sharp(await plainPicture())
    .jpeg()
    .toBuffer();
  expect((await upload(marie, { content: Buffer.concat([picture], 25 * MB), name: 'large.jpg' })).status).toBe(201);
});

it('replaces the one before, which nobody sees any more', async () => {
  const marie = await captain();
  const [first, other] = [await uploaded(marie), await uploaded(marie, 'pleasure_craft')];
  const second = await uploaded(marie);

  expect((await marie.browser.get(`/api/users/${marie.id}/licenses`)).body).toMatchObject({
    harborLicense: second,
    pleasureCraftLicense: other,
  });
  expect(await read(marie, first)).toMatchObject({ status: 404, body: { code: 'license_not_found' } });
  expect((await read(marie, other)).status).toBe(200);
});

it('has the last of many at once on file, and no other', async () => {
  const marie = await captain();
  const keys = await Promise.all(Array.from({ length: 4 }, () => uploaded(marie)));

  const { harborLicense } = (await marie.browser.get(`/api/users/${marie.id}/licenses`)).body;
  const rows = await rowsOf(marie.id);
  expect(rows.filter(({ removedAt }) => removedAt === null).map(({ key }) => key)).toEqual([harborLicense]);
  expect(keys).toContain(harborLicense);
  const told = await eventsAbout(identity, marie.id, userLicencesChanged);
  expect(told.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
});

it('is possible for an administrator in the name of a captain, and of a captain only', async () => {
  const [ana, marie, rosa] = [await administrator(identity), await captain(), await registered(identity)];
  const file = { content: await plainPicture(), name: 'card.png' };

  expect((await upload(marie, file, { by: ana.browser })).status).toBe(201);
  for (const other of [rosa, ana, { ...rosa, id: 2_000_000_000 }]) {
    expect(await upload(other, file, { by: ana.browser })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found', message: 'User not found.' },
    });
  }
});
