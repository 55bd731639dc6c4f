import { licenseAccepted, licenseRejected, userLicencesChanged, userUpdated } from '@harbourline/contracts';
import { instantAt } from '@harbourline/policy';
import { removeLicenseFiles } from '../src/use-cases/remove-license-files';
import { administrator, registered, type Registered } from './accounts';
import { eventsAbout } from './events';
import { accept, accepted, daysAhead, READ, upload, uploaded, plainPicture } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

let identity: IdentityWithStore;
let ana: Registered;
beforeAll(async () => {
  identity = await startWithStore();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());
let start: Date;
// Tokens are good for five minutes: none is issued by the time at which this file was loaded.
beforeEach(() => identity.clock.set((start = new Date())));
/** Noon of a day, or another time, where we are. */
const at = (day: string, time = '12:00') => identity.clock.set(instantAt(day, time, 'America/Toronto'));

const LATER = daysAhead(600);
const captain = () => registered(identity, { role: 'captain', fullName: 'Marie Tremblay' });
const licensesOf = async (of: Registered, by = of) =>
  (await by.browser.get(`/api/users/${of.id}/licenses`)).body['licenses'];
const harborOf = async (of: Registered) => ((await licensesOf(of)) as unknown[])[1];
const reject = (of: Registered, body: object, licenseType = 'harbor') =>
  ana.browser.post(`/api/users/${of.id}/licenses/${licenseType}/reject`, body);
const waiting = async () => {
  const { body, headers } = await ana.browser.get('/api/admin/licenses');
  return {
    rows: body as unknown as { userId: number; filePath: string }[],
    total: Number(headers.get('x-total-count')),
  };
};
const lastState = async (of: Registered) => (await eventsAbout(identity, of.id, userLicencesChanged)).at(-1)?.data;

describe('the licences to review', () => {
  it('are those that wait, the oldest first, with what the captain says of each', async () => {
    const [marie, cleo] = [await captain(), await captain()];
    const before = (await waiting()).total;
    const first = await uploaded(marie);
    identity.clock.advance({ seconds: 1 });
    const file = { content: await plainPicture(), name: 'card.png' };
    await upload(cleo, file, { licenseType: 'pleasure_craft', ...READ });

    const { rows, total } = await waiting();
    expect(total).toBe(before + 2);
    expect(rows.slice(-2)).toMatchObject([
      {
        userId: marie.id,
        fullName: 'Marie Tremblay',
        licenseType: 'harbor',
        filePath: first,
        number: null,
        expiresOn: null,
      },
      {
        userId: cleo.id,
        licenseType: 'pleasure_craft',
        ...READ,
        submittedAt: new Date(start.getTime() + 1_000).toISOString(),
        acceptedUntil: null,
      },
    ]);
    expect((await ana.browser.get('/api/admin/support-tasks/identity')).body).toContainEqual(
      expect.objectContaining({ kind: 'license_to_review', id: first, licenseType: 'harbor', deadline: null }),
    );
    expect((await ana.browser.get('/api/admin/licenses?limit=1')).body).toHaveLength(1);

    await accept(marie, { by: ana, filePath: first });
    await ana.browser.patch(`/api/users/${cleo.id}`, { active: false });
    expect((await waiting()).total).toBe(before);
  });

  it('are nobody’s business but administrators’', async () => {
    const marie = await captain();
    const filePath = await uploaded(marie);
    for (const by of [marie, await registered(identity), await registered(identity, { role: 'owner' })]) {
      expect((await by.browser.get('/api/admin/licenses')).status).toBe(403);
      expect((await accept(marie, { by, filePath })).status).toBe(403);
    }
    const guest = { browser: identity.browser() };
    expect((await guest.browser.get('/api/admin/licenses')).status).toBe(401);
    expect((await accept(marie, { by: guest, filePath })).status).toBe(401);
    expect(await harborOf(marie)).toMatchObject({ status: 'submitted' });
  });
});

describe('an acceptance', () => {
  it('of both makes the captain licensed, says until when, and is told', async () => {
    const marie = await captain();
    await accepted(marie, { by: ana, licenseType: 'pleasure_craft', expiresOn: LATER });
    expect(await lastState(marie)).toMatchObject({ licensed: false });
    const harbor = await accepted(marie, { by: ana });

    expect(await licensesOf(marie)).toMatchObject([
      { status: 'accepted', number: READ.number, expiresOn: LATER, acceptedUntil: LATER },
      { status: 'accepted', filePath: harbor, ...READ, acceptedUntil: READ.expiresOn },
    ]);
    expect(await lastState(marie)).toMatchObject({
      licensed: true,
      licenses: {
        pleasure_craft: { status: 'accepted', expiresOn: LATER },
        harbor: { status: 'accepted', expiresOn: READ.expiresOn },
      },
    });
    expect((await eventsAbout(identity, marie.id, licenseAccepted)).map(({ data }) => data)).toEqual([
      { userId: marie.id, licenseType: 'pleasure_craft', expiresOn: LATER },
      { userId: marie.id, licenseType: 'harbor', expiresOn: READ.expiresOn },
    ]);
    const [row] = await identity.db.client.licenseFile.findMany({ where: { key: harbor } });
    expect(row).toMatchObject({ reviewedBy: ana.id, reviewedAt: start });
  });

  it('stays with the captain through whatever else changes of them', async () => {
    const marie = await captain();
    for (const licenseType of ['pleasure_craft', 'harbor']) await accepted(marie, { by: ana, licenseType });
    await marie.browser.patch(`/api/users/${marie.id}`, { fullName: 'Marie Roy' });
    expect((await eventsAbout(identity, marie.id, userUpdated)).at(-1)?.data).toMatchObject({
      fullName: 'Marie Roy',
      licensed: true,
      licenses: { harbor: { status: 'accepted', expiresOn: READ.expiresOn } },
    });
  });

  it('is told once, however often it is sent; what was misread can be put right', async () => {
    const marie = await captain();
    const filePath = await accepted(marie, { by: ana });
    expect((await accept(marie, { by: ana, filePath })).status).toBe(200);
    expect(await eventsAbout(identity, marie.id, licenseAccepted)).toHaveLength(1);

    await accept(marie, { by: ana, filePath, expiresOn: daysAhead(40) });
    expect(await harborOf(marie)).toMatchObject({ status: 'accepted', expiresOn: daysAhead(40) });
    expect(await eventsAbout(identity, marie.id, licenseAccepted)).toHaveLength(2);
  });

  it('is of the file that was looked at: not of another that was uploaded meanwhile', async () => {
    const marie = await captain();
    const seen = await uploaded(marie);
    await uploaded(marie);
    const refusal = {
      status: 409,
      body: { code: 'license_replaced', message: expect.stringContaining('another license') },
    };
    expect(await accept(marie, { by: ana, filePath: seen })).toMatchObject(refusal);
    expect(await reject(marie, { reason: 'blurred', filePath: seen })).toMatchObject(refusal);
    expect(await harborOf(marie)).toMatchObject({ status: 'submitted' });
  });

  it('needs a number and a day to come, of a licence that is on file', async () => {
    const [marie, rosa] = [await captain(), await registered(identity)];
    const filePath = await uploaded(marie);
    for (const [read, field, message] of [
      [{ number: ' ' }, 'number', 'Please enter the number on the license'],
      [{ expiresOn: 'soon' }, 'expiresOn', 'Please enter the date on which the license expires'],
      [{ expiresOn: daysAhead(-1) }, 'expiresOn', 'This license has expired'],
      [{ expiresOn: daysAhead(52 * 365) }, 'expiresOn', 'Please enter a date within the next 50 years'],
    ] as const) {
      expect(await accept(marie, { by: ana, filePath, ...read })).toMatchObject({
        status: 400,
        body: { fields: { [field]: message } },
      });
    }
    expect(await accept(marie, { by: ana, filePath, licenseType: 'pleasure_craft' })).toMatchObject({
      status: 404,
      body: { code: 'license_not_found' },
    });
    expect(await accept(rosa, { by: ana, filePath })).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect(await harborOf(marie)).toMatchObject({ status: 'submitted' });
    expect((await accept(marie, { by: ana, filePath, expiresOn: daysAhead(0) })).status).toBe(200);
  });
});

describe('a rejection', () => {
  it('is shown to the captain with its reason until they upload another', async () => {
    const marie = await captain();
    await uploaded(marie);
    await reject(marie, { reason: 'The picture cannot be read.' });
    expect(await harborOf(marie)).toMatchObject({
      ...{ status: 'rejected', filePath: null, rejectionReason: 'The picture cannot be read.' },
    });
    expect(await lastState(marie)).toMatchObject({ licenses: { harbor: { status: 'rejected', expiresOn: null } } });
    while ((await removeLicenseFiles(identity)) > 0);
    expect(await harborOf(marie)).toMatchObject({ status: 'rejected' });

    await uploaded(marie);
    expect(await harborOf(marie)).toMatchObject({ status: 'submitted', rejectionReason: null });
  });

  it('of an accepted licence takes the captain’s leave to sail', async () => {
    const marie = await captain();
    for (const licenseType of ['pleasure_craft', 'harbor']) await accepted(marie, { by: ana, licenseType });
    await reject(marie, { reason: 'It was withdrawn' });
    expect(await lastState(marie)).toMatchObject({ licensed: false, licenses: { harbor: { status: 'rejected' } } });
  });
});

describe('a captain who renews a licence in time', () => {
  const RENEWED = daysAhead(1500);

  it('stays licensed by the old one until the new one is accepted, and then by that', async () => {
    const marie = await captain();
    const old = await accepted(marie, { by: ana });
    const renewal = await uploaded(marie);

    expect(await harborOf(marie)).toMatchObject({
      status: 'submitted',
      filePath: renewal,
      acceptedUntil: READ.expiresOn,
    });
    expect((await waiting()).rows).toContainEqual(
      expect.objectContaining({ filePath: renewal, acceptedUntil: READ.expiresOn }),
    );
    const inForce = { status: 'accepted', expiresOn: READ.expiresOn };
    expect(await lastState(marie)).toMatchObject({ licenses: { harbor: inForce } });

    await accept(marie, { by: ana, filePath: renewal, expiresOn: RENEWED });
    expect(await harborOf(marie)).toMatchObject({ status: 'accepted', expiresOn: RENEWED, acceptedUntil: RENEWED });
    expect(await lastState(marie)).toMatchObject({ licenses: { harbor: { status: 'accepted', expiresOn: RENEWED } } });
    expect((await ana.browser.get(`/api/image/${old}`)).status).toBe(404);
  });

  it('has the old one on file again when the new one is rejected, and reads why', async () => {
    const marie = await captain();
    const old = await accepted(marie, { by: ana });
    await uploaded(marie);
    await uploaded(marie);
    const { body } = await reject(marie, { reason: 'This is the back of it' });
    expect(body).toMatchObject({ harborLicense: old });
    expect(await harborOf(marie)).toMatchObject({
      ...{ status: 'accepted', filePath: old, rejectionReason: 'This is the back of it' },
    });
    expect(await identity.db.client.licenseFile.count({ where: { userId: marie.id, removedAt: null } })).toBe(1);
    expect((await eventsAbout(identity, marie.id, licenseRejected)).length).toBe(1);
  });

  it('too late has nothing but what waits for its review', async () => {
    const marie = await captain();
    await accepted(marie, { by: ana });
    at(daysAhead(201));
    await uploaded(marie);
    expect(await lastState(marie)).toMatchObject({ licenses: { harbor: { status: 'submitted' } } });
  });
});

it('leaves a line in the log when a licence comes, is accepted and is rejected: whose, which, and by whom', async () => {
  const marie = await captain();
  await accept(marie, { by: ana, filePath: await uploaded(marie) });
  await reject(marie, { reason: 'It cannot be read', filePath: await uploaded(marie) });
  const lines = identity.log.security(marie.id).filter(({ event }) => event === 'license');
  expect(lines.map(({ outcome, detail, by }) => [outcome, detail, by])).toEqual([
    ['submitted', 'harbor', undefined],
    ['accepted', 'harbor', ana.id],
    ['submitted', 'harbor', undefined],
    ['rejected', 'harbor', ana.id],
  ]);
});
