import { freshPhone } from '@harbourline/client';
import { accountSecured, userUpdated } from '@harbourline/contracts';
import { administrator, PASSWORD, registered, signedIn } from './accounts';
import { eventsAbout } from './events';
import { confirmEmail, newPassword, refusal, registeredEarlier, update } from './profiles';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity.stop());

const PASSWORD_CHANGE =
  'When changing password: current password is required, new password must be at least 6 characters, and passwords must match';

describe('a profile', () => {
  it('takes another name from whoever is signed in, and tells the other services', async () => {
    const rosa = await registeredEarlier(identity);

    const { status, body } = await update(rosa, { fullName: '  Rosa Maria Martin ' });

    expect(status).toBe(200);
    expect(body).toEqual({
      ...(await rosa.browser.get('/api/auth/me')).body,
      fullName: 'Rosa Maria Martin',
      active: true,
      termsAcceptedAt: null,
      termsVersion: null,
      ageAttestedAt: null,
    });
    expect(await eventsAbout(identity, rosa.id, userUpdated)).toEqual([
      {
        type: userUpdated.type,
        subject: String(rosa.id),
        version: 2,
        data: expect.objectContaining({ id: rosa.id, fullName: 'Rosa Maria Martin', email: rosa.email }),
      },
    ]);
    expect(await eventsAbout(identity, rosa.id, accountSecured)).toEqual([]);
  });

  it('needs nothing for what stays as it is, however it is written, and tells nobody', async () => {
    const { id, phone, email, browser } = await registeredEarlier(identity);
    const unchanged = {
      fullName: 'Rosa Martin',
      email: ` ${email.toUpperCase()}`,
      phone: `(${phone.slice(2, 5)}) ${phone.slice(5)}`,
      currentPassword: '',
      newPassword: '',
      confirmNewPassword: '',
      password: '',
    };

    const answer = await update({ id, browser }, unchanged);

    expect(answer).toMatchObject({ status: 200, body: { email, phone } });
    expect(await eventsAbout(identity, id, userUpdated)).toEqual([]);
  });

  it.each([
    ['fullName', ' ', 'Full name is required'],
    ['email', 'rosa at home', 'Invalid email address'],
    ['phone', '416 555', 'Phone number must be at least 10 digits'],
    ['phone', '0000000000', 'Please enter a valid phone number'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['newPassword', newPassword, PASSWORD_CHANGE],
    ['confirmNewPassword', newPassword, PASSWORD_CHANGE],
  ])('refuses %s "%s": %s', async (field, value, message) => {
    const rosa = await registered(identity);
    const named = field === 'confirmNewPassword' ? 'newPassword' : field;
    expect(await update(rosa, { [field]: value })).toMatchObject(refusal(400, 'invalid_input', message, named));
  });

  it.each([
    { newPassword, confirmNewPassword: newPassword },
    { currentPassword: PASSWORD, newPassword },
    { currentPassword: PASSWORD, newPassword, confirmNewPassword: 'another one' },
    { currentPassword: PASSWORD, newPassword: '12345', confirmNewPassword: '12345' },
  ])('refuses the half of a password change: %j', async (form) => {
    const rosa = await registered(identity);
    const answer = await update(rosa, form);
    expect(answer).toMatchObject(refusal(400, 'invalid_input', PASSWORD_CHANGE, 'newPassword'));
  });

  it('refuses names of ours and phone numbers, and leaves colleagues theirs', async () => {
    const names = ['Harbourline Support', 'Hаrbоurlіne', 'Closed account 12', 'Ana 416 555 0199', 'Ana evil.com'];
    const [rosa, ana] = await Promise.all([registeredEarlier(identity), administrator(identity)]);
    for (const fullName of names) {
      const message = expect.stringMatching(/^Please /);
      expect(await update(rosa, { fullName })).toMatchObject({ status: 400, body: { fields: { fullName: message } } });
      expect((await update(rosa, { fullName }, ana.browser)).status).toBe(400);
    }
    expect((await update(ana, { fullName: 'Harbourline Support' })).status).toBe(200);
    expect((await update(ana, { fullName: 'Ana 416 555 0199' })).status).toBe(400);
  });

  it('refuses a name that no database can hold', async () => {
    const rosa = await registered(identity);
    expect(await update(rosa, { fullName: 'Ro\0sa' })).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });

  it('refuses a change of nothing', async () => {
    const rosa = await registered(identity);
    expect(await update(rosa, {})).toMatchObject(refusal(400, 'invalid_input', 'There is nothing to change', 'body'));
  });

  it('drops what is not for its owner to change', async () => {
    const rosa = await registeredEarlier(identity);
    const answer = await update(rosa, { fullName: 'Rosa Roy', role: 'admin', active: false, isVerified: true });
    expect(answer).toMatchObject({ status: 200, body: { fullName: 'Rosa Roy', role: 'renter', active: true } });
    expect(answer.body).toMatchObject({ isVerified: false });
  });

  it('is not found by anyone else', async () => {
    const [rosa, other] = [await registered(identity), await registered(identity, { role: 'owner' })];
    const missing = await update({ id: 2_000_000_000, browser: other.browser }, { fullName: 'Nobody' });
    expect(await update(rosa, { fullName: 'Nobody' }, other.browser)).toMatchObject(
      refusal(404, 'user_not_found', 'User not found.'),
    );
    expect(missing).toMatchObject(refusal(404, 'user_not_found', 'User not found.'));
    expect((await update(rosa, { fullName: 'Nobody' }, identity.browser())).status).toBe(401);
    expect((await update({ id: 99_999_999_999, browser: other.browser }, { fullName: 'Nobody' })).status).toBe(400);
  });

  it('is closed to somebody who was deactivated', async () => {
    const rosa = await registeredEarlier(identity);
    await identity.db.client.user.update({ where: { id: rosa.id }, data: { active: false } });
    expect(await update(rosa, { fullName: 'Rosa Roy' })).toMatchObject({ status: 401 });
  });
});

describe('an administrator', () => {
  it("changes anyone's name, email and phone, and the old address hears of it", async () => {
    const [ana, rosa] = [await administrator(identity), await registeredEarlier(identity)];
    await confirmEmail(identity, rosa);
    const [email, phone] = [`new.${rosa.email}`, freshPhone()];

    const { status, body } = await update(rosa, { fullName: 'Rosa Roy', email, phone }, ana.browser);

    expect({ status, body }).toMatchObject({ status: 200, body: { fullName: 'Rosa Roy', email, phone } });
    const [told] = await eventsAbout(identity, rosa.id, accountSecured);
    expect(told?.data).toMatchObject({ email: rosa.email, changed: ['email', 'phone'] });
  });

  it.each([
    { password: newPassword },
    { currentPassword: PASSWORD, newPassword, confirmNewPassword: newPassword, fullName: 'Rosa Roy' },
  ])('sets nobody else’s password: %j', async (form) => {
    const [ana, rosa] = [await administrator(identity), await registered(identity)];
    expect(await update(rosa, form, ana.browser)).toMatchObject(
      refusal(403, 'forbidden', 'You are not allowed to do this.'),
    );
    await signedIn(identity, rosa.phone);
    expect(await eventsAbout(identity, rosa.id, userUpdated)).toEqual([]);
  });

  it('needs the current password for their own account as everyone does', async () => {
    const ana = await administrator(identity);
    identity.clock.advance({ minutes: 10 });
    expect((await update(ana, { phone: freshPhone() })).status).toBe(403);
    expect((await update(ana, { phone: freshPhone(), currentPassword: PASSWORD })).status).toBe(200);
  });
});
