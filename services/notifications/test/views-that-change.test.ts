import { bookingUpdated, type BookingState } from '@harbourline/contracts';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const PARTIES = [RENTER.id, OWNER.id, CAPTAIN.id].toSorted((a, b) => a - b);
let inbox: Inbox;
let notifications: TestNotifications;

beforeAll(async () => {
  inbox = await startInbox();
  const clock = new TestClock(new Date('2026-06-28T15:00:00.000Z'));
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  await notifications.register(RENTER, OWNER, CAPTAIN);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});

async function tell(state: BookingState): Promise<void> {
  await notifications.booking.publish(bookingUpdated, state.id, state);
  const where = { id: state.id, status: state.status };
  await eventuallyFinds(() => notifications.db().booking.findFirst({ where }));
}
/** Whom an act tells of a conversation. */
async function toldBy(act: () => Promise<unknown>): Promise<number[]> {
  const client = notifications.db();
  await client.$executeRaw`DELETE FROM kit.view_changes`;
  await act();
  const told = await client.$queryRaw<{ kind: string; subject: string; user_ids: number[] }[]>`
    SELECT kind, subject, user_ids FROM kit.view_changes`;
  expect(told.every(({ kind, subject }) => kind === 'conversation' && subject === String(BOOKING.id))).toBe(true);
  return [...new Set(told.flatMap(({ user_ids }) => user_ids))].toSorted((a, b) => a - b);
}
const at = (rest: string) => `/api/bookings/${BOOKING.id}/conversation${rest}`;

it('all who read a conversation are told when it opens, of each message, and of who has read', async () => {
  const booking = { ...CONFIRMED, id: BOOKING.id };
  await tell({ ...booking, status: 'pending' });
  expect(await toldBy(() => tell(booking))).toEqual(PARTIES);
  expect(await toldBy(() => notifications.as(RENTER).post(at('/messages'), { text: 'Hello' }))).toEqual(PARTIES);
  expect(await toldBy(() => notifications.as(OWNER).post(at('/messages'), { text: 'Ahoy' }))).toEqual(PARTIES);
  expect(await toldBy(() => notifications.as(CAPTAIN).post(at('/read'), { upTo: 2 }))).toEqual(PARTIES);
  expect(await toldBy(() => notifications.as(CAPTAIN).post(at('/read'), { upTo: 2 }))).toEqual([]);
});

it('a captain who has left is told of no message', async () => {
  await notifications.db().booking.update({
    where: { id: BOOKING.id },
    data: { state: { ...CONFIRMED, id: BOOKING.id, captainId: null, captain: null } },
  });
  expect(await toldBy(() => notifications.as(RENTER).post(at('/messages'), { text: 'We go alone' }))).toEqual(
    PARTIES.filter((id) => id !== CAPTAIN.id),
  );
});
