import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import { addHours, RENTER_NOTICE_HOURS } from '@harbourline/policy';
import { expectTold, type Told } from './support/expect-told';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, ended, NEW_CAPTAIN, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 100;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl });
  for (const user of [RENTER, OWNER, CAPTAIN, NEW_CAPTAIN]) {
    await notifications.register(user);
    await inbox.mail(user, /welcome/i);
  }
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(() => emptyInbox(inbox, notifications));

const LATER = { startDate: '2026-07-04T19:00:00.000Z', endDate: '2026-07-04T23:00:00.000Z' };
const OVERNIGHT = {
  startDate: '2026-07-06T02:30:00.000Z',
  endDate: '2026-07-06T08:30:00.000Z',
  zone: 'America/Cancun',
};
const CANCUN = { ...BOOKING.boat, city: 'Cancun' } as const;
const ANEW = '2026-06-29T15:00:00.000Z';
const captainLeft = { ...CONFIRMED, captainId: null, captainWanted: true, respondBy: ANEW };
const was = { status: 'confirmed' } as const;
/** The time to review it is not over, whenever this is run. */
const soon = { startDate: '2098-07-04T18:00:00.000Z', endDate: '2098-07-04T22:00:00.000Z' };
const ASKED = { ...BOOKING, captainAnswer: 'awaited' } as const;
const wasAsked = { captainAnswer: 'awaited' } as const;
const AGREED = { ...ASKED, ownerAcceptedAt: '2026-06-27T16:00:00.000Z' };
const DECLINED_BY_CAPTAIN = { ...BOOKING, captainId: null, captainWanted: true, respondBy: ANEW };
const unpaid = { paymentIntentId: null, depositCents: 0 };
const refundChosen = (refundChoice: 'credit' | 'refund') => {
  const settlement = {
    rule: 'R6',
    creditInstead: true,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    taxCents: 0,
  } as const;
  const { refundCents } = ended(null);
  return changedFrom(
    { status: 'cancelled' },
    {
      ...ended('owner_cancelled'),
      refundChoice,
      settlement: { ...settlement, refundCents: refundCents ?? 0, policyVersion: 1 },
    },
  );
};

/** An hour later, with two guests more. */
const proposal = (by: 'renter' | 'owner') => ({
  ...(events.bookingChangeProposed.sample.proposedChange as NonNullable<BookingState['proposedChange']>),
  ...LATER,
  by,
  captainId: CONFIRMED.captainId,
  effectCodes: [
    { code: 'late_from' as const, at: addHours(new Date(LATER.startDate), -RENTER_NOTICE_HOURS).toISOString() },
    { code: 'free_not_again' as const, at: null },
  ],
});

const CALLED_OFF = { cause: 'mechanical', by: 'owner', chooseBy: '2026-07-08T15:00:00.000Z' } as const;
/** Of a charter that was called off: another time, and nothing else. */
const newTime = (by: 'renter' | 'owner') => ({
  ...proposal(by),
  ...{ guestCount: CONFIRMED.guestCount, totalCents: CONFIRMED.totalCents, captainFeeCents: CONFIRMED.captainFeeCents },
  dueToCaptainCents: CONFIRMED.dueToCaptainCents,
});

