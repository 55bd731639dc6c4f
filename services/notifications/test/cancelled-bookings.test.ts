import { RunningClock } from '@harbourline/test-kit/running-clock';
import { bookingCancelled, bookingExpired, type BookingState } from '@harbourline/contracts';
import { expectTold, type Told } from './support/expect-told';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, changedFrom, ended, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

/** Too late for another boat, and early enough to choose what happens to the deposit. */
const clock = new RunningClock('2026-07-05T12:00:00.000Z');
let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 100;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  for (const user of [RENTER, OWNER, CAPTAIN]) {
    await notifications.register(user);
    await inbox.mail(user, /welcome/i);
  }
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(() => emptyInbox(inbox, notifications));

const DEPOSIT = BOOKING.depositCents;
type Settlement = NonNullable<BookingState['settlement']>;

/** A booking that ended under a rule, by which the owner may keep something and the renter what is left. */
function endedUnder(
  rule: Settlement['rule'],
  outcome: BookingState['outcome'],
  { reason = null, ownerKeepsCents = 0, refundCents = DEPOSIT }: Partial<Settlement> & { reason?: string | null } = {},
): BookingState {
  const creditInstead = rule === 'R6';
  const platformKeepsCents = DEPOSIT - refundCents - ownerKeepsCents;
  const settlement = {
    rule,
    refundCents,
    creditInstead,
    ownerKeepsCents,
    platformKeepsCents,
    taxCents: 0,
    policyVersion: 1,
  };
  const chooseBy = creditInstead ? '2026-07-05T15:00:00.000Z' : null;
  const status = rule === 'R3' ? 'pending' : 'confirmed';
  return changedFrom({ status }, { ...ended(outcome, reason), refundCents, settlement, chooseBy });
}

/** The golden files of those who are told: a captain where the charter was theirs. */
function files(name: string, { previous }: BookingState): Told['golden'] {
  const confirmed = previous?.status === 'confirmed';
  return {
    renter: `${confirmed ? 'booking' : 'reservation'}-canceled-renter.${name}`,
    owner: `cancellation-notice-owner.${name}`,
    ...(confirmed && previous.captainId !== null && { captain: `charter-canceled-captain.${name}` }),
  };
}

const reason = 'A storm is coming.';
const withoutCaptain = (state: BookingState) =>
  changedFrom({ status: 'confirmed', captainId: null }, { ...state, captainId: null });
const kept = { refundCents: 0, ownerKeepsCents: DEPOSIT };
const notPaidByUs = { settlement: null, refundCents: null, depositCents: 0, paymentIntentId: null };

describe('a booking that ended', () => {
  it.each<[string, Told['event'], BookingState]>([
    ['cancelled', bookingCancelled, endedUnder('R3', 'renter_cancelled')],
    ['expired', bookingExpired, endedUnder('R3', 'expired')],
    ['adjustment-lapsed', bookingExpired, endedUnder('R3', 'adjustment_lapsed')],
    ['renter-in-time', bookingCancelled, endedUnder('R7', 'renter_cancelled', { reason: 'We are all ill.' })],
    ['renter-late', bookingCancelled, endedUnder('R9', 'renter_cancelled', { ...kept, ownerKeepsCents: 37_350 })],
    ['owner-early', bookingCancelled, endedUnder('R5', 'owner_cancelled', { reason })],
    ['owner-late', bookingCancelled, endedUnder('R6', 'owner_cancelled', { reason })],
    ['captain', bookingCancelled, withoutCaptain(endedUnder('R6', 'captain_cancelled'))],
    ['platform', bookingCancelled, endedUnder('R4', 'platform_cancelled', { reason })],
    ['platform-unconfirmed', bookingCancelled, endedUnder('R3', 'platform_cancelled')],
    [
      'renter-inactive',
      bookingCancelled,
      { ...endedUnder('R3', 'platform_cancelled'), cancelledBy: 'system', cancellationReasonCode: 'renter_inactive' },
    ],
    ['renter-breach', bookingCancelled, endedUnder('R1', 'platform_cancelled', kept)],
    ['boat-withdrawn', bookingCancelled, endedUnder('R3', 'boat_withdrawn')],
    ['boat-withdrawn-confirmed', bookingCancelled, endedUnder('R4', 'boat_withdrawn')],
    ['without-deposit', bookingCancelled, { ...endedUnder('R4', 'platform_cancelled'), ...notPaidByUs }],
  ])('in the way of %s is told to those concerned, with what becomes of the deposit', async (name, event, state) => {
    const golden = files(name, state);
    await expectTold({ inbox, notifications }, { event, state: { ...state, id: (nextId += 1) }, golden });
  });

  it.each([
    ['booking', 'R4', 'so your booking had to end.'],
    ['reservation', 'R3', 'so your reservation had to end.'],
  ] as const)('as a %s is told as one, also where its event did not say what it was', async (_, rule, words) => {
    const state = { ...endedUnder(rule, 'boat_withdrawn'), previous: null, id: (nextId += 1) };
    await notifications.booking.publish(bookingCancelled, state.id, state);
    expect((await inbox.mail(RENTER, /canceled/)).text).toContain(words);
  });
});

it('tells of the refund, and offers no choice, once the time to choose is over', async () => {
  clock.advance({ hours: 4 });
  const id = (nextId += 1);
  await notifications.booking.publish(bookingCancelled, id, { ...endedUnder('R6', 'owner_cancelled', { reason }), id });
  const { text } = await inbox.mail(RENTER, /was canceled/);
  expect(text).toContain('Your refund of $415 is on its way');
  expect(text).not.toMatch(/choose/i);
});
