import {
  bookingAdjusted,
  bookingAdjustmentWithdrawn,
  bookingCancelled,
  bookingChangeDeclined,
  bookingChanged,
  bookingChangeProposed,
  bookingChangeWithdrawn,
  type BookingState,
} from '@harbourline/contracts';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const clock = new TestClock('2026-06-27T15:00:00.000Z');

let inbox: Inbox;
let notifications: TestNotifications;
beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({
    smtpUrl: inbox.smtpUrl,
    clock,
    environment: { CHANGE_MAIL_MINUTES: '3' },
  });
  await notifications.startReplica();
  await notifications.register(RENTER, OWNER, CAPTAIN);
  await eventuallyFinds(async () => {
    const all = await notifications.deliveries();
    return all.length >= 3 && all.every(({ status }) => status !== 'waiting');
  });
});
afterAll(async () => {
  await notifications?.stop();
  await inbox?.stop();
});
beforeEach(async () => {
  toldId = OWNER.id;
  await emptyInbox(inbox, notifications);
  await notifications.db().delivery.deleteMany();
});

/** Of the one who is told; whoever acts has each act confirmed as well. */
let toldId = OWNER.id;
const rows = async () => (await notifications.deliveries()).filter(({ recipientId }) => recipientId === toldId);
const unsent = async () => (await rows()).filter(({ status }) => status === 'waiting');
const written = (count: number) => eventuallyFinds(async () => (await rows()).length === count);
const allSent = () => eventuallyFinds(async () => (await unsent()).length === 0 && (await rows()));
const statuses = async () => (await rows()).map(({ status }) => status).sort();

let nextId = 700;
/** A request of six guests that its renter changes to so many. */
const changedTo = (id: number, guestCount: number, before: number): [typeof bookingChanged, number, BookingState] => [
  bookingChanged,
  id,
  {
    ...BOOKING,
    id,
    guestCount,
    previous: {
      status: 'pending',
      startDate: BOOKING.startDate,
      endDate: BOOKING.endDate,
      captainId: BOOKING.captainId,
      guestCount: before,
    },
  },
];

const PROPOSED = bookingChangeProposed.sample.proposedChange;
const ENDS = { withdrawn: bookingChangeWithdrawn, declined: bookingChangeDeclined } as const;
/** What becomes of a change that one side proposes for a charter. */
function ofProposal(act: 'proposed' | keyof typeof ENDS, by: 'renter' | 'owner') {
  const proposedChange = PROPOSED && { ...PROPOSED, by };
  const before = { status: 'confirmed' as const };
  return act === 'proposed'
    ? ([bookingChangeProposed, changedFrom(before, { ...CONFIRMED, proposedChange })] as const)
    : ([ENDS[act], changedFrom({ ...before, proposedChange }, CONFIRMED)] as const);
}

it('changes of one booking within some minutes make one mail, which tells of all of them', async () => {
  const id = (nextId += 1);
  await notifications.booking.publish(...changedTo(id, 5, 6));
  await written(1);
  clock.advance({ minutes: 1 });
  await notifications.booking.publish(...changedTo(id, 4, 5));
  await written(2);
  clock.advance({ minutes: 1 });
  await notifications.booking.publish(...changedTo(id, 3, 4));
  await written(3);
  expect(await statuses()).toEqual(['skipped', 'skipped', 'waiting']);
  // The first one’s time comes: nobody waits longer because of further changes.
  clock.advance({ minutes: 1 });
  await allSent();
  expect(await statuses()).toEqual(['sent', 'skipped', 'skipped']);
  const mail = await inbox.mail(OWNER, /^Changed/);
  expect(mail.text).toContain('There are 3 guests instead of 6.');

  await notifications.booking.publish(...changedTo(id, 2, 3));
  await written(4);
  clock.advance({ minutes: 3 });
  await allSent();
  expect(await statuses()).toEqual(['sent', 'sent', 'skipped', 'skipped']);
});

it('an adjustment that is taken back at once makes one mail', async () => {
  const id = (nextId += 1);
  toldId = RENTER.id;
  for (let cycle = 1; cycle <= 3; cycle += 1) {
    await notifications.booking.publish(bookingAdjusted, id, { ...BOOKING, id });
    await notifications.booking.publish(bookingAdjustmentWithdrawn, id, { ...BOOKING, id });
    await written(2 * cycle);
  }
  clock.advance({ minutes: 3 });
  const all = await allSent();
  expect(all && all.filter(({ status }) => status === 'sent').map(({ template }) => template)).toEqual([
    'change-not-made-renter',
  ]);
});

it('what ends a booking has the change before it told at once, in their order', async () => {
  const id = (nextId += 1);
  await notifications.booking.publish(...changedTo(id, 5, 6));
  await written(1);
  clock.advance({ minutes: 1 });
  const cancelled = {
    ...BOOKING,
    id,
    status: 'cancelled',
    outcome: 'renter_cancelled',
    cancelledBy: 'renter',
  } as const;
  await notifications.booking.publish(bookingCancelled, id, cancelled);
  const all = await eventuallyFinds(async () => (await rows()).length === 2 && (await unsent()).length === 0 && rows());
  expect(all && all.map(({ template, status }) => [template, status])).toEqual([
    ['booking-changed-owner', 'sent'],
    ['cancellation-notice-owner', 'sent'],
  ]);
});

it.each([
  [
    'one person caused alone counts for them',
    [
      ['proposed', 'renter'],
      ['withdrawn', 'renter'],
    ],
    RENTER.id,
  ],
  [
    'two people caused counts for neither',
    [
      ['proposed', 'renter'],
      ['declined', 'renter'],
    ],
    null,
  ],
  [
    'two people caused counts for neither, when one of them goes on',
    [
      ['proposed', 'renter'],
      ['declined', 'renter'],
      ['proposed', 'owner'],
      ['withdrawn', 'owner'],
    ],
    null,
  ],
] as const)('a mail of changes that %s', async (_, acts, causedBy) => {
  const id = (nextId += 1);
  toldId = CAPTAIN.id;
  for (const [index, [act, proposer]] of acts.entries()) {
    const [event, state] = ofProposal(act, proposer);
    await notifications.booking.publish(event, id, { ...state, id });
    await written(index + 1);
  }
  clock.advance({ minutes: 3 });
  const all = await allSent();
  expect(all && all.filter(({ status }) => status === 'sent').map((row) => row.causedBy)).toEqual([causedBy]);
});

it('a mail whose sending has begun stays, and the next change has one of its own', async () => {
  const id = (nextId += 1);
  await notifications.booking.publish(...changedTo(id, 5, 6));
  await written(1);
  await notifications.db().delivery.updateMany({ data: { attempts: 1 } });
  await notifications.booking.publish(...changedTo(id, 4, 5));
  await written(2);
  clock.advance({ minutes: 3 });
  await allSent();
  expect(await statuses()).toEqual(['sent', 'sent']);
});

it('changes that wait are told by whoever goes on when all who wrote them down were killed', async () => {
  const id = (nextId += 1);
  await notifications.booking.publish(...changedTo(id, 5, 6));
  await notifications.booking.publish(...changedTo(id, 4, 5));
  await written(2);
  await notifications.restart(async () => undefined);
  clock.advance({ minutes: 3 });
  await allSent();
  expect(await statuses()).toEqual(['sent', 'skipped']);
  expect((await inbox.mail(OWNER, /^Changed/)).text).toContain('There are 4 guests instead of 6.');
});
