import type { ContactMessage } from '@harbourline/contracts';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const FORM = {
  firstName: 'Ann',
  lastName: 'O’Hara <b>',
  email: 'ann@example.com',
  phone: '416-555-0199',
  destination: 'toronto',
  message: 'Is the boat free on {{startDate}}?\n<img src=x onerror=alert(1)>',
};
const LIST = '/api/admin/contact-messages';
const SUPPORT = { email: 'support@harbourline.example' };

let inbox: Inbox;
let notifications: TestNotifications;
let visitor: ServiceClient;
let admin: ServiceClient;
const clock = new TestClock('2026-06-28T15:00:00.000Z');

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  visitor = notifications.as(null);
  admin = notifications.as(ADMIN);
});
beforeEach(async () => {
  await emptyInbox(inbox, notifications);
  await notifications.db().contactSubmission.deleteMany();
  await notifications.db().delivery.deleteMany();
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

describe('what a visitor writes', () => {
  it('is kept, and mailed to our support, whose answer goes to the visitor', async () => {
    const answer = await visitor.post('/api/contact', FORM);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent successfully' } });
    expect((await admin.get<ContactMessage[]>(LIST)).body).toEqual([
      { ...FORM, id: expect.any(Number), createdAt: '2026-06-28T15:00:00.000Z', handledAt: null },
    ]);
    const mail = await inbox.mail(SUPPORT, /toronto/);
    expect(mail.text).toContain('Is the boat free on {{startDate}}?\n');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img');
    expect(mail.headers['reply-to']).toContain('<ann@example.com>');
  });

  it('with the field that only machines fill in is answered alike and kept nowhere', async () => {
    const answer = await visitor.post('/api/contact', { ...FORM, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent successfully' } });
    expect(await notifications.db().contactSubmission.count()).toBe(0);
    expect(await notifications.deliveries()).toEqual([]);
    expect((await visitor.post('/api/contact', { ...FORM, website: '' })).status).toBe(201);
    expect(await notifications.db().contactSubmission.count()).toBe(1);
  });

  it('and sends again, because the answer was lost, is kept and mailed once', async () => {
    const key = { 'idempotency-key': 'of-this-message' };
    const [one, other] = await Promise.all([
      visitor.post('/api/contact', FORM, key),
      visitor.post('/api/contact', FORM, key),
    ]);
    const again = await visitor.post('/api/contact', FORM, key);
    for (const answer of [one, other, again])
      expect(answer).toMatchObject({ status: 201, body: { message: 'Message sent successfully' } });
    expect(await notifications.db().contactSubmission.count()).toBe(1);
    expect(await notifications.deliveries()).toHaveLength(1);
    const another = await visitor.post('/api/contact', { ...FORM, message: 'Something else entirely.' }, key);
    expect(another).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect((await visitor.post('/api/contact', FORM)).status).toBe(201);
    expect(await notifications.db().contactSubmission.count()).toBe(2);
  });

  it('is not kept without the mail to our support', async () => {
    const sql = (statement: string) => notifications.db().$executeRawUnsafe(statement);
    await sql(`ALTER TABLE deliveries ADD CONSTRAINT refused CHECK (template <> 'contact-message')`);
    expect((await visitor.post('/api/contact', FORM)).status).toBe(500);
    await sql('ALTER TABLE deliveries DROP CONSTRAINT refused');
    expect(await notifications.db().contactSubmission.count()).toBe(0);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['destination', 'here', 'Subject must be at least 5 characters'],
    ['message', 'Hello', 'Message must be at least 10 characters'],
    ['email', 'ann', 'Please enter a valid email address'],
  ])('is refused with a message at %s', async (field, value, message) => {
    const answer = await visitor.post('/api/contact', { ...FORM, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  });
});

describe('the list of messages', () => {
  async function writeFive(): Promise<void> {
    for (const name of ['Bea', 'Cleo', 'Dora', 'Ella', 'Fay']) {
      await visitor.post('/api/contact', {
        ...FORM,
        firstName: name,
        email: `${name}@example.com`,
        message: `100%_${name} would like to know.`,
      });
      if (name !== 'Dora') clock.advance({ minutes: 1 });
    }
  }
  const names = (rows: ContactMessage[]) => rows.map(({ firstName }) => firstName);

  it('is read page by page, newest first, each once', async () => {
    await writeFive();
    const pages = await admin.pages<ContactMessage>(`${LIST}?limit=2&q=hara`);
    for (const { headers } of pages) expect(headers.get('x-total-count')).toBe('5');
    expect(pages.flatMap(({ body }) => names(body))).toEqual(['Fay', 'Ella', 'Dora', 'Cleo', 'Bea']);
  });

  it.each([
    ['cleo hara', ['Cleo']],
    ['BEA@EXAMPLE', ['Bea']],
    ['100%_d', ['Dora']],
    ['100_', []],
    ['+1 (416) 555-0199', ['Fay', 'Ella', 'Dora', 'Cleo', 'Bea']],
    ['416 555 0198', []],
  ])('finds %j', async (q, found) => {
    await writeFive();
    const { body } = await admin.get<ContactMessage[]>(`${LIST}?q=${encodeURIComponent(q)}`);
    expect(names(body)).toEqual(found);
  });

  it('tells answered ones from others', async () => {
    await writeFive();
    const [first] = (await admin.get<ContactMessage[]>(LIST)).body;
    const path = `${LIST}/${first?.id}`;
    const handledAt = clock.now().toISOString();
    expect(await admin.patch(path, { handled: true })).toMatchObject({ status: 200, body: { handledAt } });
    clock.advance({ hours: 1 });
    expect(await admin.patch(path, { handled: true })).toMatchObject({ body: { handledAt } });
    expect(names((await admin.get<ContactMessage[]>(`${LIST}?handled=true`)).body)).toEqual(['Fay']);
    expect((await admin.get(`${LIST}?handled=false`)).headers.get('x-total-count')).toBe('4');
    expect(await admin.patch(path, { handled: false })).toMatchObject({ body: { handledAt: null } });
  });

  it('is for administrators, and knows neither other pages nor other messages', async () => {
    expect((await visitor.get(LIST)).status).toBe(401);
    expect((await notifications.as({ id: 3, role: 'owner' }).get(LIST)).status).toBe(403);
    for (const cursor of [
      'x',
      Buffer.from('1.x').toString('base64url'),
      Buffer.from('1.99999999999').toString('base64url'),
    ])
      expect((await admin.get(`${LIST}?cursor=${cursor}`)).body.code).toBe('invalid_input');
    expect((await admin.patch(`${LIST}/999999`, { handled: true })).body.code).toBe('contact_message_not_found');
  });
});
