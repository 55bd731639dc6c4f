import { freshPhone } from '@harbourline/client';
import { delayBeforeGuess } from '../src/domain/delay-before-guess';
import { guessesAt } from '../src/domain/limits';
import { PASSWORD, registered } from './accounts';
import { newAddress, type Answer, type Browser } from './browser';
import { DEVICE_COOKIE, startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' }, undefined, delayBeforeGuess);
});
afterAll(() => identity.stop());

const signIn = (browser: Browser, phone: string, password = PASSWORD) =>
  browser.post('/api/auth/login', { phone, password });
const guess = (browser: Browser, phone: string) => signIn(browser, phone, 'something else');
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);

/** As after so many wrong passwords, without the wait that they cost. */
async function wrongBefore(key: string, count: number): Promise<void> {
  const resetAt = new Date(identity.clock.now().getTime() + 15 * 60_000);
  const counted = { count, resetAt };
  await identity.db.client.attempt.upsert({ where: { key }, create: { key, ...counted }, update: counted });
}

async function guessInTurn(times: number, from: () => Browser, phone: () => string) {
  const answers: Answer[] = [];
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const started = performance.now();
    answers.push(await guess(from(), phone()));
    took.push(performance.now() - started);
  }
  return { answers, took };
}

const WRONG = Array<number>(9).fill(401);

it('slows wrong passwords down from the fourth on and refuses from the tenth on, for one phone and from one address', async () => {
  const { phone, id } = await registered(identity);
  const [nobodys, address] = [freshPhone(), newAddress()];
  const series = await Promise.all([
    guessInTurn(
      11,
      () => identity.browser(),
      () => phone,
    ),
    guessInTurn(
      11,
      () => identity.browser(),
      () => nobodys,
    ),
    guessInTurn(11, () => identity.browser(address), freshPhone),
  ]);

  for (const { answers, took } of series) {
    expect(statusesOf(answers)).toEqual([...WRONG, 429, 429]);
    const waits = [0, 0, 0, 200, 400, 800, 1_600, 2_000, 2_000];
    waits.forEach((least, turn) => expect(took[turn]).toBeGreaterThanOrEqual(least - 1));
    const refused = answers[9];
    expect(refused?.body).toEqual({
      code: 'too_many_requests',
      message: 'Too many requests. Please try again later.',
      requestId: expect.any(String),
    });
    expect(refused?.headers.get('retry-after')).toBe('900');
    expect(refused?.headers.getSetCookie()).toEqual([]);
  }
  const [joined, ...guesses] = identity.log.security(id).map(({ event, outcome }) => [event, outcome].join(' '));
  expect(joined).toBe('registration succeeded');
  expect(guesses).toEqual([...Array<string>(9).fill('sign_in failed'), 'guessing blocked', 'guessing blocked']);
});

it('never makes anybody wait longer than two seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(delayBeforeGuess)).toEqual([
    0, 0, 0, 200, 400, 800, 1_600, 2_000, 2_000, 2_000,
  ]);
});

it('refuses without looking at the password, and lets the right user in once the block has lapsed', async () => {
  const { phone } = await registered(identity);
  await wrongBefore(guessesAt.phone(phone), 9);
  identity.clock.advance({ minutes: 14 });

  const refused = await signIn(identity.browser(), phone);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);

  identity.clock.advance({ seconds: 60 });
  expect((await signIn(identity.browser(), phone)).status).toBe(200);
});

it('does not prolong a block with what is tried meanwhile', async () => {
  const { phone } = await registered(identity);
  await wrongBefore(guessesAt.phone(phone), 9);
  for (let turn = 0; turn < 5; turn += 1) {
    identity.clock.advance({ minutes: 2 });
    expect((await guess(identity.browser(), phone)).status).toBe(429);
  }
  identity.clock.advance({ minutes: 5 });
  expect((await signIn(identity.browser(), phone)).status).toBe(200);
});

it('gives fifty wrong guesses at once no more than nine', async () => {
  const { phone } = await registered(identity);

  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(identity.browser(), phone)));

  expect(statusesOf(answers).sort()).toEqual([...WRONG, ...Array<number>(41).fill(429)]);
  expect((await signIn(identity.browser(), phone)).status).toBe(429);
});

it('lets a dozen people at one address sign in at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => registered(identity)));
  const address = newAddress();

  const answers = await Promise.all(people.map(({ phone }) => signIn(identity.browser(address), phone)));

  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
});

it('counts no right password: one may sign in as often as one likes', async () => {
  const { phone } = await registered(identity);
  const address = newAddress();
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await signIn(identity.browser(address), phone)).status).toBe(200);
  }
  const kept = await identity.db.client.attempt.findUnique({ where: { key: guessesAt.phone(phone) } });
  expect(kept).toMatchObject({ count: 0, pending: 0 });
});

it('does not let a right password wash away the wrong ones of the same address', async () => {
  const own = await registered(identity);
  const address = newAddress();
  await wrongBefore(guessesAt.address(address), 8);

  expect((await signIn(identity.browser(address), own.phone)).status).toBe(200);
  expect((await guess(identity.browser(address), freshPhone())).status).toBe(401);
  expect((await signIn(identity.browser(address), own.phone)).status).toBe(429);
});

