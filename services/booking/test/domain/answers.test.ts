import { addHours, POLICY_VERSION } from '@harbourline/policy';
import type { Booking } from '../../src/generated/prisma/client';
import { accept, confirmed, decline, loseBoat } from '../../src/domain/answer-reservation';
import {
  acceptCharter,
  askedAnew,
  askedOf,
  awaitCaptain,
  declineCharter,
  passOverCaptain,
} from '../../src/domain/captains-answer';
import { costsWith, leave, replaceCaptain, requireCaptainWanted, requireOther } from '../../src/domain/change-captain';
import { change, hasSameTime, requireChangeable } from '../../src/domain/change-reservation';
import { requirePending } from '../../src/domain/require-pending';
import { requireReason } from '../../src/domain/require-reason';
import {
  ADJUSTED,
  CALLED_OFF,
  CANCELLED,
  CAPTAIN_ID,
  CHARTER,
  COMPLETED,
  HOURS_TO_ANSWER,
  PLACED,
  refusal,
  REQUEST,
  START,
} from './booking-row';

const IN_TIME = addHours(PLACED, HOURS_TO_ANSWER);
const LATE = new Date(IN_TIME.getTime() + 1);
const ASKED: Booking = { ...REQUEST, captainAnswer: 'awaited' };
const ACCEPTED: Booking = { ...ASKED, ownerAcceptedAt: addHours(PLACED, 1) };
const WITHOUT_CAPTAIN: Booking = { ...REQUEST, captainId: null, captainWanted: true };
const LEFT: Booking = { ...CHARTER, captainId: null, captainWanted: true, respondBy: IN_TIME };
const REFUNDED = {
  ...{ refundRule: 'R3', refundCents: 50_000, creditInstead: false, policyVersion: POLICY_VERSION },
  ...{ ownerKeepsCents: 0, platformKeepsCents: 0, taxCents: 0 },
};
const NOBODY_WAITS = { status: 'cancelled', respondBy: null, captainWanted: false, chooseBy: null };

describe('an owner’s answer', () => {
  it('confirms a request, or leaves it to the captain who was asked', () => {
    expect(accept(REQUEST, IN_TIME)).toEqual({ status: 'confirmed', respondBy: null, confirmedAt: IN_TIME });
    expect(accept(ASKED, IN_TIME)).toEqual({ ownerAcceptedAt: IN_TIME });
    expect(accept({ ...REQUEST, captainAnswer: 'accepted' }, IN_TIME)).toEqual(confirmed(IN_TIME));
  });

  it('that is no gives the whole deposit back, and keeps the reason', () => {
    expect(decline(REQUEST, IN_TIME, 'In the yard')).toEqual({
      ...{ ...NOBODY_WAITS, ...REFUNDED, outcome: 'owner_declined', cancelledAt: IN_TIME, cancelledBy: 'owner' },
      ...{ cancellationReason: 'In the yard', cancellationReasonCode: null },
    });
    expect(decline(REQUEST, IN_TIME, undefined)).toMatchObject({ cancellationReason: null });
  });

  it.each<[string, Booking, Date, string]>([
    ['after the time', REQUEST, LATE, 'response_overdue'],
    ['to a charter', CHARTER, IN_TIME, 'booking_not_pending'],
    ['while the renter has to answer a proposal', ADJUSTED, IN_TIME, 'booking_adjusted'],
    ['while another captain is to be found', WITHOUT_CAPTAIN, IN_TIME, 'captain_declined'],
    ['twice', ACCEPTED, IN_TIME, 'captain_awaited'],
  ])('is refused %s', (_, booking, now, code) => {
    expect(() => accept(booking, now)).toThrow(refusal(code));
  });

  it('needs no time where none was set', () => {
    expect(accept({ ...REQUEST, respondBy: null }, START)).toEqual(confirmed(START));
  });

  it('that is no may come while the captain’s is awaited or missing, and not after the time', () => {
    expect(decline(ACCEPTED, IN_TIME, undefined)).toMatchObject({ outcome: 'owner_declined' });
    expect(decline(WITHOUT_CAPTAIN, IN_TIME, undefined)).toMatchObject({ outcome: 'owner_declined' });
    expect(() => decline(REQUEST, LATE, undefined)).toThrow(refusal('response_overdue'));
  });
});

