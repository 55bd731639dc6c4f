import { bookingCancelled, bookingExpired, type BookingState } from '@harbourline/contracts';
import { expectTold, type Told } from './support/expect-told';
import { startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, ended, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 100;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl });
  for (const user of [RENTER, OWNER, CAPTAIN]) {
    await notifications.register(user);
    await inbox.mail(user, /welcome/i);
  }
}, 120_000);
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
}, 30_000);
beforeEach(() => inbox.empty());

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
  return { ...ended(outcome, reason), refundCents, settlement, chooseBy };
}

const files = (name: string): Told['golden'] => ({
  renter: `reservation-canceled-renter.${name}`,
  owner: `cancellation-notice-owner.${name}`,
});
const reason = 'A storm is coming.';

describe('a booking that ended', () => {
  it.each<[string, Told['event'], BookingState]>([
    ['adjustment-lapsed', bookingExpired, endedUnder('R3', 'adjustment_lapsed')],
    ['renter-in-time', bookingCancelled, endedUnder('R7', 'renter_cancelled', { reason: 'We are all ill.' })],
    [
      'renter-late',
      bookingCancelled,
      endedUnder('R9', 'renter_cancelled', { refundCents: 0, ownerKeepsCents: 37_350 }),
    ],
    ['owner-early', bookingCancelled, endedUnder('R5', 'owner_cancelled', { reason })],
    ['owner-late', bookingCancelled, endedUnder('R6', 'owner_cancelled', { reason })],
    ['captain', bookingCancelled, endedUnder('R6', 'captain_cancelled')],
    ['platform', bookingCancelled, endedUnder('R4', 'platform_cancelled', { reason })],
    ['platform-unconfirmed', bookingCancelled, endedUnder('R3', 'platform_cancelled')],
    [
      'renter-breach',
      bookingCancelled,
      endedUnder('R1', 'platform_cancelled', { refundCents: 0, ownerKeepsCents: DEPOSIT }),
    ],
  ])('in the way of %s is told to renter and owner, with what becomes of the deposit', async (name, event, state) => {
    await expectTold({ inbox, notifications }, { event, state: { ...state, id: (nextId += 1) }, golden: files(name) });
  });

  it('without a deposit says nothing of one', async () => {
    const state = { ...endedUnder('R4', 'platform_cancelled'), depositCents: 0, refundCents: 0, id: (nextId += 1) };
    await notifications.booking.publish(bookingCancelled, state.id, state);
    expect((await inbox.mail(RENTER, /cancelled/)).text).not.toContain('deposit');
  });

  it('as a confirmed one with its boat says so', async () => {
    const state = { ...endedUnder('R4', 'boat_withdrawn'), id: (nextId += 1) };
    await notifications.booking.publish(bookingCancelled, state.id, state);
    expect((await inbox.mail(RENTER, /cancelled/)).text).toContain('so your booking had to end.');
  });
});
