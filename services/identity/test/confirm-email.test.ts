import { createPrivateKey } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { emailConfirmationRequested, userRegistered, userUpdated } from '@harbourline/contracts';
import { confirmationLinks } from '../src/tokens/confirmation-links';
import { signing } from '../src/tokens/signing';
import { registered, type Registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity.stop());

const confirm = (token: unknown, browser = identity.browser()) => browser.post('/api/auth/confirm-email', { token });
const isVerified = async ({ browser }: Registered) => (await browser.get('/api/auth/me')).body['isVerified'];

/** The token of the link in the welcome mail. */
async function welcomeLinkOf({ id }: Registered): Promise<string> {
  const [welcome] = await eventsAbout(identity, id, userRegistered);
  return unsealed('confirmation', welcome?.data['sealedConfirmation']);
}

const linksAskedFor = ({ id }: Registered) => eventsAbout(identity, id, emailConfirmationRequested);

const INVALID = {
  status: 404,
  body: { code: 'confirmation_link_invalid', message: 'This confirmation link is invalid or expired.' },
};

it('confirms the address that the welcome mail went to, and tells the other services', async () => {
  const user = await registered(identity);
  expect(await isVerified(user)).toBe(false);

  expect((await confirm(await welcomeLinkOf(user))).status).toBe(204);

  expect(await isVerified(user)).toBe(true);
  expect(await eventsAbout(identity, user.id, userUpdated)).toEqual([
    {
      type: userUpdated.type,
      subject: String(user.id),
      version: 2,
      data: expect.objectContaining({ id: user.id, email: user.email, emailConfirmed: true, active: true }) as unknown,
    },
  ]);
});

it('does no harm when the link is opened again, or many times at once', async () => {
  const user = await registered(identity);
  const token = await welcomeLinkOf(user);

  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
  answers.push(await confirm(token));

  expect(answers.map(({ status }) => status)).toEqual(Array<number>(9).fill(204));
  expect(await eventsAbout(identity, user.id, userUpdated)).toHaveLength(1);
});

it('refuses a link for an address that has been changed since', async () => {
  const user = await registered(identity);
  const token = await welcomeLinkOf(user);
  await identity.db.client.user.update({ where: { id: user.id }, data: { email: `new${user.email}` } });

  expect(await confirm(token)).toMatchObject(INVALID);
  expect(await isVerified(user)).toBe(false);
});

it('takes a link for seven days', async () => {
  const [early, late] = [await registered(identity), await registered(identity)];
  const tokens = [await welcomeLinkOf(early), await welcomeLinkOf(late)];
  identity.clock.advance({ days: 7, seconds: -2 });
  expect((await confirm(tokens[0])).status).toBe(204);
  identity.clock.advance({ seconds: 2 });
  expect(await confirm(tokens[1])).toMatchObject(INVALID);
});

it('refuses what it has not signed for this purpose', async () => {
  const user = await registered(identity);
  const token = await welcomeLinkOf(user);
  const other = await registered(identity);
  const own = createPrivateKey(identity.privateKey);
  const stranger = testKeyPair('stranger').privateKey;
  const said = token.slice(0, token.lastIndexOf('.'));
  const signature = token.slice(token.lastIndexOf('.'));

  const forged = {
    'a word': 'hello',
    'no signature': said,
    "a stranger's": confirmationLinks([stranger]).issue(user, identity.clock.now()),
    'for another purpose': signing([own], 'known device').sign(said),
    "another user's id": said.replace(String(user.id), String(other.id)) + signature,
    'a cookie': user.browser.cookie('device'),
    'an access token': user.browser.cookie('access'),
  };
  for (const [kind, each] of Object.entries(forged)) {
    expect([kind, await confirm(each)]).toMatchObject([kind, INVALID]);
  }
  expect(await confirm('')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await isVerified(user)).toBe(false);
});

describe('a new link', () => {
  const askAgain = ({ browser }: Registered) => browser.post('/api/auth/confirmation');

  it('is sent to whoever asks for it, and works', async () => {
    const user = await registered(identity);

    expect((await askAgain(user)).status).toBe(204);

    const [asked, ...more] = await linksAskedFor(user);
    expect(more).toEqual([]);
    expect(asked?.data).toEqual({ userId: user.id, email: user.email, sealedToken: expect.any(String) as unknown });
    expect((await confirm(unsealed('confirmation', asked?.data['sealedToken']))).status).toBe(204);
    expect(await isVerified(user)).toBe(true);
  });

  it('is not sent when the address is confirmed already', async () => {
    const user = await registered(identity);
    await confirm(await welcomeLinkOf(user));

    expect((await askAgain(user)).status).toBe(204);
    expect(await linksAskedFor(user)).toEqual([]);
  });

  it('is sent three times an hour, the one in the welcome mail included', async () => {
    const user = await registered(identity);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askAgain(user)));

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('3600');
    expect(await linksAskedFor(user)).toHaveLength(2);

    identity.clock.advance({ minutes: 60 });
    expect((await askAgain(user)).status).toBe(204);
  });

  it('is for who is signed in, and whose account is active', async () => {
    const guest = await identity.browser().post('/api/auth/confirmation');
    expect(guest).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });

    const user = await registered(identity);
    await identity.db.client.user.update({ where: { id: user.id }, data: { active: false } });
    expect((await askAgain(user)).status).toBe(401);
    expect(await linksAskedFor(user)).toEqual([]);
  });
});

it('has a link in the welcome mail of every account, and never in the open', async () => {
  const user = await registered(identity, { phone: freshPhone() });
  const token = await welcomeLinkOf(user);
  const rows = await identity.db.client.$queryRaw<{ row: string }[]>`SELECT outbox::text AS row FROM kit.outbox`;
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
});