describe('the loss of the boat', () => {
  it.each([
    ['a request', REQUEST, 'R3'],
    ['a charter', CHARTER, 'R4'],
  ])('ends %s, and all goes back', (_, booking, refundRule) => {
    expect(loseBoat(booking, IN_TIME, 'owner_inactive')).toEqual({
      ...{ ...NOBODY_WAITS, ...REFUNDED, refundRule, outcome: 'boat_withdrawn' },
      ...{ cancelledAt: IN_TIME, cancelledBy: 'system' },
      ...{ cancellationReason: null, cancellationReasonCode: 'owner_inactive' },
    });
    expect(loseBoat(booking, IN_TIME)).toMatchObject({ cancellationReasonCode: null });
  });

  it('changes nothing that is over', () => {
    for (const booking of [COMPLETED, CANCELLED])
      expect(() => loseBoat(booking, IN_TIME)).toThrow(refusal('booking_not_pending'));
  });
});

describe('a captain’s answer', () => {
  it('is asked for where they want to be asked, and anew where they were', () => {
    expect([{ confirmsCharters: true }, { confirmsCharters: false }, null, undefined].map(askedOf)).toEqual([
      'awaited',
      null,
      null,
      null,
    ]);
    expect(['accepted', 'awaited', null].map((captainAnswer) => askedAnew({ captainAnswer }))).toEqual([
      'awaited',
      'awaited',
      null,
    ]);
  });

  it('is awaited as long as an owner’s, and no later than the start', () => {
    const asks = (startDate: Date, ownerAcceptedAt: Date | null) =>
      awaitCaptain({ startDate, ownerAcceptedAt }, PLACED, HOURS_TO_ANSWER);
    expect(asks(START, null)).toEqual({ captainAnswer: 'awaited', ownerAcceptedAt: PLACED, respondBy: IN_TIME });
    expect(asks(addHours(PLACED, 3), START)).toMatchObject({ ownerAcceptedAt: START, respondBy: addHours(PLACED, 3) });
  });

  it('confirms what the owner has accepted, and else waits for the owner', () => {
    expect(acceptCharter(ACCEPTED, IN_TIME)).toEqual({ captainAnswer: 'accepted', ...confirmed(IN_TIME) });
    expect(acceptCharter(ASKED, IN_TIME)).toEqual({ captainAnswer: 'accepted' });
  });

  it('that is no, or does not come, has the owner find another within a day', () => {
    const wanted = { captainId: null, captainAnswer: null, captainWanted: true, respondBy: addHours(IN_TIME, 24) };
    expect(declineCharter(ASKED, IN_TIME, HOURS_TO_ANSWER)).toEqual(wanted);
    expect(passOverCaptain(ACCEPTED, IN_TIME, HOURS_TO_ANSWER)).toEqual(wanted);
  });

  it.each<[string, Booking, Date, Error]>([
    ['of a charter', CHARTER, IN_TIME, refusal('booking_not_pending')],
    ['of one who was not asked', REQUEST, IN_TIME, refusal('captain_not_asked')],
    ['of one who has answered', { ...ASKED, captainAnswer: 'accepted' }, IN_TIME, refusal('captain_not_asked')],
    ['after the time', ASKED, LATE, refusal('response_overdue')],
    [
      'to what the owner wants to change',
      { ...ADJUSTED, captainAnswer: 'awaited' },
      IN_TIME,
      refusal('booking_adjusted', { message: 'The renter has to answer the owner’s proposal first.' }),
    ],
  ])('is refused %s', (_, booking, now, error) => {
    expect(() => acceptCharter(booking, now)).toThrow(error);
    expect(() => declineCharter(booking, now, HOURS_TO_ANSWER)).toThrow(error);
  });

  it('needs no time where none was set', () => {
    expect(acceptCharter({ ...ASKED, respondBy: null }, START)).toEqual({ captainAnswer: 'accepted' });
  });
});

