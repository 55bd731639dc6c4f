import { freshPhone } from '@harbourline/client';
import { phoneCodeRequested, userUpdated } from '@harbourline/contracts';
import { PASSWORD, registered, type Registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on', PHONE_CODES_PER_BLOCK: '8' });
});
afterAll(() => identity?.stop());
afterEach(() => identity.db.client.attempt.deleteMany());

const ask = ({ browser }: Registered) => browser.post('/api/auth/phone-code');
const answer = ({ browser }: Registered, code: string) => browser.post('/api/auth/confirm-phone', { code });
const switchSms = ({ browser }: Registered, enabled: boolean) => browser.put('/api/auth/sms', { enabled });
const codesOf = async ({ id }: Registered) =>
  (await eventsAbout(identity, id, phoneCodeRequested)).map(({ data }) => unsealed('phoneCode', data['sealedCode']));
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const change = ({ browser, id }: Registered, form: object) => browser.patch(`/api/users/${id}`, form);

it('is none for a new account, whose phone only a code proves that was sent to it', async () => {
  const rosa = await registered(identity);
  expect((await rosa.browser.get('/api/auth/me')).body).toMatchObject({ phoneConfirmed: false, smsEnabled: false });

  expect((await ask(rosa)).status).toBe(204);
  const [asked] = await eventsAbout(identity, rosa.id, phoneCodeRequested);
  expect(asked?.data).toMatchObject({ userId: rosa.id, phone: rosa.phone });
  const [code = ''] = await codesOf(rosa);
  expect(code).toMatch(/^\d{6}$/);
  expect(await answer(rosa, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({
    status: 200,
    body: { phoneConfirmed: true, smsEnabled: false },
  });

  const [told, ...more] = await eventsAbout(identity, rosa.id, userUpdated);
  expect(more).toEqual([]);
  expect(told?.data).toMatchObject({ phoneConfirmed: true, smsEnabled: false });
  expect((await answer(rosa, '000000')).status).toBe(200);
  expect((await ask(rosa)).status).toBe(204);
  expect(await codesOf(rosa)).toHaveLength(1);
});

it('is asked for before SMS are switched on', async () => {
  const rosa = await registered(identity);
  expect(await switchSms(rosa, true)).toMatchObject({ status: 409, body: { code: 'phone_not_confirmed' } });
  await ask(rosa);
  await answer(rosa, (await codesOf(rosa))[0] ?? '');
  expect(await switchSms(rosa, true)).toMatchObject({ status: 200, body: { smsEnabled: true } });
  expect(await switchSms(rosa, true)).toMatchObject({ status: 200, body: { smsEnabled: true } });
  expect((await eventsAbout(identity, rosa.id, userUpdated)).map(({ data }) => data['smsEnabled'])).toEqual([
    false,
    true,
  ]);
  expect(await switchSms(rosa, false)).toMatchObject({ status: 200, body: { smsEnabled: false } });
});

it('ends with the number, also when the release before this one changes it', async () => {
  const rosa = await registered(identity);
  await ask(rosa);
  await answer(rosa, (await codesOf(rosa))[0] ?? '');
  await switchSms(rosa, true);
  const changed = await change(rosa, { phone: freshPhone(), currentPassword: PASSWORD });
  expect(changed).toMatchObject({ status: 200, body: { phoneConfirmed: false, smsEnabled: false } });

  const data = { phoneConfirmedAt: new Date(), smsEnabled: true };
  await identity.db.client.user.update({ where: { id: rosa.id }, data });
  await identity.db.client.$executeRaw`UPDATE users SET phone = ${freshPhone()} WHERE id = ${rosa.id}`;
  expect((await rosa.browser.get('/api/auth/me')).body).toMatchObject({ phoneConfirmed: false, smsEnabled: false });
});

describe('a code', () => {
  it('is useless after five wrong ones, even many at once, and the right one too', async () => {
    const rosa = await registered(identity);
    await ask(rosa);
    const [code = ''] = await codesOf(rosa);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => answer(rosa, otherThan(code))));
    expect(wrong.map(({ status }) => status).sort()).toEqual([...Array(7).fill(409), ...Array(5).fill(422)]);
    expect(await answer(rosa, code)).toMatchObject({ status: 409, body: { code: 'phone_code_invalid' } });
    await ask(rosa);
    expect((await answer(rosa, code)).status).toBe(422);
    expect((await answer(rosa, (await codesOf(rosa))[1] ?? '')).status).toBe(200);
  });

  it('is useless after ten minutes, for another number, and for somebody else', async () => {
    const [rosa, ana] = [await registered(identity), await registered(identity)];
    await ask(rosa);
    await ask(ana);
    const [[code = ''], [others = '']] = await Promise.all([codesOf(rosa), codesOf(ana)]);
    if (code !== others) expect((await answer(rosa, others)).status).toBe(422);
    await change(rosa, { phone: freshPhone(), currentPassword: PASSWORD });
    expect((await answer(rosa, code)).status).toBe(409);
    identity.clock.advance({ minutes: 10 });
    expect((await answer(ana, others)).status).toBe(409);
  });

  it('is kept nowhere in the open', async () => {
    const rosa = await registered(identity);
    await ask(rosa);
    const [code = ''] = await codesOf(rosa);
    const kept = await identity.db.client.phoneCode.findUniqueOrThrow({ where: { userId: rosa.id } });
    const events = await eventsAbout(identity, rosa.id, phoneCodeRequested);
    expect(kept.hash).not.toContain(code);
    expect(JSON.stringify(events.map(({ data }) => data['sealedCode']))).not.toContain(code);
  });

  it.each([
    ['', 'The code has 6 digits'],
    ['12345', 'The code has 6 digits'],
    ['abcdef', 'The code has 6 digits'],
  ])('is not %j: %s', async (code, message) => {
    const rosa = await registered(identity);
    expect(await answer(rosa, code)).toMatchObject({ status: 400, body: { fields: { code: message } } });
  });

  it.each([
    ['+19005550199', 'a premium number'],
    ['+18005550199', 'a toll-free number'],
    ['+18765550123', 'Jamaica'],
    ['+881612345678', 'a satellite'],
    ['+447400123456', 'the United Kingdom'],
  ])('does not go to %s: %s', async (phone) => {
    const rosa = await registered(identity, { phone });
    expect(await ask(rosa)).toMatchObject({
      status: 422,
      body: {
        code: 'phone_out_of_reach',
        message: 'We can send text messages to mobile phones of these countries only: Canada, United States, Mexico.',
      },
    });
    expect(await codesOf(rosa)).toEqual([]);
  });

  it('is for who is signed in, and whose account is active', async () => {
    const rosa = await registered(identity);
    await identity.db.client.user.update({ where: { id: rosa.id }, data: { active: false } });
    for (const refused of [await ask(rosa), await answer(rosa, '123456'), await switchSms(rosa, true)]) {
      expect(refused.status).toBe(401);
    }
    expect((await identity.browser().post('/api/auth/phone-code')).status).toBe(401);
  });
});

