import { bookingConfirmed, bookingVersion, type Role } from '@harbourline/contracts';
import { route } from '@harbourline/service-kit';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { BOOKING, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

/** What booking says of the booking to those who have a part in it. */
let version: number | null;
let notifications: TestNotifications;

beforeAll(async () => {
  notifications = await startNotifications({
    smtpUrl: 'smtp://127.0.0.1:9',
    routesOfBooking: [route(bookingVersion, async () => ({ status: 200, body: { version } }))],
  });
  await notifications.register(RENTER, OWNER);
});
afterAll(() => notifications.stop());

const write = (id: number) =>
  notifications
    .as({ id: RENTER.id, role: 'renter' as Role })
    .post(`/api/bookings/${id}/conversation/messages`, { text: 'When do we meet?' });
const read = (id: number) =>
  notifications.as({ id: RENTER.id, role: 'renter' as Role }).get(`/api/bookings/${id}/conversation`);

const MOMENT = { status: 409, body: { code: 'booking_just_changed' } };

it('says that a booking has just changed while its confirmation is on its way, and takes the message then', async () => {
  const id = 4_001;
  version = 2;
  const answer = await write(id);
  expect(answer).toMatchObject(MOMENT);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await read(id)).toMatchObject(MOMENT);

  await notifications.request({ ...BOOKING, id });
  await eventuallyPasses(async () => expect((await read(id)).status).toBe(200));
  expect(await write(id)).toMatchObject(MOMENT);

  await notifications.booking.publish(bookingConfirmed, id, { ...CONFIRMED, id }, 2);
  await eventuallyPasses(async () => expect((await write(id)).status).toBe(201));
});

it('says that there is no such booking to whoever has no part in one', async () => {
  version = null;
  expect(await write(4_002)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
});

it('says that a conversation is not open where nothing is on its way', async () => {
  const id = 4_003;
  version = 1;
  await notifications.request({ ...BOOKING, id });
  await eventuallyPasses(async () =>
    expect(await write(id)).toMatchObject({ status: 409, body: { code: 'conversation_not_open' } }),
  );
});
