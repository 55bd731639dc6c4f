import { userRegistered } from '@harbourline/contracts';
import { PASSWORD_COSTS } from '../src/passwords/passwords';
import { registrationForm } from './accounts';
import { ACCESS_COOKIE, DEVICE_COOKIE, REFRESH_COOKIE, startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({}, PASSWORD_COSTS.full);
});
afterAll(() => identity.stop());

const register = (changes?: Record<string, unknown>) =>
  identity.browser().post('/api/auth/register', registrationForm(changes));

async function eventsOf(id: unknown) {
  return identity.db.client.$queryRaw<{ type: string; aggregate_version: number; data: unknown }[]>`
    SELECT type, aggregate_version, data FROM kit.outbox WHERE subject = ${String(id)} ORDER BY id`;
}

it('creates the account, signs in and tells the other services', async () => {
  const browser = identity.browser();
  const form = registrationForm({ role: 'owner', fullName: '  Rosa Martin ' });

  const { status, body } = await browser.post('/api/auth/register', form);

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    role: 'owner',
    fullName: 'Rosa Martin',
    email: form.email,
    phone: form.phone,
    isVerified: false,
    phoneConfirmed: false,
    smsEnabled: false,
    confirmsCharters: false,
    pleasureCraftLicense: null,
    harborLicense: null,
    createdAt: identity.clock.now().toISOString(),
    mustAgree: true,
  });
  expect((await browser.get('/api/auth/me')).body).toEqual(body);
  expect(await eventsOf(body['id'])).toEqual([
    {
      type: userRegistered.type,
      aggregate_version: 1,
      data: {
        id: body['id'],
        role: 'owner',
        fullName: 'Rosa Martin',
        email: form.email,
        phone: form.phone,
        licensed: false,
        licenses: { pleasure_craft: null, harbor: null },
        emailConfirmed: false,
        phoneConfirmed: false,
        smsEnabled: false,
        confirmsCharters: false,
        active: true,
        createdAt: identity.clock.now().toISOString(),
        sealedConfirmation: expect.stringMatching(/^v1\./),
      },
    },
  ]);
});

it('gives the browser cookies that scripts cannot read and that other sites do not send', async () => {
  const { headers } = await register();

  const [access = '', refresh = '', device = '', ...more] = headers.getSetCookie();
  expect(access).toMatch(new RegExp(`^${ACCESS_COOKIE}=[^;]+; Path=/; Max-Age=300; HttpOnly; SameSite=Lax$`));
  expect(refresh).toMatch(new RegExp(`^${REFRESH_COOKIE}=[^;]+; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`));
  expect(device).toMatch(new RegExp(`^${DEVICE_COOKIE}=[^;]+; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$`));
  expect(more).toEqual([]);
});

it('ties the cookies to the host and to https where the product is served by https', async () => {
  const secure = await startIdentity({ PUBLIC_ORIGIN: 'https://harbourline.example' });
  try {
    const { headers } = await secure.browser().post('/api/auth/register', registrationForm());
    const cookies = headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0])).toEqual([
      '__Host-hl_access',
      '__Host-hl_refresh',
      '__Host-hl_device',
    ]);
    for (const line of cookies) expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  } finally {
    await secure.stop();
  }
});

it('makes a renter of whoever names no role', async () => {
  expect((await register()).body).toMatchObject({ role: 'renter' });
});

it('refuses who does not agree to the terms', async () => {
  const message = 'You must agree to the terms of service';
  expect(await register({ agreesToTerms: false })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { agreesToTerms: message } },
  });
});

it.each([
  ['fullName', 'R', 'Full name must be at least 2 characters'],
  ['email', 'rosa at home', 'Please enter a valid email address'],
  ['phone', '416 555', 'Phone number must be at least 10 digits'],
  ['phone', '0000000000', 'Please enter a valid phone number'],
  ['phone', 'call 416 555 0123', 'Please enter a valid phone number'],
  ['phone', '416 555 0123 x7', 'Please enter a valid phone number'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['password', 'PassWord', 'This password is too common. Please choose another one.'],
  ['confirmPassword', 'another one', "Passwords don't match"],
  ['role', 'admin', 'Please select your account type'],
])('refuses %s "%s": %s', async (field, value, message) => {
  const { status, body } = await register({ [field]: value });

  expect({ status, body }).toEqual({
    status: 400,
    body: { code: 'invalid_input', message, fields: { [field]: message }, requestId: expect.any(String) },
  });
});

it('refuses a phone that is registered, in whatever notation', async () => {
  await register({ phone: '+1 (416) 555-0188' });

  for (const phone of ['4165550188', '1-416-555-0188', '+14165550188', '416.555.0188']) {
    const { status, body } = await register({ phone });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', message: 'This phone number is already registered.' },
    });
  }
});

it('takes phones of other countries', async () => {
  expect((await register({ phone: '+52 998 123 4567' })).body).toMatchObject({ phone: '+529981234567' });
});

it('refuses an email address that is registered, in whatever case', async () => {
  await register({ email: 'Only.One@Example.com' });

  expect(await register({ email: 'only.one@example.COM' })).toMatchObject({
    status: 409,
    body: { code: 'email_taken', message: 'This email address is already registered.' },
  });
});

it('lets one of many simultaneous registrations of one phone win', async () => {
  const { phone } = registrationForm();
  const answers = await Promise.all(Array.from({ length: 8 }, () => register({ phone })));

  expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  const [winner] = answers.filter((answer) => answer.status === 201);
  expect(await eventsOf(winner?.body['id'])).toHaveLength(1);
});

it('keeps when which terms were accepted and the age attested, and only if they were', async () => {
  const agreed = await register({ agreesToTerms: true });
  const silent = await register();

  const kept = async (id: unknown) =>
    identity.db.client.user.findUniqueOrThrow({
      where: { id: Number(id) },
      select: { termsAcceptedAt: true, ageAttestedAt: true, termsVersion: true },
    });
  const now = identity.clock.now();
  expect(await kept(agreed.body['id'])).toEqual({
    termsAcceptedAt: now,
    ageAttestedAt: now,
    termsVersion: '2025-01-01',
  });
  expect(await kept(silent.body['id'])).toEqual({
    termsAcceptedAt: null,
    ageAttestedAt: null,
    termsVersion: null,
  });
});

it('stores neither the password nor the refresh token', async () => {
  const browser = identity.browser();
  await browser.post('/api/auth/register', registrationForm({ password: 'not to be found' }));

  const rows = await identity.db.client.$queryRaw<{ row: string }[]>`
    SELECT users::text AS row FROM users UNION ALL SELECT sessions::text FROM sessions
    UNION ALL SELECT refresh_tokens::text FROM refresh_tokens UNION ALL SELECT outbox::text FROM kit.outbox`;
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).toContain('$argon2id$v=19$m=65536,t=3,p=1$');
  expect(stored).not.toContain('not to be found');
  expect(stored).not.toContain(browser.cookie('refresh'));
});
