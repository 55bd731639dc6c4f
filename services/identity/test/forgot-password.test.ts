import { request as httpRequest } from 'node:http';
import { freshPhone } from '@harbourline/client';
import { passwordResetRequested } from '@harbourline/contracts';
import { eventually } from '@harbourline/test-kit/eventually';
import { registered } from './accounts';
import { newAddress } from './browser';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity.stop());

const forgot = (phone: string, browser = identity.browser()) => browser.post('/api/forgot-password', { phone });
const sentTo = (userId: number) => eventsAbout(identity, userId, passwordResetRequested);

async function untilAnswered(): Promise<void> {
  const waiting = () => identity.db.client.passwordResetRequest.count();
  await eventually('all requests were taken up', async () => (await waiting()) === 0);
}

it('sends a link that is good for thirty minutes, sealed', async () => {
  const { id, phone } = await registered(identity);

  const { status, body } = await forgot(`(${phone.slice(2, 5)}) ${phone.slice(5)}`);

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: 'If there is an account with this phone number, we have sent a reset link to its email address.',
    },
  });
  await untilAnswered();
  const [sent, ...more] = await sentTo(id);
  expect(more).toEqual([]);
  const expiresAt = new Date(identity.clock.now().getTime() + 30 * 60_000).toISOString();
  expect(sent?.data).toEqual({ userId: id, expiresAt, sealedToken: expect.any(String) as unknown });
  const token = unsealed('reset', sent?.data['sealedToken']);
  expect(token).toMatch(/^[\w-]{43}$/);
  const link = await identity.db.client.passwordResetToken.findFirstOrThrow({ where: { userId: id } });
  expect(link).toMatchObject({ used: false, expiresAt: new Date(expiresAt) });
  expect(link.token).not.toBe(token);
});

it('stores the token nowhere', async () => {
  const { id, phone } = await registered(identity);
  await forgot(phone);
  await untilAnswered();
  const [sent] = await sentTo(id);
  const token = unsealed('reset', sent?.data['sealedToken']);

  const rows = await identity.db.client.$queryRaw<{ row: string }[]>`
    SELECT password_reset_tokens::text AS row FROM password_reset_tokens UNION ALL SELECT outbox::text FROM kit.outbox
    UNION ALL SELECT attempts::text FROM attempts`;
  const stored = rows.map(({ row }) => row).join('\n');
  expect(stored).toContain(String(sent?.data['sealedToken']));
  expect(stored).not.toContain(token);
});

it('sends nothing to an unknown phone, or for a deactivated account', async () => {
  const { id, phone } = await registered(identity);
  await identity.db.client.user.update({ where: { id }, data: { active: false } });

  expect([(await forgot(freshPhone())).status, (await forgot(phone)).status]).toEqual([200, 200]);
  await untilAnswered();

  expect(await sentTo(id)).toEqual([]);
});

it('answers byte for byte alike for a known, an unknown and a deactivated phone', async () => {
  const [known, inactive] = [await registered(identity), await registered(identity)];
  await identity.db.client.user.update({ where: { id: inactive.id }, data: { active: false } });

  const answers = await Promise.all([known.phone, freshPhone(), inactive.phone].map(rawAnswer));

  expect(answers[0]).toMatch(/^HTTP 200 OK\n/);
  expect(answers[0]).toContain('content-length');
  expect(new Set(answers).size).toBe(1);
});

/** Status, headers in their order and body, as they came; without what differs from one answer to any other. */
function rawAnswer(phone: string): Promise<string> {
  const body = JSON.stringify({ phone });
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${identity.url}/api/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    });
    asked.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const headers: string[] = [];
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2);
          if (!/^(date|x-request-id)$/i.test(name)) headers.push(`${name.toLowerCase()}: ${value}`);
        }
        const status = `HTTP ${response.statusCode} ${response.statusMessage}`;
        resolve([status, ...headers, '', Buffer.concat(chunks).toString('base64')].join('\n'));
      });
    });
    asked.end(body);
  });
}

it.each([
  ['', 'Phone number is required'],
  ['416 555', 'Phone number must be at least 10 digits'],
  ['0000000000', 'Please enter a valid phone number'],
])('asks again for the phone "%s": %s', async (phone, message) => {
  expect(await forgot(phone)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { phone: message } },
  });
});

it('says that a phone number is required where there is none', async () => {
  const { status, body } = await identity.browser().post('/api/forgot-password', {});
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: { phone: 'Phone number is required' } } });
});

it('makes the older link useless when a new one is sent', async () => {
  const { id, phone } = await registered(identity);
  for (let turn = 0; turn < 2; turn += 1) {
    await forgot(phone);
    await untilAnswered();
  }

  const [first, second] = (await sentTo(id)).map(({ data }) => unsealed('reset', data['sealedToken']));
  const check = (token = '') => identity.browser().get(`/api/reset-password?token=${token}`);
  expect([(await check(first)).status, (await check(second)).status]).toEqual([404, 204]);
});

it('takes requests up once, however many replicas there are', async () => {
  const replica = await identity.replica();
  try {
    const people = await Promise.all(Array.from({ length: 10 }, () => registered(identity)));
    await Promise.all(people.flatMap(({ phone }) => [forgot(phone), forgot(freshPhone())]));
    await untilAnswered();
    const sent = await Promise.all(people.map(({ id }) => sentTo(id)));
    expect(sent.map((events) => events.length)).toEqual(Array<number>(10).fill(1));
  } finally {
    await replica.stop();
  }
});

it('forgets a request that was left lying for thirty minutes', async () => {
  const { id, phone } = await registered(identity);
  const createdAt = new Date(identity.clock.now().getTime() - 30 * 60_000);
  await identity.db.client.passwordResetRequest.create({ data: { phone, createdAt } });

  await untilAnswered();
  expect(await sentTo(id)).toEqual([]);
});

it.each([
  ['a known phone', async () => (await registered(identity)).phone],
  ['an unknown phone', async () => freshPhone()],
])('takes five requests an hour for %s', async (_, whose) => {
  const phone = await whose();
  const answers = await Promise.all(Array.from({ length: 7 }, () => forgot(phone)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'too_many_requests' });
  expect(refused?.headers.get('retry-after')).toBe('3600');
  identity.clock.advance({ minutes: 60 });
  expect((await forgot(phone)).status).toBe(200);
});

it('takes thirty requests an hour from one address', async () => {
  const browser = identity.browser();
  const answers = await Promise.all(Array.from({ length: 32 }, () => forgot(freshPhone(), browser)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect((await forgot(freshPhone())).status).toBe(200);
});