describe('another captain', () => {
  it('costs the renter no more than the one who was booked', () => {
    expect(costsWith(CHARTER, { hourlyRateCents: 10_000 })).toEqual({
      ...{ captainFeeCents: 40_000, totalCents: 200_000, balanceFromRenterCents: 110_000, dueToCaptainCents: 40_000 },
    });
    expect(costsWith(CHARTER, { hourlyRateCents: 5_000 })).toMatchObject({ captainFeeCents: 20_000 });
    expect(() => costsWith(CHARTER, { hourlyRateCents: 10_001 })).toThrow(refusal('captain_too_expensive'));
    expect(() => costsWith(CHARTER, null)).toThrow(refusal('captain_unavailable'));
  });

  it('leaves the total at least as high as the deposit that was paid', () => {
    const small = { ...CHARTER, boatRentalCents: 30_000, captainFeeCents: 40_000, totalCents: 70_000 };
    expect(costsWith(small, { hourlyRateCents: 1_000 })).toEqual({
      ...{ captainFeeCents: 20_000, totalCents: 50_000, balanceFromRenterCents: 0, dueToCaptainCents: 0 },
    });
  });

  it('is wanted once the captain leaves a charter: within a day, and no later than the start', () => {
    const now = addHours(START, -100);
    expect(leave(CHARTER, now, HOURS_TO_ANSWER)).toEqual({
      ...{ captainId: null, captainWanted: true, captainAnswer: null, respondBy: addHours(START, -76) },
    });
    expect(leave(CHARTER, addHours(START, -3), HOURS_TO_ANSWER)).toMatchObject({ respondBy: START });
    expect(leave(CALLED_OFF, addHours(START, 3), HOURS_TO_ANSWER)).toMatchObject({ respondBy: addHours(START, 27) });
  });

  it.each<[string, Booking, Date, string]>([
    ['a request', REQUEST, PLACED, 'booking_not_confirmed'],
    ['a charter that has begun', CHARTER, new Date(START.getTime() + 1), 'charter_started'],
    ['a charter that another has left', LEFT, PLACED, 'booking_not_active'],
  ])('cannot be asked for by leaving %s', (_, booking, now, code) => {
    expect(() => leave(booking, now, HOURS_TO_ANSWER)).toThrow(refusal(code));
  });

  it('is found only where one is wanted, in time', () => {
    expect(() => requireCaptainWanted(LEFT, IN_TIME)).not.toThrow();
    expect(() => requireCaptainWanted(WITHOUT_CAPTAIN, IN_TIME)).not.toThrow();
    expect(() => requireCaptainWanted({ ...LEFT, respondBy: null }, LATE)).not.toThrow();
    expect(() => requireCaptainWanted(LEFT, LATE)).toThrow(refusal('response_overdue'));
    expect(() => requireCaptainWanted(CHARTER, IN_TIME)).toThrow(refusal('captain_not_wanted'));
    for (const over of [CANCELLED, COMPLETED])
      expect(() => requireCaptainWanted(over, IN_TIME)).toThrow(refusal('booking_not_active'));
  });

  it('is not the one who has left', () => {
    const message = 'This captain cannot take the charter. Please choose another.';
    expect(() => requireOther(8, [CAPTAIN_ID])).not.toThrow();
    expect(() => requireOther(CAPTAIN_ID, [CAPTAIN_ID])).toThrow(refusal('captain_unavailable', { message }));
  });

  it('confirms a request unless they want to be asked, and leaves a charter confirmed', () => {
    const costs = { captainFeeCents: 1, totalCents: 2, balanceFromRenterCents: 3, dueToCaptainCents: 4 };
    const replace = (booking: Booking, isAsked: boolean) =>
      replaceCaptain(booking, { id: 8, costs, isAsked }, { now: PLACED, ownerResponseHours: HOURS_TO_ANSWER });
    const taken = { ...costs, captainId: 8, captainWanted: false };
    expect(replace(LEFT, true)).toEqual({ ...taken, captainAnswer: null, respondBy: null });
    expect(replace(WITHOUT_CAPTAIN, false)).toEqual({ ...taken, captainAnswer: null, ...confirmed(PLACED) });
    expect(replace(WITHOUT_CAPTAIN, true)).toEqual({
      ...{ ...taken, captainAnswer: 'awaited', ownerAcceptedAt: PLACED, respondBy: IN_TIME },
    });
    expect(replace({ ...WITHOUT_CAPTAIN, ownerAcceptedAt: START }, true)).toMatchObject({ ownerAcceptedAt: START });
  });
});

