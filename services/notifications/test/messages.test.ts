import { bookingConfirmed, userUpdated } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { settled } from './support/expect-told';
import { expectGolden } from './support/golden';
import { asRead, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, CAPTAIN, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 100;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl });
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

describe('a new user', () => {
  it.each([
    ['welcome-renter', RENTER],
    ['welcome-owner', OWNER],
    ['welcome-captain', CAPTAIN],
  ])('is welcomed with %s', async (template, user) => {
    await notifications.register(user);
    expectGolden(template, asRead(await inbox.mail(user, /welcome/i)));
  });

  it('who is an administrator is not written to, nor is anybody whose data change', async () => {
    await notifications.register(ADMIN);
    await notifications.identity.publish(userUpdated, RENTER.id, { ...RENTER, licensed: false });
    await notifications.register({ ...OWNER, id: 30, email: 'last@example.com' });
    await inbox.mail({ email: 'last@example.com' }, /welcome/i);
    expect(await inbox.all()).toHaveLength(4);
  });
});

describe('a booking', () => {
  beforeEach(() => emptyInbox(inbox, notifications));

  it('that is not confirmed keeps everybody’s contact data to themselves', async () => {
    await notifications.request({ ...BOOKING, id: (nextId += 1) });
    const [toRenter, toOwner] = [await inbox.mail(RENTER, /./), await inbox.mail(OWNER, /./)];
    for (const secret of [OWNER.fullName, OWNER.email, '555-0103'])
      expect(toRenter.html + toRenter.text).not.toContain(secret);
    for (const secret of [RENTER.fullName, RENTER.email, '555-0142'])
      expect(toOwner.html + toOwner.text).not.toContain(secret);
  });

  it('is told in text and HTML, from the sender, under an id of the sender’s domain', async () => {
    await notifications.request({ ...BOOKING, id: (nextId += 1) });
    const mail = await inbox.mail(RENTER, /./);
    expect(mail.from).toEqual([{ address: 'bookings@harbourline.example', name: 'Harbourline' }]);
    expect(mail.to).toEqual([{ address: RENTER.email, name: RENTER.fullName }]);
    const rows = await notifications.deliveries();
    const row = rows.find(
      ({ address, subject, eventId }) =>
        address === RENTER.email && subject === mail.subject && eventId === rows.at(-1)?.eventId,
    );
    expect(mail.headers['message-id']).toBe(`<${row?.id}@harbourline.example>`);
    const itsCard = `https://harbourline.example/renter-dashboard?booking=${nextId}`;
    expect(mail.html).toContain(`href="${itsCard}"`);
    expect(mail.text).toContain(`${itsCard}\n`);
  });

  it('is a thread of its own for each of its people, whatever is told of it', async () => {
    const [first, second] = [(nextId += 1), (nextId += 1)];
    await notifications.request({ ...BOOKING, id: first });
    await notifications.request({ ...BOOKING, id: second });
    await notifications.booking.publish(bookingConfirmed, first, { ...CONFIRMED, id: first });
    const threadOf = async (user: { email: string }, subject: RegExp) => {
      const { headers } = await inbox.mail(user, subject);
      expect(headers['in-reply-to']).toBe(headers['references']);
      return headers['references'];
    };
    const asked = new RegExp(`with the owner \\(#${first}\\)`);
    const toRenter = await threadOf(RENTER, asked);
    expect(toRenter).toMatch(/^<.+@harbourline\.example>$/);
    expect(await threadOf(RENTER, new RegExp(`^Confirmed: .*#${first}`))).toBe(toRenter);
    const others = [
      await threadOf(OWNER, new RegExp(`^Please answer: .*#${first}`)),
      await threadOf(RENTER, new RegExp(`#${second}`)),
    ];
    expect(new Set([toRenter, ...others]).size).toBe(3);
    // Two requests, to renter and owner, and a confirmation, to their captain as well.
    await eventuallyFinds(async () => {
      const told = (await inbox.all()).filter(({ subject }) => new RegExp(`#(${first}|${second})\\b`).test(subject));
      return told.length === 7;
    });
  });

  it('by someone with markup and a placeholder for a name shows both as they were typed', async () => {
    const fullName = '<img src=x onerror=alert(1)> {{ownerPhone}} **x**';
    const renter = { ...RENTER, id: 50, fullName, email: 'markup@example.com' };
    await notifications.register(renter);
    const id = (nextId += 1);
    await notifications.booking.publish(bookingConfirmed, id, { ...CONFIRMED, id, renterId: 50 });
    const mail = await inbox.mail(OWNER, /Confirmed/);
    expect(mail.text).toContain(`Name: ${fullName}`);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{ownerPhone}} **x**');
    expect(mail.html).not.toContain('<img');
    const toCaptain = await inbox.mail(CAPTAIN, /New charter/);
    expect(toCaptain.text).toContain(`Renter: ${fullName}\n`);
    expect(toCaptain.html).not.toContain('<img');
    await inbox.mail(renter, /Confirmed/);
    expect((await inbox.mail(renter, /Welcome/)).subject).toBe('Welcome aboard, <img src=x');
  });

  it('by someone whose name is from before links were refused does without the name', async () => {
    const renter = { ...RENTER, id: 51, fullName: 'Win at evil.example', email: 'old-name@example.com' };
    await notifications.register(renter);
    const id = (nextId += 1);
    await notifications.booking.publish(bookingConfirmed, id, { ...CONFIRMED, id, renterId: 51 });
    const mails = await Promise.all([
      inbox.mail(OWNER, /Confirmed/),
      inbox.mail(CAPTAIN, /New charter/),
      inbox.mail(renter, /Confirmed/),
      inbox.mail(renter, /Welcome/),
    ]);
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil');
  });

  it('of somebody not known yet is told as soon as they are', async () => {
    const stranger = { ...RENTER, id: 60, email: 'stranger@example.com' };
    await notifications.request({ ...BOOKING, id: (nextId += 1), renterId: stranger.id });
    await eventuallyFinds(async () =>
      (await notifications.deliveries()).some(({ recipientId }) => recipientId === stranger.id),
    );
    await settled();
    const waiting = (await notifications.deliveries()).filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ recipientId }) => recipientId).sort()).toEqual([OWNER.id, stranger.id]);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect(await inbox.all()).toEqual([]);

    await notifications.register(stranger);
    await inbox.mail(stranger, /welcome/i);
    expect((await inbox.mail(stranger, /reservation/)).text).toContain(`Hello ${stranger.fullName}`);
    await inbox.mail(OWNER, /Please answer/);
  });

  it.each([
    ['is repeated', 'UPDATE kit.feed_cursors SET position = 0'],
    [
      'is read anew without the memory of having been handled',
      'UPDATE kit.feed_cursors SET position = 0; DELETE FROM kit.inbox',
    ],
  ])('whose event %s is not told again', async (_, statements) => {
    const before = await notifications.deliveries();
    await notifications.restart(async (sql) => {
      for (const statement of statements.split(';')) await sql(statement);
    });
    await notifications.request({ ...BOOKING, id: (nextId += 1) });
    await inbox.mail(RENTER, /reservation/);
    await inbox.mail(OWNER, /Please answer/);
    await settled();
    expect(await inbox.all()).toHaveLength(2);
    expect(await notifications.deliveries()).toHaveLength(before.length + 2);
  });

  it('whose event comes again later is not told to who is on the list of copies since', async () => {
    const before = await notifications.deliveries();
    await notifications.restart(async (sql) => {
      await sql('UPDATE kit.feed_cursors SET position = 0');
      await sql('DELETE FROM kit.inbox');
      await sql(`INSERT INTO email_config (id, from_email, from_name, cc_emails, updated_at, updated_by)
                 VALUES (1, 'bookings@example.com', 'Harbourline', ARRAY['office@example.com'], now(), 1)`);
    });
    const newest = { ...BOOKING, id: (nextId += 1) };
    await notifications.request(newest);
    const told = async () => (await notifications.deliveries()).filter(({ bookingId }) => bookingId === newest.id);
    await eventuallyFinds(async () => (await told()).length === 4);
    expect(await notifications.deliveries()).toHaveLength(before.length + 4);
    await notifications.db().emailConfig.deleteMany();
    await eventuallyFinds(async () => (await told()).every(({ status }) => status !== 'waiting'));
    await settled();
  });

  it('is told once by two replicas', async () => {
    await notifications.startReplica();
    const bookings = 20;
    for (let n = 0; n < bookings; n += 1) await notifications.request({ ...BOOKING, id: (nextId += 1) });
    await eventuallyFinds(async () => (await inbox.all()).length >= 2 * bookings);
    await settled();
    expect(await inbox.all()).toHaveLength(2 * bookings);
  });
});
