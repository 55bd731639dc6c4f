import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookingMessage, DeliveryView, NotificationPreview } from '@harbourline/contracts';
import { hold, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf, type ReceivedMail } from '@harbourline/test-kit/inbox';
import { administrator } from './support/administrator';
import { query } from './support/query';
import { rememberMessageSettings } from './support/message-settings';
import { listBoat, register, wishFor, type Person } from './support/people';
import { textsTo } from './support/texts';
import { sharedTestStack, type TestStack } from './support/test-stack';

const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
const HOSTILE = '<img src=x onerror=alert(1)> {{ownerPhone}}';
const SMTP_KEY = 'SG.a-key-that-nobody-sees';
const SMS_TOKEN = 'a-token-that-nobody-sees';

describe('what people are told', () => {
  let stack: TestStack;
  let instance: Instance;
  let owner: Person;
  let admin: Person['client'];

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    owner = await register(instance, 'owner', 'James MacDonald');
    admin = (await administrator(instance)).client;
  });
  afterAll(() => stack?.stop());

  const mailTo = async (email: string, subject: RegExp, about = ''): Promise<ReceivedMail> => {
    const found = await eventuallyHolds(
      async () =>
        (await inboxOf(instance, email)).filter((mail) => subject.test(mail.subject) && mail.text.includes(about)),
      ({ length }) => length > 0,
    );
    expect(found).toHaveLength(1);
    return found[0] as ReceivedMail;
  };

  /** The emails that a booking has led to, by their templates. */
  const toldOf = async (id: number): Promise<string[]> => {
    const sql = `SELECT template FROM deliveries WHERE booking_id = $1 AND channel = 'email' ORDER BY template`;
    return (await query<{ template: string }>(instance, 'notifications', sql, [id])).map(({ template }) => template);
  };

  /** Of the owner's 24 hours to answer, 21 pass. */
  async function untilRemindedOf(id: number): Promise<void> {
    await eventuallyHolds(
      () => toldOf(id),
      (told) => told.includes('new-reservation-owner'),
    );
    expect(await toldOf(id)).not.toContain('answer-reminder-owner');
    await query(
      instance,
      'notifications',
      `UPDATE bookings SET awaited_since = awaited_since - interval '21 hours', respond_by = respond_by - interval '21 hours'
       WHERE id = $1`,
      [id],
    );
    await eventuallyHolds(
      () => toldOf(id),
      (told) => told.includes('answer-reminder-owner'),
    );
    await mailTo(owner.email, /^Reminder: /, `#${id}`);
  }

  it('by a renter with markup and a placeholder for a name shows both as they were typed', async () => {
    const renter = await register(instance, 'renter', HOSTILE);
    const booking = await reserve(renter.client, wishFor(await listBoat(owner)));
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, ACCEPT);

    const toOwner = await mailTo(owner.email, /^Confirmed/);
    expect(toOwner.text).toContain(HOSTILE);
    expect(toOwner.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{ownerPhone}}');
    expect(toOwner.html).not.toContain('<img');
    const texts = await eventuallyHolds(
      () => textsTo(stack, renter.phone),
      ({ length }) => length >= 1,
    );
    // Of a number that nobody has proven only the paid booking is spoken of.
    expect(texts).toEqual([expect.stringContaining('15 minutes early')]);

    const told = await renter.client.call<BookingMessage[]>('GET', `/api/bookings/${booking.id}/messages`);
    expect(told.map(({ template, channel }) => `${template} ${channel}`).sort()).toEqual([
      'confirmed-booking-renter email',
      'confirmed-booking-renter sms',
      'new-reservation-renter email',
    ]);
    expect(JSON.stringify(told)).not.toContain(owner.email);
    const all = await admin.call<DeliveryView[]>('GET', `/api/bookings/${booking.id}/messages`);
    expect(all.length).toBeGreaterThan(told.length);
  });

  it('owners are reminded before their time ends, once', async () => {
    const renter = await register(instance, 'renter');
    const boat = await listBoat(owner);
    const first = await reserve(renter.client, wishFor(boat, 12));
    const second = await reserve(renter.client, wishFor(boat, 13));
    await untilRemindedOf(first.id);
    await untilRemindedOf(second.id); // so that there was another round, in which the first was not due
    expect(await toldOf(first.id)).toEqual([
      'answer-reminder-owner',
      'new-reservation-owner',
      'new-reservation-renter',
    ]);
  });

  it('an administrator sees what will be sent, sends it, and sees that it arrived', async () => {
    const renter = await register(instance, 'renter', 'Amélie Fournier');
    const { id } = await reserve(renter.client, wishFor(await listBoat(owner), 14));
    await mailTo(renter.email, /reserv/i);
    const preview = await admin.call<NotificationPreview>('GET', `/api/admin/notify-renter/${id}`);
    expect(preview).toMatchObject({ template: 'new-reservation-renter', to: { fullName: 'Amélie Fournier' } });
    await admin.call('POST', `/api/admin/notify-renter/${id}`);
    const mails = await eventuallyHolds(
      async () => (await inboxOf(instance, renter.email)).filter(({ subject }) => subject === preview.email.subject),
      ({ length }) => length === 2,
    );
    expect(mails.at(-1)?.text).toBe(preview.email.text);
  });

  it('a visitor’s message reaches support, who can answer it', async () => {
    const message = {
      firstName: 'Ada',
      lastName: 'Visitor',
      email: 'ada.visitor@example.com',
      phone: '+14165550199',
      destination: 'toronto',
      message: 'Is there a boat for my twelve cousins and me?',
    };
    const { status } = await admin.send('POST', '/api/contact', message);
    expect(status).toBe(201);
    const mail = await mailTo('support@harbourline.example', /toronto/i, message.message);
    expect((mail as ReceivedMail & { replyTo: { address: string }[] }).replyTo[0]?.address).toBe(message.email);

    await admin.send('POST', '/api/contact', {
      ...message,
      email: 'robot@example.com',
      website: 'https://spam.example',
    });
    const kept = await query<{ email: string }>(
      instance,
      'notifications',
      'SELECT email FROM contact_submissions WHERE message = $1',
      [message.message],
    );
    expect(kept.map(({ email }) => email)).toEqual([message.email]);
  });

  describe('with senders that an administrator has changed', () => {
    let putBack: () => Promise<void>;
    beforeAll(async () => {
      putBack = await rememberMessageSettings(instance);
    });
    afterAll(() => putBack());

    it('keeps the providers’ secrets out of answers, logs and tables', async () => {
      const config = await admin.call<object>('POST', '/api/email/config', {
        fromEmail: 'bookings@harbourline.example',
        fromName: 'Harbourline',
        ccEmails: [],
        apiKey: SMTP_KEY,
      });
      await admin.call('POST', '/api/sms/config', { twilioAuthToken: SMS_TOKEN });
      expect(config).toMatchObject({ apiKeySet: true });
      await admin.send('POST', '/api/email/test', { templateId: 'welcome-owner', email: 'somebody@example.com' });
      const refused = await admin.send('POST', '/api/sms/test', {
        templateId: 'welcome-owner',
        phoneNumber: '+14165550199',
      });
      expect(refused.status).toBe(502);
      await hold((await register(instance, 'renter')).client, wishFor(await listBoat(owner), 20));

      const answers = await Promise.all(
        ['/api/email/config', '/api/sms/config', '/api/admin/deliveries'].map((path) => admin.call('GET', path)),
      );
      const tables = await query<{ dump: string }>(
        instance,
        'notifications',
        `SELECT query_to_xml('SELECT * FROM ' || quote_ident(table_schema) || '.' || quote_ident(table_name), true, false, '')::text AS dump
       FROM information_schema.tables WHERE table_schema IN ('public', 'kit')`,
      );
      const logs = await Promise.all(
        ['notifications', 'gateway'].map((name) => readFile(join(stack.dataDir, 'logs', `${name}.log`), 'utf8')),
      );
      const everything = JSON.stringify([answers, tables, logs, refused.body]);
      expect(everything.length).toBeGreaterThan(10_000);
      for (const secret of [SMTP_KEY, SMS_TOKEN]) expect(everything).not.toContain(secret);
    });
  });
});