describe('a renter’s change of a request', () => {
  const wish = { startDate: addHours(START, 1), endDate: addHours(START, 5), guestCount: 6, captainId: CAPTAIN_ID };
  const price = {
    ...{ boatRentalCents: 1, captainFeeCents: 2, totalCents: 3, balanceFromRenterCents: 4, dueToCaptainCents: 5 },
    ...{ hours: 4, hourlyRateCents: 6, captainRateCents: null, discountCents: 7, depositCents: 8, dueToOwnerCents: 9 },
    commissionCents: 10,
  };
  const changed = (booking: Booking, other: Partial<typeof wish> = {}) =>
    change(booking, { wish: { ...wish, ...other }, price, now: PLACED, ownerResponseHours: HOURS_TO_ANSWER });

  it('has today’s price, and the owner’s and the captain’s time begins anew', () => {
    expect(changed({ ...REQUEST, captainAnswer: 'accepted' })).toEqual({
      ...{ startDate: wish.startDate, endDate: wish.endDate, guestCount: 6 },
      ...{ boatRentalCents: 1, captainFeeCents: 2, totalCents: 3, balanceFromRenterCents: 4, dueToCaptainCents: 5 },
      ...{ captainAnswer: 'awaited', respondBy: IN_TIME, leftStart: null },
    });
  });

  it('changes the time, its length or the guests', () => {
    const same = { startDate: REQUEST.startDate, endDate: REQUEST.endDate };
    expect(hasSameTime(REQUEST, same)).toBe(true);
    expect(hasSameTime(REQUEST, { ...same, endDate: wish.endDate })).toBe(false);
    expect(hasSameTime(REQUEST, { ...same, startDate: wish.startDate })).toBe(false);
    expect(changed(REQUEST, { ...same, guestCount: 7 })).toMatchObject({ guestCount: 7 });
    expect(() => changed(REQUEST, same)).toThrow(refusal('same_time'));
  });

  it.each<[string, Booking, Date, Error]>([
    ['of a charter', CHARTER, IN_TIME, refusal('booking_not_pending')],
    ['after the time', REQUEST, LATE, refusal('response_overdue')],
    ['without a captain', WITHOUT_CAPTAIN, IN_TIME, refusal('captain_declined')],
    ['that the owner has accepted', ACCEPTED, IN_TIME, refusal('captain_awaited')],
    [
      'for which the owner proposes another time',
      ADJUSTED,
      IN_TIME,
      refusal('booking_adjusted', { message: 'Please answer the owner’s proposal first.' }),
    ],
  ])('is refused %s', (_, booking, now, error) => {
    expect(() => requireChangeable(booking, now)).toThrow(error);
  });

  it('is possible until the owner answers', () => {
    expect(() => requireChangeable(REQUEST, IN_TIME)).not.toThrow();
    expect(() => requireChangeable({ ...REQUEST, respondBy: null }, LATE)).not.toThrow();
  });
});

describe('a request that is none any more', () => {
  it.each<[string | null, string]>([
    ['renter_cancelled', 'The renter has canceled this reservation.'],
    ['owner_declined', 'The owner has declined this reservation.'],
    ['expired', 'The time to answer this reservation has run out.'],
    ['adjustment_lapsed', 'The proposed change was not answered in time.'],
    ['boat_withdrawn', 'This boat is no longer offered.'],
    ['platform_cancelled', 'This reservation has been canceled.'],
  ])('says what has become of it: %s', (outcome, message) => {
    expect(() => requirePending({ status: 'cancelled', outcome })).toThrow(refusal('booking_not_pending', { message }));
  });

  it('says that it was confirmed', () => {
    const message = 'This reservation has already been confirmed.';
    for (const { status } of [CHARTER, COMPLETED])
      expect(() => requirePending({ status, outcome: null })).toThrow(refusal('booking_not_pending', { message }));
    expect(() => requirePending(REQUEST)).not.toThrow();
  });
});

it('asks for a reason where there is none', () => {
  expect(() => requireReason('Engine')).not.toThrow();
  for (const reason of ['', undefined])
    expect(() => requireReason(reason)).toThrow(
      refusal('invalid_input', { fields: { reason: 'Please give a reason' } }),
    );
});
