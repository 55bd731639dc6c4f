import type { HeldPage } from '@harbourline/contracts';
import * as events from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { eventuallyFinds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startInbox, type Inbox } from './support/inbox';
import { ADMIN, CAPTAIN, CONFIRMED, NEW_CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let inbox: Inbox;
let notifications: TestNotifications;
beforeAll(async () => {
  inbox = await startInbox();
  const clock = new TestClock(new Date('2026-06-28T15:00:00.000Z'));
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  await notifications.register(RENTER, OWNER, CAPTAIN, NEW_CAPTAIN, ADMIN);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

async function heldOf(id: number): Promise<Record<string, HeldPage['rows']>> {
  const token = signServiceToken({ from: 'identity', to: 'notifications', secret: TEST_INTERNAL_SECRET });
  const held: Record<string, HeldPage['rows']> = {};
  for (let part = 0, parts = 1; part < parts; part += 1) {
    const url = `${notifications.url()}/internal/people/${id}/held-by-notifications/${part}/0`;
    const { body } = await call<HeldPage>(url, { token });
    held[body.title] = body.rows;
    ({ parts } = body);
  }
  return held;
}

it('holds of a person what we sent them and what they wrote, and tells nothing of what others wrote', async () => {
  const { id } = CONFIRMED;
  await notifications.booking.publish(events.bookingConfirmed, id, CONFIRMED);
  await eventuallyFinds(() => notifications.db().booking.findUnique({ where: { id } }));
  const write = (user: typeof RENTER, text: string) =>
    notifications.as(user).post(`/api/bookings/${id}/conversation/messages`, { text });
  expect((await write(RENTER, 'Is there a cooler on board?')).status).toBe(201);
  expect((await write(OWNER, 'Yes. Call me at 416 555 0199.')).status).toBe(201);

  await eventuallyPasses(async () => {
    const sent = (await heldOf(RENTER.id))['messagesFromUs'] ?? [];
    expect(sent).toContainEqual(expect.objectContaining({ bookingId: id, status: 'sent', address: RENTER.email }));
  });
  const held = await heldOf(RENTER.id);
  expect(held['messagesInBookings']).toMatchObject([{ bookingId: id, text: 'Is there a cooler on board?' }]);
  expect(JSON.stringify(held)).not.toMatch(/416 555 0199/);
  for (const { email, phone } of [OWNER, CAPTAIN]) {
    expect(JSON.stringify(held)).not.toContain(email);
    expect(JSON.stringify(held)).not.toContain(phone);
  }
  expect(await heldOf(ADMIN.id)).toMatchObject({ messagesInBookings: [], savedReplies: [] });
});
