import { freshPhone } from '@harbourline/client';
import { administrator, registrationForm, signedIn } from './accounts';
import { isCommonPassword } from '../src/passwords/is-common-password';
import common from '../src/passwords/common-passwords.json';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const register = (password: string, phone = freshPhone()) =>
  identity.browser().post('/api/auth/register', registrationForm({ password, phone }));
const signIn = async (phone: string, password: string) =>
  (await identity.browser().post('/api/auth/login', { phone, password })).status;

it.each([
  ['letters alone', 'thewindisfair'],
  ['digits alone', '8305712964'],
  ['blanks and signs of any alphabet', ' été à la mer ⛵ 海 '],
  ['64 characters', 'sea '.repeat(16)],
  ['200 characters', 'x1'.repeat(100)],
])('of %s may be chosen, and opens exactly as it was chosen', async (_, password) => {
  const phone = freshPhone();
  expect((await register(password, phone)).status).toBe(201);
  expect(await signIn(phone, password)).toBe(200);
  expect(await signIn(phone, password.slice(0, -1))).toBe(401);
  expect(await signIn(phone, password.replace(/./u, 'X'))).toBe(401);
});

it('goes on being good for years', async () => {
  const phone = freshPhone();
  await register('the wind is fair', phone);
  identity.clock.advance({ hours: 24 * 365 * 3 });
  expect(await signIn(phone, 'the wind is fair')).toBe(200);
});

it('is none of the most common three thousand that are long enough', () => {
  const longEnough = common.filter(({ length }) => length >= 6);
  expect(new Set(longEnough).size).toBeGreaterThanOrEqual(3_000);
  expect(longEnough.every((password) => isCommonPassword(password.toUpperCase()))).toBe(true);
});

it.each(['Toronto2026!', 'harbourline', 'HARBOURLINE-1', '--yacht--99', 'c4p_Captain007'.slice(4), 'admin123'])(
  'is none of the words that come to mind here: %s',
  async (password) => {
    const { status, body } = await register(password);
    expect([status, body['fields']]).toEqual([
      400,
      { password: 'This password is too common. Please choose another one.' },
    ]);
  },
);

it('may have such a word in it', async () => {
  expect((await register('toronto in the rain')).status).toBe(201);
});

it('has no hint and no question beside it: what is sent of that kind is nowhere', async () => {
  const form = registrationForm({ passwordHint: 'like my boat', secretQuestion: 'Which boat?', secretAnswer: 'Mine' });
  await identity.browser().post('/api/auth/register', form);
  const ana = await administrator(identity);
  const [known, asAdministrator] = [await signedIn(identity, form.phone), ana.browser];
  const answers = [await known.get('/api/auth/me'), await asAdministrator.get('/api/users')];
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/like my boat|Which boat|Mine/);
});
