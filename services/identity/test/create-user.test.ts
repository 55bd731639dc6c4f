import { freshPhone } from '@harbourline/client';
import { userRegistered } from '@harbourline/contracts';
import { administrator, PASSWORD, registered, registrationForm, signedIn, type Registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
let ana: Registered;
beforeAll(async () => {
  identity = await startIdentity();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());

const form = (changes: Record<string, unknown> = {}) => registrationForm({ role: 'owner', ...changes });
const create = (body: unknown, key?: string) =>
  ana.browser.post('/api/admin/users', body, key ? { 'idempotency-key': key } : {});

it.each(['renter', 'owner', 'captain', 'admin'])('adds a user of the role %s, who can sign in', async (role) => {
  const { phone, email, ...rest } = form({ role });

  const { status, body, headers } = await create({
    ...rest,
    phone,
    email,
    agreesToTerms: true,
    currentPassword: PASSWORD,
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    role,
    fullName: 'Rosa Martin',
    email,
    phone,
    isVerified: false,
    phoneConfirmed: false,
    smsEnabled: false,
    confirmsCharters: false,
    pleasureCraftLicense: null,
    harborLicense: null,
    createdAt: identity.clock.now().toISOString(),
    mustAgree: role !== 'admin',
    active: true,
    termsAcceptedAt: null,
    termsVersion: null,
    ageAttestedAt: null,
  });
  expect(headers.getSetCookie()).toEqual([]);
  const [told] = await eventsAbout(identity, Number(body['id']), userRegistered);
  expect(told).toMatchObject({ version: 1, data: { role, email } });
  const token = unsealed('confirmation', told?.data['sealedConfirmation']);
  expect((await identity.browser().post('/api/auth/confirm-email', { token })).status).toBe(204);
  expect((await (await signedIn(identity, phone)).get('/api/auth/me')).body).toMatchObject({ role, isVerified: true });
});

it.each([
  ['fullName', 'R', 'Full name must be at least 2 characters'],
  ['email', 'rosa at home', 'Please enter a valid email address'],
  ['phone', '416 555', 'Phone number must be at least 10 digits'],
  ['phone', '0000000000', 'Please enter a valid phone number'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['password', 'letmein', 'This password is too common. Please choose another one.'],
])('refuses %s "%s": %s', async (field, value, message) => {
  expect(await create(form({ [field]: value }))).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { [field]: message } },
  });
});

it('asks for a role', async () => {
  for (const role of [undefined, 'king']) {
    expect(await create(form({ role }))).toMatchObject({ status: 400, body: { fields: { role: expect.any(String) } } });
  }
});

it('refuses a phone or an email address that another account has', async () => {
  const { phone, email } = await registered(identity);
  expect(await create(form({ phone: phone.slice(2) }))).toMatchObject({
    status: 409,
    body: { code: 'phone_taken', message: 'This phone number is already registered.' },
  });
  expect(await create(form({ email: email.toUpperCase() }))).toMatchObject({
    status: 409,
    body: { code: 'email_taken', message: 'This email address is already registered.' },
  });
});

it('adds one user however often the same call is made, and gives the same answer', async () => {
  const body = form();
  const answers = await Promise.all([1, 2, 3].map(() => create(body, 'the-same-key')));

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body['id'])).size).toBe(1);
  expect(await create({ ...body, fullName: 'Somebody Else' }, 'the-same-key')).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
  expect(await identity.db.client.user.count({ where: { phone: body.phone } })).toBe(1);
});

it('stores no password with the answer to a repeated call', async () => {
  await create(form({ password: 'not to be found' }), 'another-key');
  const rows = await identity.db.client.$queryRaw<{ row: string }[]>`
    SELECT k::text AS row FROM kit.idempotency_keys k`;
  expect(rows.map(({ row }) => row).join()).not.toContain('not to be found');
});

it('is for administrators only', async () => {
  for (const role of ['renter', 'owner', 'captain']) {
    const { browser } = await registered(identity, { role });
    const phone = freshPhone();
    expect(await browser.post('/api/admin/users', form({ phone, role: 'admin' }))).toMatchObject({ status: 403 });
    await expect(signedIn(identity, phone, PASSWORD)).rejects.toThrow('401');
  }
  expect((await identity.browser().post('/api/admin/users', form())).status).toBe(401);
});
