import { licenseRejected, userLicencesChanged } from '@harbourline/contracts';
import { removeLicenseFiles } from '../src/use-cases/remove-license-files';
import { administrator, registered, type Registered } from './accounts';
import { craftPdf } from './crafted-pdfs';
import { eventsAbout } from './events';
import { upload, uploaded } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

let identity: IdentityWithStore;
let ana: Registered;
beforeAll(async () => {
  identity = await startWithStore();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());

const captain = () => registered(identity, { role: 'captain' });
const read = (by: Pick<Registered, 'browser'>, path: string) => by.browser.get(`/api/image/${path}`);
const onFile = (of: Registered, by = of) => by.browser.get(`/api/users/${of.id}/licenses`);
const reject = (of: Registered, body: unknown, by = ana, licenseType = 'harbor') =>
  by.browser.post(`/api/users/${of.id}/licenses/${licenseType}/reject`, body);

describe('a licence', () => {
  it('is shown to its captain and to administrators, is kept nowhere on the way, and runs nowhere', async () => {
    const marie = await captain();
    const path = await uploaded(marie);

    for (const by of [marie, ana]) {
      const { status, headers, bytes } = await read(by, path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(bytes.length),
        'content-disposition': 'inline',
        'cache-control': 'private, no-store',
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('is only ever a download when it is a PDF', async () => {
    const marie = await captain();
    const { body } = await upload(
      marie,
      { content: craftPdf(), name: '"><script>.pdf' },
      { licenseType: 'pleasure_craft' },
    );

    const { headers } = await read(marie, String(body['filePath']));

    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="pleasure-craft-license.pdf"',
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not there for another captain, as one that never was', async () => {
    const [marie, other] = [await captain(), await captain()];
    const path = await uploaded(marie);
    const refusal = { status: 404, body: { code: 'license_not_found', message: 'There is no such license on file.' } };

    expect(await read(other, path)).toMatchObject(refusal);
    expect(await read(other, 'licenses/0e5c7a3e-0000-4000-8000-000000000000.jpg')).toMatchObject(refusal);
    expect(await onFile(marie, other)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });

  it('is nothing to renters, owners and guests', async () => {
    const marie = await captain();
    const path = await uploaded(marie);
    for (const role of ['renter', 'owner']) {
      const somebody = await registered(identity, { role });
      expect(await read(somebody, path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await onFile(marie, somebody)).status).toBe(403);
      expect((await reject(marie, { reason: 'because' }, somebody)).status).toBe(403);
    }
    const guest = { ...marie, browser: identity.browser() };
    expect((await read(guest, path)).status).toBe(401);
    expect((await onFile(marie, guest)).status).toBe(401);
    expect((await reject(marie, { reason: 'because' }, guest)).status).toBe(401);
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret.jpg',
    '..%5c..%5csecret.jpg',
    'licenses%2fx.jpg',
    '.jpg',
    'x.html',
    'x.jpg%00.pdf',
    'x.jpg%0a',
  ])('cannot be asked for by the name %s', async (name) => {
    const { status, bytes } = await read(ana, `licenses/${name}`);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).not.toContain('root:');
  });

  it('is not found when the store has lost it', async () => {
    const marie = await captain();
    const path = await uploaded(marie);
    await identity.store.remove(path);
    expect(await read(marie, path)).toMatchObject({ status: 404, body: { code: 'license_not_found' } });
  });
});

describe('the licences on file', () => {
  it('are told to their captain and to administrators', async () => {
    const marie = await captain();
    expect((await onFile(marie)).body).toMatchObject({ pleasureCraftLicense: null, harborLicense: null });
    const path = await uploaded(marie);
    for (const by of [marie, ana]) {
      expect(await onFile(marie, by)).toMatchObject({
        status: 200,
        body: { pleasureCraftLicense: null, harborLicense: path },
      });
    }
  });

  it('are nobody’s who is no captain', async () => {
    const rosa = await registered(identity);
    expect(await onFile(rosa, ana)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect(await onFile({ ...rosa, id: 2_000_000_000 }, ana)).toMatchObject({ status: 404 });
    expect((await onFile({ ...rosa, id: 99_999_999_999 }, ana)).status).toBe(400);
  });
});

describe('a rejection', () => {
  it('takes the licence off file, and tells the captain why and the other services that it is gone', async () => {
    const marie = await captain();
    const [craft, harbor] = [await uploaded(marie, 'pleasure_craft'), await uploaded(marie)];

    const { status, body } = await reject(marie, { reason: '  The picture cannot be read. ' });

    expect({ status, body }).toMatchObject({ status: 200, body: { pleasureCraftLicense: craft, harborLicense: null } });
    expect((await read(marie, harbor)).status).toBe(404);
    expect((await read(marie, craft)).status).toBe(200);
    const told = await eventsAbout(identity, marie.id, userLicencesChanged, licenseRejected);
    expect(told.slice(2)).toMatchObject([
      { type: userLicencesChanged.type, version: 4, data: { licensed: false } },
      {
        type: licenseRejected.type,
        data: { userId: marie.id, licenseType: 'harbor', reason: 'The picture cannot be read.' },
      },
    ]);
  });

  it('is of a licence that is on file, once', async () => {
    const marie = await captain();
    await uploaded(marie);
    const [first, second] = await Promise.all([
      reject(marie, { reason: 'blurred' }),
      reject(marie, { reason: 'blurred' }),
    ]);

    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(await reject(marie, { reason: 'blurred' }, ana, 'pleasure_craft')).toMatchObject({
      status: 404,
      body: { code: 'license_not_found', message: 'There is no such license on file.' },
    });
    expect(await eventsAbout(identity, marie.id, licenseRejected)).toHaveLength(1);
  });

  it('gives a reason, of a captain’s licence, by an administrator', async () => {
    const [marie, rosa] = [await captain(), await registered(identity)];
    await uploaded(marie);
    for (const body of [{ reason: ' x ' }, { reason: 'x'.repeat(501) }]) {
      expect(await reject(marie, body)).toMatchObject({
        status: 400,
        body: { fields: { reason: expect.any(String) } },
      });
    }
    expect(await reject(marie, { reason: 'no' })).toMatchObject({ body: { message: 'Please say why' } });
    expect((await reject(marie, { reason: 'because' }, ana, 'driving')).status).toBe(400);
    expect(await reject(rosa, { reason: 'because' })).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect((await reject(marie, { reason: 'because' }, marie)).status).toBe(403);
  });
});

describe('what is not on file any more', () => {
  const removeAll = async () => {
    while ((await removeLicenseFiles(identity)) > 0);
  };

  it('goes, and what is on file stays', async () => {
    const marie = await captain();
    const [old, rejected] = [await uploaded(marie), await uploaded(marie, 'pleasure_craft')];
    const kept = await uploaded(marie);
    await reject(marie, { reason: 'blurred' }, ana, 'pleasure_craft');

    await Promise.all([removeAll(), removeAll()]);

    const stored = await identity.stored();
    expect(stored).toContain(kept);
    expect(stored).not.toContain(old);
    expect(stored).not.toContain(rejected);
    const rows = await identity.db.client.licenseFile.findMany({ where: { userId: marie.id } });
    expect(rows.map(({ key }) => key)).toEqual([kept]);
    expect((await read(marie, kept)).status).toBe(200);
  });

  it('goes after an hour when its upload never ended', async () => {
    const marie = await captain();
    const path = await uploaded(marie);
    const { client } = identity.db;
    await client.licenseFile.update({ where: { key: path }, data: { storedAt: null } });

    identity.clock.advance({ minutes: 60 });
    await removeAll();
    expect(await identity.stored()).toContain(path);
    identity.clock.advance({ seconds: 1 });
    await removeAll();
    expect(await identity.stored()).not.toContain(path);
    expect(await client.licenseFile.count({ where: { userId: marie.id } })).toBe(0);
  });
});