const CASES: [string, Told['event'], BookingState, Told['golden']][] = [
  [
    'is requested',
    events.bookingRequested,
    BOOKING,
    { renter: 'new-reservation-renter', owner: 'new-reservation-owner' },
  ],
  [
    'its renter has changed',
    events.bookingChanged,
    changedFrom({}, { ...BOOKING, ...LATER, guestCount: 1, respondBy: ANEW }),
    { renter: 'booking-changed-renter.changed', owner: 'booking-changed-owner.changed' },
  ],
  [
    'its owner would have later',
    events.bookingAdjusted,
    changedFrom({}, { ...BOOKING, respondBy: ANEW, adjusted: { ...LATER, captainId: null } }),
    { renter: 'reservation-adjusted-renter.time', owner: 'booking-standing-owner.adjusted-time' },
  ],
  [
    'its owner would have with another captain',
    events.bookingAdjusted,
    changedFrom({}, { ...BOOKING, respondBy: ANEW, adjusted: { ...BOOKING, captainId: NEW_CAPTAIN.id } }),
    { renter: 'reservation-adjusted-renter.captain', owner: 'booking-standing-owner.adjusted-captain' },
  ],
  [
    'its owner would not have otherwise any more',
    events.bookingAdjustmentWithdrawn,
    changedFrom({}, BOOKING),
    { renter: 'change-not-made-renter.adjustment-withdrawn', owner: 'change-not-made-owner.adjustment-withdrawn' },
  ],
  [
    'is confirmed',
    events.bookingConfirmed,
    changedFrom({}, CONFIRMED),
    { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner', captain: 'new-charter-captain' },
  ],
  [
    'is confirmed without a captain, and without a deposit',
    events.bookingConfirmed,
    changedFrom({ captainId: null }, { ...CONFIRMED, ...unpaid, captainId: null, dueToCaptainCents: 0 }),
    { renter: 'confirmed-booking-renter.bare', owner: 'confirmed-booking-owner.bare' },
  ],
  [
    'is confirmed with another captain, who was proposed',
    events.bookingAdjustmentAccepted,
    changedFrom({}, { ...CONFIRMED, ...LATER, captainId: NEW_CAPTAIN.id }),
    {
      renter: 'confirmed-booking-renter.accepted',
      owner: 'confirmed-booking-owner.accepted',
      captain: 'new-charter-captain.accepted',
    },
  ],
  [
    'its captain has left',
    events.bookingCaptainLeft,
    changedFrom(was, { ...captainLeft, changeReason: 'I have broken my arm.' }),
    {
      renter: 'booking-standing-renter.captain-left',
      owner: 'choose-captain-owner.captain-left',
      'former captain': 'charter-canceled-captain.left',
    },
  ],
  [
    'its captain has to leave without a valid license',
    events.bookingCaptainLeft,
    changedFrom(was, { ...captainLeft, changeReasonCode: 'license_invalid' }),
    {
      renter: 'booking-standing-renter.license-invalid',
      owner: 'choose-captain-owner.license-invalid',
      'former captain': 'charter-canceled-captain.license-invalid',
    },
  ],
  [
    'has found another captain',
    events.bookingCaptainReplaced,
    changedFrom({ ...was, captainId: null }, { ...CONFIRMED, captainId: NEW_CAPTAIN.id }),
    {
      renter: 'booking-changed-renter.captain-replaced',
      owner: 'booking-changed-owner.captain-replaced',
      captain: 'new-charter-captain.replacing',
    },
  ],
  [
    'its owner would have changed',
    events.bookingChangeProposed,
    changedFrom(was, { ...CONFIRMED, proposedChange: proposal('owner') }),
    {
      renter: 'change-proposed-renter',
      owner: 'booking-standing-owner.change-proposed',
      captain: 'change-proposed-captain',
    },
  ],
  [
    'its renter would have changed',
    events.bookingChangeProposed,
    changedFrom(was, { ...CONFIRMED, proposedChange: proposal('renter') }),
    {
      renter: 'booking-standing-renter.change-proposed',
      owner: 'change-proposed-owner',
      captain: 'change-proposed-captain.by-renter',
    },
  ],
  [
    'its renter would have with more guests',
    events.bookingChangeProposed,
    changedFrom(was, {
      ...CONFIRMED,
      proposedChange: {
        ...proposal('renter'),
        ...{ startDate: CONFIRMED.startDate, endDate: CONFIRMED.endDate },
        effectCodes: [{ code: 'unchanged', at: null }],
      },
    }),
    { renter: 'booking-standing-renter.guests-proposed', owner: 'change-proposed-owner.guests' },
  ],
  [
    'is changed as its renter proposed',
    events.bookingChangeAccepted,
    changedFrom(
      { ...was, guestCount: 6, proposedChange: proposal('renter') },
      { ...CONFIRMED, ...LATER, guestCount: 8, totalCents: 207_500 },
    ),
    {
      renter: 'booking-changed-renter.change-accepted',
      owner: 'booking-changed-owner.change-accepted',
      captain: 'charter-changed-captain.change-accepted',
    },
  ],
  [
    'stays as it was, as the owner has declined the change',
    events.bookingChangeDeclined,
    changedFrom(
      { ...was, proposedChange: proposal('renter') },
      { ...CONFIRMED, changeReason: 'We are away that day.' },
    ),
    {
      renter: 'change-not-made-renter.declined',
      owner: 'change-not-made-owner.declined',
      captain: 'change-not-made-captain.declined',
    },
  ],
  [
    'stays as it was, as the owner has withdrawn the change',
    events.bookingChangeWithdrawn,
    changedFrom({ ...was, proposedChange: proposal('owner') }, CONFIRMED),
    {
      renter: 'change-not-made-renter.withdrawn',
      owner: 'change-not-made-owner.withdrawn',
      captain: 'change-not-made-captain.withdrawn',
    },
  ],
  [
    'stays as it was, as nobody has answered',
    events.bookingChangeLapsed,
    changedFrom({ ...was, proposedChange: proposal('owner') }, CONFIRMED),
    {
      renter: 'change-not-made-renter.lapsed',
      owner: 'change-not-made-owner.lapsed',
      captain: 'change-not-made-captain.lapsed',
    },
  ],
  [
    'asks its captain as well',
    events.bookingRequested,
    ASKED,
    {
      renter: 'new-reservation-renter.asked',
      owner: 'new-reservation-owner.asked',
      captain: 'charter-request-captain',
    },
  ],
  [
    'waits for its captain alone',
    events.bookingCaptainAwaited,
    changedFrom(wasAsked, AGREED),
    { renter: 'booking-standing-renter.captain-awaited', owner: 'booking-standing-owner.captain-awaited' },
  ],
  [
    'waits for its captain, as the renter takes a proposal',
    events.bookingCaptainAwaited,
    changedFrom({ captainAnswer: 'accepted' }, { ...AGREED, ...LATER }),
    {
      renter: 'booking-standing-renter.proposal-taken',
      owner: 'booking-standing-owner.proposal-taken',
      captain: 'charter-request-captain.anew',
    },
  ],
  [
    'its captain has accepted before the owner',
    events.bookingCaptainAccepted,
    changedFrom(wasAsked, { ...BOOKING, captainAnswer: 'accepted' }),
    { owner: 'booking-standing-owner.captain-accepted' },
  ],
  [
    'its captain has declined',
    events.bookingCaptainDeclined,
    changedFrom(wasAsked, { ...DECLINED_BY_CAPTAIN, changeReason: 'I am away that day.' }),
    {
      renter: 'booking-standing-renter.captain-declined',
      owner: 'choose-captain-owner.captain-declined',
      'former captain': 'charter-request-ended-captain.declined',
    },
  ],
  [
    'its captain has not answered',
    events.bookingCaptainDeclined,
    changedFrom(wasAsked, DECLINED_BY_CAPTAIN),
    {
      renter: 'booking-standing-renter.captain-declined-silently',
      owner: 'choose-captain-owner.captain-declined-silently',
      'former captain': 'charter-request-ended-captain.silent',
    },
  ],
  [
    'has found another captain, who is asked in turn',
    events.bookingCaptainAwaited,
    changedFrom({ captainId: null }, { ...AGREED, captainId: NEW_CAPTAIN.id }),
    {
      renter: 'booking-standing-renter.another-asked',
      owner: 'booking-standing-owner.another-asked',
      captain: 'charter-request-captain.another',
    },
  ],
  [
    'is confirmed with its captain’s yes',
    events.bookingConfirmed,
    changedFrom(wasAsked, { ...CONFIRMED, captainAnswer: 'accepted' }),
    { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner', captain: 'new-charter-captain' },
  ],
  [
    'is canceled by its renter while its captain is asked',
    events.bookingCancelled,
    changedFrom(wasAsked, { ...ended('renter_cancelled'), captainAnswer: 'awaited' }),
    {
      renter: 'reservation-canceled-renter.asked',
      owner: 'cancellation-notice-owner.asked',
      captain: 'charter-request-ended-captain',
    },
  ],
  [
    'ends because no other captain was found for the request',
    events.bookingCancelled,
    changedFrom({ captainId: null }, { ...ended('captain_cancelled'), captainId: null }),
    {
      renter: 'reservation-canceled-renter.no-captain',
      owner: 'cancellation-notice-owner.no-captain-for-request',
    },
  ],
  [
    'is called off for the weather',
    events.bookingCalledOff,
    changedFrom(was, {
      ...CONFIRMED,
      calledOff: { ...CALLED_OFF, cause: 'weather', by: 'captain' },
      changeReason: 'There is a gale warning from noon on.',
    }),
    { renter: 'called-off-renter', owner: 'called-off-owner', captain: 'called-off-captain' },
  ],
  [
    'is called off, and its renter asks for a new time',
    events.bookingChangeProposed,
    changedFrom(was, {
      ...CONFIRMED,
      calledOff: CALLED_OFF,
      proposedChange: newTime('renter'),
    }),
    {
      renter: 'booking-standing-renter.new-time-proposed',
      owner: 'new-time-proposed-owner',
      captain: 'change-proposed-captain.called-off',
    },
  ],
  [
    'is called off, and its owner offers a new time',
    events.bookingChangeProposed,
    changedFrom(was, { ...CONFIRMED, calledOff: CALLED_OFF, proposedChange: newTime('owner') }),
    {
      renter: 'new-time-proposed-renter',
      owner: 'booking-standing-owner.new-time-proposed',
      captain: 'change-proposed-captain.called-off-by-owner',
    },
  ],
  [
    'is called off, and its owner declines a new time',
    events.bookingChangeDeclined,
    changedFrom({ ...was, proposedChange: newTime('renter') }, { ...CONFIRMED, calledOff: CALLED_OFF }),
    {
      renter: 'change-not-made-renter.new-time-declined',
      owner: 'change-not-made-owner.new-time-declined',
      captain: 'change-not-made-captain.new-time-declined',
    },
  ],
  [
    'has a balance that its captain marks as received',
    events.bookingRecordedAtTheDock,
    changedFrom(was, { ...CONFIRMED, atTheDock: { act: 'mark-balance', by: 'captain', amountCents: 124_500 } }),
    { renter: 'balance-marked-renter' },
  ],
  [
    'has a balance that its renter marks as paid',
    events.bookingRecordedAtTheDock,
    changedFrom(was, { ...CONFIRMED, atTheDock: { act: 'mark-balance', by: 'renter', amountCents: 124_500 } }),
    { owner: 'balance-marked-owner' },
  ],
  [
    'has a check-in that was agreed to on its captain’s phone',
    events.bookingRecordedAtTheDock,
    changedFrom(was, {
      ...CONFIRMED,
      atTheDock: { act: 'check-in', by: 'captain', amountCents: null, objectBy: '2026-07-06T18:00:00.000Z' },
    }),
    { renter: 'agreed-at-dock-renter' },
  ],
  [
    'has a check-out that its renter objects to',
    events.bookingRecordedAtTheDock,
    changedFrom(was, { ...CONFIRMED, objectedTo: 'check-out' }),
    { owner: 'objected-at-dock-owner', captain: 'objected-at-dock-captain' },
  ],
  [
    'is declined',
    events.bookingDeclined,
    changedFrom({}, ended('owner_declined', 'The engine is being repaired.')),
    { renter: 'reservation-canceled-renter.declined', owner: 'cancellation-notice-owner.declined' },
  ],
  [
    'was lost to another',
    events.bookingRejected,
    ended('slot_lost'),
    { renter: 'reservation-canceled-renter.slot-lost' },
  ],
  ['became a credit', events.bookingRefundChosen, refundChosen('credit'), { renter: 'refund-chosen-renter.credit' }],
  ['is refunded', events.bookingRefundChosen, refundChosen('refund'), { renter: 'refund-chosen-renter.refund' }],
  [
    'is over',
    events.bookingCompleted,
    changedFrom(was, { ...CONFIRMED, ...soon, status: 'completed' }),
    { renter: 'review-invitation-renter', owner: 'review-invitation-owner' },
  ],
  [
    'is over, and nobody had paid its deposit',
    events.bookingCompleted,
    changedFrom(was, { ...CONFIRMED, ...unpaid, status: 'completed' }),
    {},
  ],
];

const BY_ADMINISTRATORS: [string, BookingState, Told['golden']][] = [
  [
    'made, to be answered',
    { ...BOOKING, ...unpaid },
    { renter: 'new-reservation-renter.unpaid', owner: 'new-reservation-owner.unpaid' },
  ],
  [
    'made, confirmed',
    CONFIRMED,
    { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner', captain: 'new-charter-captain' },
  ],
  ['made, to be on record', ended(null), {}],
  [
    'changed while the renter has to answer the owner',
    changedFrom(
      { status: 'pending', guestCount: 4 },
      { ...BOOKING, adjusted: events.bookingAdjusted.sample.adjusted ?? null },
    ),
    { renter: 'reservation-adjusted-renter.edited', owner: 'booking-changed-owner.adjusted' },
  ],
  ['put right after its end', changedFrom({ status: 'cancelled' }, ended('owner_cancelled')), {}],
  ['made, over already', { ...CONFIRMED, status: 'completed' }, {}],
  [
    'moved over days, at night',
    changedFrom({ ...was, guestCount: 4 }, { ...CONFIRMED, ...OVERNIGHT, boat: CANCUN, changeReason: 'By telephone.' }),
    {
      renter: 'booking-changed-renter.moved',
      owner: 'booking-changed-owner.moved',
      captain: 'charter-changed-captain.moved',
    },
  ],
  [
    'given another captain',
    changedFrom(was, { ...CONFIRMED, captainId: NEW_CAPTAIN.id }),
    {
      renter: 'booking-changed-renter.other-captain',
      owner: 'booking-changed-owner.other-captain',
      captain: 'new-charter-captain.replacing',
      'former captain': 'charter-canceled-captain.replaced',
    },
  ],
  [
    'left without a captain',
    changedFrom(was, { ...CONFIRMED, captainId: null, dueToCaptainCents: 0 }),
    {
      renter: 'booking-changed-renter.no-captain',
      owner: 'booking-changed-owner.no-captain',
      'former captain': 'charter-canceled-captain.no-captain',
    },
  ],
  [
    'put back to waiting for its owner',
    changedFrom(was, { ...BOOKING, respondBy: ANEW }),
    {
      renter: 'booking-changed-renter.waiting-again',
      owner: 'booking-changed-owner.waiting-again',
      captain: 'charter-canceled-captain.waiting-again',
    },
  ],
  [
    'changed in what its captain need not know',
    changedFrom(was, { ...CONFIRMED, totalCents: 150_000 }),
    { renter: 'booking-changed-renter.amounts', owner: 'booking-changed-owner.amounts' },
  ],
  [
    'given another fee, deposit and wish',
    changedFrom(was, {
      ...CONFIRMED,
      ...{ dueToCaptainCents: 30_000, totalCents: 170_000, depositCents: 42_500, balanceFromRenterCents: 97_500 },
      specialRequests: 'Two cakes',
    }),
    {
      renter: 'booking-changed-renter.fee',
      owner: 'booking-changed-owner.fee',
      captain: 'charter-changed-captain.fee',
    },
  ],
  [
    'changed, by a release that did not tell what it cost before',
    changedFrom({ ...was, totalCents: undefined }, CONFIRMED),
    { renter: 'booking-changed-renter.untold', owner: 'booking-changed-owner.untold' },
  ],
  ['changed in nothing that anybody is told of', changedFrom(was, CONFIRMED), {}],
  [
    'changed in nothing while the renter has to answer the owner',
    changedFrom({}, { ...BOOKING, adjusted: events.bookingAdjusted.sample.adjusted ?? null }),
    {},
  ],
  ['noted to be over', changedFrom(was, { ...CONFIRMED, status: 'completed' }), {}],
];

describe('a booking that', () => {
  it.each(CASES)('%s is told to exactly the right people, in these words', async (_, event, state, golden) => {
    await expectTold({ inbox, notifications }, { event, state: { ...state, id: (nextId += 1) }, golden });
  });

  it.each(BY_ADMINISTRATORS)('an administrator has %s is told to those concerned', async (_, state, golden) => {
    const event = events.bookingUpdated;
    await expectTold({ inbox, notifications }, { event, state: { ...state, id: (nextId += 1) }, golden });
  });
});
