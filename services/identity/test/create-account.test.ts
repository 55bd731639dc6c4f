import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freshPhone } from '@harbourline/client';
import { userRegistered } from '@harbourline/contracts';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

const SERVICE = join(__dirname, '..');
const BUILT = join(SERVICE, '.build', `create-account-${process.pid}`);
const COMMAND = join(BUILT, 'create-account.js');

const TAKEN = 'taken@example.com';
let identity: TestedIdentity;
beforeAll(async () => {
  const installed = ['@prisma/*', '@node-rs/argon2', 'pg', 'pg-native', 'undici'].map((name) => `--external:${name}`);
  execFileSync(require.resolve('esbuild/bin/esbuild'), [
    join(SERVICE, 'src', 'commands', 'create-account.ts'),
    ...['--bundle', '--platform=node', '--format=cjs', '--log-level=error', `--outfile=${COMMAND}`, ...installed],
  ]);
  identity = await startIdentity();
  await registered(identity, { email: TAKEN });
});
afterAll(async () => {
  await identity.stop();
  rmSync(BUILT, { recursive: true, force: true });
});

async function createAccount(
  words: string[],
  options: { input?: string; password?: string; settings?: Record<string, string> } = {},
) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: identity.databaseUrl,
      INTERNAL_SECRET: TEST_INTERNAL_SECRET,
      JWT_PRIVATE_KEY: identity.privateKey,
      ...(options.password ? { ACCOUNT_PASSWORD: options.password } : {}),
      ...options.settings,
    },
  });
  child.stdin.end(options.input ?? '');
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  const lines = out.split('\n').filter(Boolean);
  return { status, err, created: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const signIn = (phone: string, password: string) => identity.browser().post('/api/auth/login', { phone, password });

function admin(phone: string, email = `${phone}@example.com`): string[] {
  return ['--role', 'admin', '--name', 'Ana Roy', '--email', email, '--phone', phone];
}

it('creates an administrator, who can sign in, and has the link for the welcome mail sent, which works', async () => {
  const phone = freshPhone();

  const { status, created } = await createAccount(admin(phone), { password: 'a calm harbour' });

  expect({ status, created }).toEqual({
    status: 0,
    created: [{ id: expect.any(Number), role: 'admin', phone, created: true }],
  });
  expect(await signIn(phone, 'a calm harbour')).toMatchObject({ status: 200, body: { role: 'admin' } });
  const id = Number(created[0]?.['id']);
  const [welcome] = await eventsAbout(identity, id, userRegistered);
  const token = unsealed('confirmation', welcome?.data['sealedConfirmation']);

  expect((await identity.browser().post('/api/auth/confirm-email', { token })).status).toBe(204);
  expect(await identity.db.client.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isVerified: true });
});

it('takes the password from the standard input as well', async () => {
  const phone = freshPhone();
  await createAccount(admin(phone), { input: 'a windy harbour\n' });
  expect((await signIn(phone, 'a windy harbour')).status).toBe(200);
});

it.each([
  [{}, 'm=65536,t=3'],
  [{ PASSWORD_COST: 'least' }, 'm=19456,t=2'],
])('with %j stores a password at the cost of %s', async (settings, cost) => {
  const phone = freshPhone();
  await createAccount(admin(phone), { password: 'a calm harbour', settings });
  const stored = await identity.db.client.user.findUniqueOrThrow({ where: { phone } });
  expect(stored.password).toContain(cost);
});

it('refuses to store one at the least cost in production', async () => {
  const settings = { NODE_ENV: 'production', PASSWORD_COST: 'least' };
  const { status, err } = await createAccount(admin(freshPhone()), { password: 'a calm harbour', settings });
  expect(status).not.toBe(0);
  expect(err).toContain('PASSWORD_COST: cannot be least in production');
});

it('leaves an account with the same phone as it is', async () => {
  const phone = freshPhone();
  const first = await createAccount(admin(phone), { password: 'a calm harbour' });
  const again = await createAccount(admin(phone), { password: 'a windy harbour' });

  expect(again).toMatchObject({ status: 0, created: [{ ...first.created[0], created: false }] });
  expect((await signIn(phone, 'a calm harbour')).status).toBe(200);
});

it('creates many at once, with what is known of each confirmed, and tells the other services; no captain is licensed without their files', async () => {
  const accounts = ['captain', 'owner', 'renter'].map((role) => {
    const phone = freshPhone();
    const known = role === 'owner' ? { emailConfirmed: true, phoneConfirmed: true } : {};
    return { role, fullName: 'Marie Roy', email: `${phone}@example.com`, phone, password: 'a calm harbour', ...known };
  });

  const { created } = await createAccount(['--batch'], { input: JSON.stringify(accounts) });

  const told = await identity.db.client.$queryRaw<{ role: string; licensed: boolean }[]>`
    SELECT data->>'role' AS role, (data->>'licensed')::boolean AS licensed FROM kit.outbox
    WHERE subject = ANY(${created.map(({ id }) => String(id))}) AND type = 'user.registered.v1' ORDER BY id`;
  expect(told).toEqual(accounts.map(({ role }) => ({ role, licensed: false })));
  const known = await identity.db.client.user.findMany({
    where: { phone: { in: accounts.map(({ phone }) => phone) }, isVerified: true, phoneConfirmedAt: { not: null } },
  });
  expect(known.map(({ role }) => role)).toEqual(['owner']);
});

it.each([
  ['a role that does not exist', { role: 'king' }, 'Please choose renter, owner, captain or admin'],
  ['an email address that is taken', { email: TAKEN }, 'This email address is already registered.'],
  ['a phone that is none', { phone: '0000000000' }, 'Please enter a valid phone number'],
  ['a common password', { password: 'letmein' }, 'This password is too common'],
  ['a field that accounts do not have', { harborLicense: 'licenses/a.jpg' }, 'harborLicense'],
])('refuses %s, and says so', async (_, changes, message) => {
  const phone = freshPhone();
  const account = {
    role: 'owner',
    fullName: 'Marie Roy',
    email: `${phone}@example.com`,
    phone,
    password: 'a calm harbour',
  };

  const { status, err, created } = await createAccount(['--batch'], {
    input: JSON.stringify([{ ...account, ...changes }]),
  });

  expect({ status, created }).toEqual({ status: 1, created: [] });
  expect(err).toContain(message);
});
