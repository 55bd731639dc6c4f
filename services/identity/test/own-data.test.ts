import { PASSWORD, registered, type Registered } from './accounts';
import { startOtherServices, type OtherServices } from './other-services';
import { PUBLIC_ORIGIN, startIdentity, type TestedIdentity } from './start-identity';

let others: OtherServices;
let identity: TestedIdentity;

beforeAll(async () => {
  others = await startOtherServices();
  identity = await startIdentity({ RATE_LIMIT: 'on', ...others.env });
});
afterAll(async () => {
  await identity?.stop();
  await others?.stop();
});
beforeEach(async () => {
  others.asked = [];
  others.away = '';
  await identity.db.client.attempt.deleteMany();
});

const download = ({ browser }: Registered, currentPassword = PASSWORD) =>
  browser.post('/api/own-data', { currentPassword });

it('has what every service holds of the caller, kind by kind and to the last page', async () => {
  const rosa = await registered(identity);
  await registered(identity, { fullName: 'Somebody Else' });
  const { status, headers, text, body } = await download(rosa);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="harbourline-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    site: PUBLIC_ORIGIN,
    takenAt: identity.clock.now().toISOString(),
    identity: {
      account: [expect.objectContaining({ id: rosa.id, email: rosa.email, phone: rosa.phone, role: 'renter' })],
      signIns: [expect.objectContaining({ endedAt: null })],
      licenses: [],
      rejectedLicenses: [],
    },
    catalog: { boats: [] },
    booking: {
      bookingsAsRenter: [1, 2, 3, 4, 5].map((id) => ({ id })),
      bookingsAsOwner: [],
      actsOnOwnBookings: [{ id: 9 }],
    },
    payments: { payments: [{ id: 71 }] },
    notifications: { messagesFromUs: [] },
  });
  expect(text).not.toMatch(/Somebody Else|password|\$argon|hash/i);
  expect(others.asked.every((path) => path.startsWith(`/internal/people/${rosa.id}/`))).toBe(true);
});

it('names the files of licenses that are on file, and none that went off it', async () => {
  const jan = await registered(identity, { role: 'captain' });
  const file = { userId: jan.id, contentType: 'application/pdf', sizeBytes: 9, createdAt: identity.clock.now() };
  await identity.db.client.licenseFile.createMany({
    data: [
      { ...file, key: 'licenses/kept.pdf', licenseType: 'harbor', storedAt: identity.clock.now() },
      { ...file, key: 'licenses/gone.pdf', licenseType: 'harbor', storedAt: file.createdAt, removedAt: file.createdAt },
    ],
  });
  const { body } = await download(jan);
  expect(body).toMatchObject({ identity: { licenses: [{ file: `${PUBLIC_ORIGIN}/api/image/licenses/kept.pdf` }] } });
  expect(JSON.stringify(body)).not.toContain('gone.pdf');
});

it('is for whoever gives the password again', async () => {
  const rosa = await registered(identity);
  expect(await download(rosa, 'something else')).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  expect((await download(rosa, '')).status).toBe(400);
  expect((await identity.browser().post('/api/own-data', { currentPassword: PASSWORD })).status).toBe(401);
  expect(others.asked).toEqual([]);
});

it('is had five times a day', async () => {
  const rosa = await registered(identity);
  for (let time = 0; time < 5; time += 1) expect((await download(rosa)).status).toBe(200);
  others.asked = [];
  expect(await download(rosa)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(others.asked).toEqual([]);
  expect((await download(await registered(identity))).status).toBe(200);
});

it('is not begun while a service is away', async () => {
  const rosa = await registered(identity);
  others.away = 'payments';
  expect(await download(rosa)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

it('breaks off where a service goes away amid it, and is no whole file then', async () => {
  const rosa = await registered(identity);
  others.away = `/internal/people/${rosa.id}/held-by-booking/0/4`;
  await expect(
    fetch(`${identity.url}/api/own-data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${rosa.browser.cookie('access')}` },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    }).then((answer) => answer.text()),
  ).rejects.toThrow();
  others.away = '';
  expect((await download(rosa)).status).toBe(200);
});