it('counts the addresses of one IPv6 subscriber together', async () => {
  await wrongBefore(guessesAt.address('2001:db8:1:2'), 9);
  expect((await guess(identity.browser('2001:db8:1:2::7'), freshPhone())).status).toBe(429);
  expect((await guess(identity.browser('2001:db8:1:3::7'), freshPhone())).status).toBe(401);
});

describe('a browser that somebody has signed in with before', () => {
  it('gets its user in while strangers are refused, even from the same address', async () => {
    const { phone, browser } = await registered(identity);
    await browser.post('/api/auth/logout');
    await wrongBefore(guessesAt.phone(phone), 9);
    await wrongBefore(guessesAt.address(browser.address), 9);

    expect((await signIn(identity.browser(), phone)).status).toBe(429);
    expect((await signIn(browser, phone)).status).toBe(200);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });

  it('has guesses of its own, and not more than others', async () => {
    const { phone, browser } = await registered(identity);
    const [, device = ''] = browser.cookie('device').split('.');
    await wrongBefore(guessesAt.device(device), 8);

    expect(statusesOf([await guess(browser, phone), await signIn(browser, phone)])).toEqual([401, 429]);
    expect((await signIn(identity.browser(), phone)).status).toBe(200);
  });

  it('stays the same one when it signs in again', async () => {
    const { phone, browser } = await registered(identity);
    const before = browser.cookie('device');
    await signIn(browser, phone);
    expect(browser.cookie('device')).toBe(before);
  });

  it('has its wrong guesses counted for the phone as well', async () => {
    const { phone, browser } = await registered(identity);
    await wrongBefore(guessesAt.phone(phone), 8);

    expect((await guess(browser, phone)).status).toBe(401);
    expect((await signIn(identity.browser(), phone)).status).toBe(429);
    expect((await signIn(browser, phone)).status).toBe(200);
  });

  it('is a stranger once the password is another one', async () => {
    const { id, phone, browser } = await registered(identity);
    const newPassword = 'another harbour';
    const changed = await browser.patch(`/api/users/${id}`, {
      currentPassword: PASSWORD,
      newPassword,
      confirmNewPassword: newPassword,
    });
    expect(changed.status).toBe(200);
    await wrongBefore(guessesAt.phone(phone), 9);
    expect((await signIn(browser, phone, newPassword)).status).toBe(429);
  });

  it('is one of ten: the one used longest ago is forgotten', async () => {
    const { id, phone, browser } = await registered(identity);
    const second = identity.browser();
    identity.clock.advance({ seconds: 1 });
    await signIn(second, phone);
    for (let other = 0; other < 9; other += 1) {
      identity.clock.advance({ seconds: 1 });
      await signIn(identity.browser(), phone);
    }
    expect(await identity.db.client.knownDevice.count({ where: { userId: id } })).toBe(10);
    await wrongBefore(guessesAt.phone(phone), 9);
    expect((await signIn(browser, phone)).status).toBe(429);
    expect((await signIn(second, phone)).status).toBe(200);
  });

  it('helps with no other account, and not when its cookie is made up', async () => {
    const [own, other] = [await registered(identity), await registered(identity)];
    await wrongBefore(guessesAt.phone(other.phone), 9);
    const device = own.browser.cookie('device');
    const signature = device.slice(device.lastIndexOf('.'));

    for (const cookie of [device, `${other.id}.x${signature}`, `${other.id}.x.x`, `${other.id}.x`, '..', 'x']) {
      const browser = identity.browser();
      browser.cookies.set(DEVICE_COOKIE, cookie);
      expect([cookie, (await signIn(browser, other.phone)).status]).toEqual([cookie, 429]);
    }
  });
});

it('holds no database connection while it makes somebody wait', async () => {
  const small = await startIdentity({ RATE_LIMIT: 'on', DATABASE_POOL: '2' }, undefined, delayBeforeGuess);
  try {
    const { phone } = await registered(small);
    const address = newAddress();
    const resetAt = new Date(small.clock.now().getTime() + 60_000);
    const slowed = Array.from({ length: 8 }, freshPhone);
    await small.db.client.attempt.createMany({
      data: slowed.map((each) => ({ key: guessesAt.phone(each), count: 8, resetAt })),
    });
    const order: string[] = [];
    const waiting = slowed.map((each) => guess(small.browser(), each).then(() => order.push('slowed')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await signIn(small.browser(address), phone)).status).toBe(200);
    order.push('quick');
    await Promise.all(waiting);

    expect(order[0]).toBe('quick');
  } finally {
    await small.stop();
  }
});

it('holds for all replicas', async () => {
  const { phone } = await registered(identity);
  const replica = await identity.replica();
  try {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => guess((turn % 2 ? identity : replica).browser(), phone)),
    );
    expect(statusesOf(answers).sort()).toEqual([...WRONG, ...Array<number>(21).fill(429)]);
  } finally {
    await replica.stop();
  }
});
