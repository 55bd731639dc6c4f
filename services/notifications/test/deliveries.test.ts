import { randomUUID } from 'node:crypto';
import { bookingConfirmed, type BookingMessage, type DeliveryView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { EMAIL_TEMPLATES } from '../src/templates/built-in';
import { enterEmail } from './support/enter-settings';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, CAPTAIN, OWNER, RENTER } from './support/people';
import { queueDeliveries } from './support/queue-deliveries';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const LIST = '/api/admin/deliveries';
const MESSAGES = `/api/bookings/${BOOKING.id}/messages`;

let inbox: Inbox;
let notifications: TestNotifications;
let admin: ServiceClient;
const clock = new TestClock('2026-06-28T15:00:00.000Z');

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  admin = notifications.as(ADMIN);
  await notifications.register(OWNER, RENTER, CAPTAIN);
  await inbox.mail(CAPTAIN, /welcome/i);
  await enterEmail(notifications.db(), { ccEmails: ['copy@example.com'] });
  clock.advance({ minutes: 1 });
  const confirmed = { ...BOOKING, status: 'confirmed', respondBy: null } as const;
  await notifications.booking.publish(bookingConfirmed, BOOKING.id, confirmed);
  await eventuallyFinds(async () => (await inbox.all()).length === 9);
  await eventuallyFinds(async () => (await notifications.deliveries()).every(({ status }) => status === 'sent'));
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

const list = async (query = '') => (await admin.get<DeliveryView[]>(`${LIST}${query}`)).body;

describe('the log of messages', () => {
  it('shows what an administrator needs to see, and not what a message tells of', async () => {
    const { text, body } = await admin.get<DeliveryView[]>(`${LIST}?q=amelie@&bookingId=${BOOKING.id}`);
    expect(body).toEqual([
      {
        id: expect.any(String),
        channel: 'email',
        template: 'confirmed-booking-renter',
        name: EMAIL_TEMPLATES['confirmed-booking-renter'].name,
        status: 'sent',
        createdAt: '2026-06-28T15:01:00.000Z',
        sentAt: '2026-06-28T15:01:00.000Z',
        bookingId: BOOKING.id,
        recipientId: RENTER.id,
        recipientName: RENTER.fullName,
        address: RENTER.email,
        subject: expect.stringMatching(/^Confirmed: Northern Light on /),
        copy: false,
        attempts: 1,
        nextAttemptAt: null,
        lastError: null,
        obstacle: null,
      },
    ]);
    expect(text).not.toContain('birthday');
  });

  it('is read page by page, newest first, each once', async () => {
    const all = await list();
    expect(all).toHaveLength(9);
    const pages = await admin.pages<DeliveryView>(`${LIST}?limit=2`);
    for (const { headers } of pages) expect(headers.get('x-total-count')).toBe('9');
    expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual(all.map(({ id }) => id));
    expect((await admin.get(`${LIST}?cursor=x`)).body.code).toBe('invalid_input');
  });

  it.each([
    [`?bookingId=${BOOKING.id}`, 6],
    ['?status=failed', 0],
    ['?channel=sms', 0],
    ['?q=welcome', 3],
    ['?q=COPY@example', 3],
    ['?q=%25', 0],
    ['?status=sent&q=james', 2],
    ['?q=macdonald', 2],
    [`?recipientId=${OWNER.id}`, 3],
    [`?recipientId=${OWNER.id}&q=${BOOKING.id}`, 2],
    [`?recipientId=${OWNER.id}&q=macdonald`, 2],
    [`?recipientId=${RENTER.id}&q=macdonald`, 0],
    [`?q=%23${BOOKING.id}`, 6],
  ])('is narrowed by %s', async (query, count) => {
    const page = await admin.get<DeliveryView[]>(`${LIST}${query}`);
    expect([page.body.length, page.headers.get('x-total-count')]).toEqual([count, String(count)]);
  });

  it('finds what went to a number, and to whoever has it, however it is written', async () => {
    const [id = ''] = await queueDeliveries(notifications.db(), [
      { recipientId: 999, template: 'welcome-owner', channel: 'sms' },
    ]);
    await notifications.db().delivery.update({ where: { id }, data: { address: '+14165550103' } });
    const toOwner = (await list(`?q=${OWNER.email}`)).map((row) => row.id);
    for (const q of ['(416) 555-0103', '+14165550103', '416 555 0103', '555-0103'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).map((row) => row.id)).toEqual([id, ...toOwner]);
    expect(await list('?q=41%2055%20x')).toEqual([]);
    await notifications.db().delivery.delete({ where: { id } });
  });
});

