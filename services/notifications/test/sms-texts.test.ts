import { bookingConfirmed, bookingRequested, type UserState } from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { settled } from './support/expect-told';
import { expectGolden } from './support/golden';
import { startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';
import { startSmsProvider, type SmsProvider } from './support/start-sms-provider';

let inbox: Inbox;
let provider: SmsProvider;
let notifications: TestNotifications;
beforeAll(async () => {
  [inbox, provider] = await Promise.all([startInbox(), startSmsProvider()]);
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, environment: provider.environment });
});
afterAll(async () => {
  await notifications.stop();
  await Promise.all([provider.stop(), inbox.stop()]);
});

const textsTo = async ({ phone }: UserState) =>
  (await provider.messages()).filter(({ to }) => to === phone).map(({ body }) => body);
const newest = (user: UserState, count: number) =>
  eventuallyFinds(async () => {
    const texts = await textsTo(user);
    return texts.length >= count && texts[0];
  });

it('is what people read on their phones, of what is urgent, and of nothing else', async () => {
  for (const user of [RENTER, OWNER, CAPTAIN]) {
    await notifications.register(user);
    expectGolden(`sms.welcome-${user.role}`, `${await newest(user, 1)}\n`);
  }
  await notifications.booking.publish(bookingRequested, 31, { ...BOOKING, id: 31 });
  expectGolden('sms.new-reservation-owner', `${await newest(OWNER, 2)}\n`);
  await notifications.booking.publish(bookingConfirmed, 31, changedFrom({}, { ...CONFIRMED, id: 31 }));
  expectGolden('sms.confirmed-booking-renter', `${await newest(RENTER, 2)}\n`);
  await settled();
  const counts = await Promise.all([RENTER, OWNER, CAPTAIN].map(async (user) => (await textsTo(user)).length));
  expect(counts).toEqual([2, 2, 1]);
});

it('to somebody with markup and a placeholder for a name holds both as they were typed', async () => {
  const fullName = '<b> {{ownerPhone}}';
  const renter = { ...RENTER, id: 50, fullName, phone: '+15145550150', email: 'markup@example.com' };
  await notifications.register(renter);
  expect(await newest(renter, 1)).toContain(`Welcome aboard, ${fullName}!`);
  const boat = { ...BOOKING.boat, boatName: '{{renterPhone}}\r\nBcc: all' };
  await notifications.booking.publish(bookingRequested, 32, { ...BOOKING, id: 32, renterId: 50, boat });
  expect(await newest(OWNER, 3)).toContain('Harbourline: {{renterPhone}} Bcc: all is requested');
});
