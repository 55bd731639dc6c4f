import { freshPhone } from '@harbourline/client';
import { accountSecured, emailConfirmationRequested, userUpdated } from '@harbourline/contracts';
import { PASSWORD, registered, signedIn } from './accounts';
import type { Browser } from './browser';
import { eventsAbout, unsealed } from './events';
import { ASKS_FOR_PASSWORD, confirmEmail, newPassword, refusal, registeredEarlier, secure, update } from './profiles';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity.stop());

const refresh = (browser: Browser) => browser.post('/api/auth/refresh');

describe('email, phone and password', () => {
  const changes: [string, () => Record<string, string>][] = [
    ['email', () => ({ email: `rosa.${freshPhone().slice(1)}@example.com` })],
    ['phone', () => ({ phone: freshPhone() })],
    ['password', () => ({ password: newPassword })],
  ];

  it.each(changes)('need the current password or a recent sign-in: %s', async (_what, change) => {
    const rosa = await registeredEarlier(identity);

    expect(await update(rosa, change())).toMatchObject(
      refusal(403, 'recent_sign_in_required', ASKS_FOR_PASSWORD, 'currentPassword'),
    );
    expect(await update(rosa, { ...change(), currentPassword: 'something else' })).toMatchObject(
      refusal(422, 'wrong_password', 'Your current password is incorrect.', 'currentPassword'),
    );
    expect(await eventsAbout(identity, rosa.id, userUpdated, accountSecured)).toEqual([]);
    expect((await update(rosa, { ...change(), currentPassword: PASSWORD })).status).toBe(200);
  });

  it('need the current password where we write to somebody else afterwards, however recent the sign-in', async () => {
    const rosa = await registered(identity);
    for (const change of [{ phone: freshPhone() }, { email: `new.${rosa.email}` }]) {
      for (const password of [undefined, newPassword]) {
        expect(await update(rosa, { ...change, password })).toMatchObject(
          refusal(403, 'recent_sign_in_required', ASKS_FOR_PASSWORD, 'currentPassword'),
        );
      }
    }
    identity.clock.advance({ minutes: 9, seconds: 59 });
    expect((await update(rosa, { password: newPassword })).status).toBe(200);
  });

  it('take no sign-in for a recent one that is over', async () => {
    const rosa = await registered(identity);
    const copy = rosa.browser.copy();
    await rosa.browser.post('/api/auth/logout');
    const { status } = await update(rosa, { password: newPassword }, copy);
    // The end of the session may have been heard of already, or not yet.
    expect([401, 403]).toContain(status);
  });

  it('cannot be had by guessing the current password, which is slowed and then refused', async () => {
    const rosa = await registeredEarlier(identity);
    const [key, resetAt] = [`current-password:${rosa.id}`, new Date(identity.clock.now().getTime() + 15 * 60_000)];
    await identity.db.client.attempt.create({ data: { key, count: 8, resetAt } });
    const change = { phone: freshPhone() };

    expect((await update(rosa, { ...change, currentPassword: 'something else' })).status).toBe(422);
    const refused = await update(rosa, { ...change, currentPassword: PASSWORD });

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    identity.clock.advance({ minutes: 15 });
    expect((await update(rosa, { ...change, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('are told to the address that was known before', async () => {
    const rosa = await registered(identity);
    const email = `new.${rosa.email}`;
    await confirmEmail(identity, rosa);
    await secure(rosa, { email, phone: freshPhone(), password: newPassword });

    const [told, ...more] = await eventsAbout(identity, rosa.id, accountSecured);
    expect(more).toEqual([]);
    expect(told?.data).toEqual({
      userId: rosa.id,
      fullName: 'Rosa Martin',
      email: rosa.email,
      changed: ['email', 'phone', 'password'],
    });
  });

  it('are not told to an address that was never confirmed and is given up, as it may be a stranger’s', async () => {
    const rosa = await registered(identity);
    await secure(rosa, { email: `new.${rosa.email}` });
    expect(await eventsAbout(identity, rosa.id, accountSecured)).toEqual([]);
    await secure(rosa, { phone: freshPhone() });
    const [told] = await eventsAbout(identity, rosa.id, accountSecured);
    expect(told?.data).toMatchObject({ email: `new.${rosa.email}`, changed: ['phone'] });
  });

  it('make the reset links useless that are on their way', async () => {
    const rosa = await registered(identity);
    const token = { userId: rosa.id, token: `hash of ${rosa.id}`, createdAt: new Date(), expiresAt: new Date() };
    await identity.db.client.passwordResetToken.create({ data: token });

    await secure(rosa, { email: `new.${rosa.email}` });

    expect(await identity.db.client.passwordResetToken.count({ where: { userId: rosa.id, used: false } })).toBe(0);
  });
});

describe('a new email address', () => {
  it('has to be confirmed anew, by a link that is sent to it', async () => {
    const rosa = await registered(identity);
    await identity.db.client.user.update({ where: { id: rosa.id }, data: { isVerified: true } });
    const email = `New.${rosa.email}`;

    const { body } = await secure(rosa, { email });

    expect(body).toMatchObject({ email, isVerified: false });
    const [asked, ...more] = await eventsAbout(identity, rosa.id, emailConfirmationRequested);
    expect(more).toEqual([]);
    expect(asked?.data).toMatchObject({ userId: rosa.id, email });
    const token = unsealed('confirmation', asked?.data['sealedToken']);
    expect((await identity.browser().post('/api/auth/confirm-email', { token })).status).toBe(204);
    expect((await rosa.browser.get('/api/auth/me')).body).toMatchObject({ isVerified: true });
  });

  it('and a new phone are refused while another account has them, however they are written', async () => {
    const [rosa, other] = [await registered(identity), await registered(identity)];

    expect(await secure(rosa, { email: other.email.toUpperCase() })).toMatchObject(
      refusal(409, 'email_taken', 'This email address is already registered.'),
    );
    expect(await secure(rosa, { phone: `(${other.phone.slice(2, 5)}) ${other.phone.slice(5)}` })).toMatchObject(
      refusal(409, 'phone_taken', 'This phone number is already registered.'),
    );
    expect(await secure(rosa, { phone: other.phone, email: other.email })).toMatchObject({ status: 409 });
    expect(await eventsAbout(identity, rosa.id, userUpdated, accountSecured)).toEqual([]);
  });

  it.each(['email', 'phone'] as const)('goes to one of many who ask for the same %s at once', async (field) => {
    const people = await Promise.all(Array.from({ length: 3 }, () => registered(identity)));
    const wanted = { email: `one.${freshPhone().slice(1)}@example.com`, phone: freshPhone() }[field];

    const answers = await Promise.all(people.map((person) => secure(person, { [field]: wanted })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: `${field}_taken` });
    }
  });

  it('keeps one order of many changes at once, each told as its own version', async () => {
    const rosa = await registered(identity);
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => update(rosa, { fullName: `Rosa ${name}` })));

    const told = await eventsAbout(identity, rosa.id, userUpdated);
    expect(told.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6]);
    const { fullName } = await identity.db.client.user.findUniqueOrThrow({ where: { id: rosa.id } });
    expect(told.at(-1)?.data).toMatchObject({ fullName });
  });
});

describe('a new password', () => {
  it('ends all other sessions, and this one goes on', async () => {
    const rosa = await registered(identity);
    const [phone, stranger] = [await signedIn(identity, rosa.phone), await registered(identity)];
    const form = { currentPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };

    expect((await update(rosa, form)).status).toBe(200);

    expect(await refresh(phone)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect((await refresh(rosa.browser)).status).toBe(204);
    expect((await refresh(stranger.browser)).status).toBe(204);
    const ended = await identity.db.client.session.findMany({ where: { userId: rosa.id, endedAt: { not: null } } });
    expect(ended.map(({ endReason }) => endReason)).toEqual(['password_changed']);
    await expect(signedIn(identity, rosa.phone)).rejects.toThrow('401');
    await signedIn(identity, rosa.phone, newPassword);
  });

  it('may come alone as a captain sends it', async () => {
    const marie = await registered(identity, { role: 'captain' });
    expect((await update(marie, { password: newPassword })).status).toBe(200);
    await signedIn(identity, marie.phone, newPassword);
  });

  it.each([
    ['password', { password: 'PassWord' }],
    ['newPassword', { currentPassword: PASSWORD, newPassword: 'letmein', confirmNewPassword: 'letmein' }],
  ])('is none of the most common ones, as %s', async (field, form) => {
    const rosa = await registered(identity);
    const message = 'This password is too common. Please choose another one.';
    expect(await update(rosa, form)).toMatchObject(refusal(400, 'invalid_input', message, field));
  });
});