describe('codes', () => {
  it('are five a day for an account, which a new number does not change, and for a number', async () => {
    const rosa = await registered(identity);
    for (let n = 0; n < 3; n += 1) expect((await ask(rosa)).status).toBe(204);
    await change(rosa, { phone: freshPhone(), currentPassword: PASSWORD });
    for (let n = 0; n < 2; n += 1) expect((await ask(rosa)).status).toBe(204);
    const refused = await ask(rosa);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);

    const ana = await registered(identity);
    await change(ana, { phone: rosa.phone, currentPassword: PASSWORD });
    for (let n = 0; n < 2; n += 1) expect((await ask(ana)).status).toBe(204);
    expect((await ask(ana)).status).toBe(429);
  });

  it('are ten a day from an address, and as many as are set for a block of numbers, whoever asks', async () => {
    const address = '203.0.113.7';
    const askFrom = async (person: Registered) => person.browser.copy(address).post('/api/auth/phone-code');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await askFrom(await registered(identity))).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);

    const inBlock: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      inBlock.push((await ask(await registered(identity, { phone: `+1647555${1000 + n}` }))).status);
    }
    expect(inBlock).toEqual([...Array(8).fill(204), 429]);
  });

  it('take nothing of everybody’s budget once their own is used up', async () => {
    const rosa = await registered(identity);
    for (let n = 0; n < 9; n += 1) await ask(rosa);
    const ofAll = await identity.db.client.attempt.findUnique({ where: { key: 'phone-code:all' } });
    expect(ofAll?.count).toBe(5);
  });
});