describe('a message', () => {
  const again = (id: string) => admin.post<DeliveryView>(`${LIST}/${id}/send-again`);

  it.each(['failed', 'skipped'])('that %s is sent again, for as long as a new one would be', async (status) => {
    await emptyInbox(inbox, notifications);
    const [id = ''] = await queueDeliveries(notifications.db(), [{ recipientId: OWNER.id, template: 'welcome-owner' }]);
    await notifications.db().delivery.update({
      where: { id },
      data: { status, dueAt: null, lastError: '550 nobody', createdAt: new Date('2026-06-01T00:00:00.000Z') },
    });
    const { status: code, body } = await again(id);
    expect(code).toBe(200);
    expect(body).toMatchObject({ id, status: 'waiting', recipientName: OWNER.fullName });
    // At once; whoever sends may have begun before the answer, and then it says when that would be tried again.
    expect(Date.parse(String(body.nextAttemptAt)) - clock.now().getTime()).toBeLessThan(60_000);
    await inbox.mail(OWNER, /welcome/i);
    expect((await notifications.db().delivery.findUnique({ where: { id } }))?.waitingSince).toEqual(clock.now());
    await notifications.db().delivery.delete({ where: { id } });
  });

  it('that failed is a task for a person for two weeks', async () => {
    const [id = ''] = await queueDeliveries(notifications.db(), [{ recipientId: OWNER.id, template: 'welcome-owner' }]);
    const failed = { status: 'failed', dueAt: null, lastError: '550 nobody' };
    const tasks = async (createdAt: Date) => {
      await notifications.db().delivery.update({ where: { id }, data: { ...failed, createdAt } });
      return (await admin.get<object[]>('/api/admin/support-tasks/notifications')).body;
    };
    expect(await tasks(addHours(clock.now(), -14 * 24 + 1))).toMatchObject([
      { kind: 'message_failed', id, channel: 'email', person: { id: OWNER.id, fullName: OWNER.fullName } },
    ]);
    expect(await tasks(addHours(clock.now(), -14 * 24 - 1))).toEqual([]);
    await notifications.db().delivery.delete({ where: { id } });
  });

  it('that was sent is not sent again, nor one that there is not', async () => {
    const [sent] = await list('?q=welcome');
    expect(await again(sent?.id ?? '')).toMatchObject({ status: 409, body: { code: 'delivery_not_failed' } });
    expect(await again(randomUUID())).toMatchObject({ status: 404, body: { code: 'delivery_not_found' } });
    expect(await again('x')).toMatchObject({ status: 400 });
  });
});

describe('the messages of a booking', () => {
  it('are all shown to administrators, oldest first', async () => {
    const { status, body } = await admin.get<DeliveryView[]>(MESSAGES);
    expect(status).toBe(200);
    expect(body.map(({ template, copy }) => `${template} ${copy}`).sort()).toEqual(
      ['confirmed-booking-owner', 'confirmed-booking-renter', 'new-charter-captain'].flatMap((id) => [
        `${id} false`,
        `${id} true`,
      ]),
    );
    expect(body[0]).toMatchObject({ recipientId: expect.any(Number), address: expect.stringContaining('@') });
  });

  it.each([
    ['renter', RENTER, 'confirmed-booking-renter'],
    ['owner', OWNER, 'confirmed-booking-owner'],
    ['captain', CAPTAIN, 'new-charter-captain'],
  ] as const)('are shown to its %s as far as they are theirs, without addresses', async (_, user, template) => {
    const { body } = await notifications.as(user).get<BookingMessage[]>(MESSAGES);
    expect(body.map(Object.keys)).toEqual([['id', 'channel', 'template', 'name', 'status', 'createdAt', 'sentAt']]);
    expect(body[0]?.template).toBe(template);
  });

  it.each(['renter', 'owner', 'captain'] as const)('are not there for another %s', async (role) => {
    const stranger = notifications.as({ id: 77, role });
    expect(await stranger.get(MESSAGES)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    expect((await admin.get('/api/bookings/4711/messages')).body.code).toBe('booking_not_found');
  });
});
