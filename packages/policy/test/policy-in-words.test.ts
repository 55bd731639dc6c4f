import {
  FREE_CANCELLATION_HOURS,
  OWNER_RESPONSE_HOURS,
  PROVIDER_GRACE_HOURS,
  REBOOK_DAYS,
  RENTER_NOTICE_HOURS,
  RENTER_RESPONSE_HOURS,
} from '../src';
import { CALL_OFF_IN_WORDS, FREE_CANCELLATION_IN_WORDS, policyInWords } from '../src/words';

/** Every span of time that a sentence names, in its order. */
const spansIn = (sentence: string) => sentence.match(/[\d.]+ (day|hour|minute|second)s?/g) ?? [];

describe('policyInWords', () => {
  it('names the hours of the rules and no others', () => {
    expect(policyInWords().map(spansIn)).toEqual([
      [`${OWNER_RESPONSE_HOURS} hours`, `${OWNER_RESPONSE_HOURS} hours`],
      [`${RENTER_RESPONSE_HOURS} hours`],
      [],
      [`${FREE_CANCELLATION_HOURS} hours`, `${RENTER_NOTICE_HOURS} hours`],
      [`${PROVIDER_GRACE_HOURS} hours`, `${OWNER_RESPONSE_HOURS} hours`],
      [`${REBOOK_DAYS} days`],
    ]);
  });

  it('reads as it was agreed', () => {
    expect(policyInWords().join('\n')).toBe(
      [
        'The owner has 24 hours to answer. A captain who confirms each charter is asked as well; if that captain cannot come, the owner has another 24 hours to choose one at no higher fee. If the reservation is not confirmed, your whole deposit is refunded.',
        'Before confirmation, the owner may propose another time or captain. You have 24 hours to accept; otherwise the reservation ends with a full refund.',
        'After confirmation, you and the owner can propose changes to each other. Unless a change is accepted in time, the charter stays as it is.',
        'If you cancel a confirmed booking, the deposit is refunded in full only within 24 hours of reserving and more than 72 hours before the charter; moving it to a later date yourself does not extend this. Otherwise it is not refundable.',
        'If the owner cancels within 24 hours of the confirmation, your whole deposit is refunded; later, you choose between a refund and a credit of the same value. If the captain cancels, the owner has 24 hours to choose another at no higher fee. Without one, or if you cancel before that, it counts as if the owner had canceled.',
        'If the charter is called off because of weather or a mechanical problem, you can agree with the owner on a new time within 60 days at the same price. Otherwise your whole deposit is refunded.',
      ].join('\n'),
    );
  });

  it.each([
    [36, '36 hours'],
    [1, '1 hour'],
    [1.5, '1.5 hours'],
    [0.5, '30 minutes'],
    [1 / 60, '1 minute'],
    [0.002, '7.2 seconds'],
  ])('says %d configured hours as %s', (hours, words) => {
    const [owner = '', renter = ''] = policyInWords({ ownerResponseHours: hours, renterResponseHours: hours });
    expect([...spansIn(owner), ...spansIn(renter)]).toEqual([words, words, words]);
  });

  it('leaves what is not configured as it is', () => {
    const [, renter] = policyInWords({ ownerResponseHours: 3 });
    expect(renter).toBe(policyInWords()[1]);
  });
});

it('says on its own when canceling is free', () => {
  expect(FREE_CANCELLATION_IN_WORDS).toBe(
    'Free cancellation within 24 hours of reserving, if the charter is more than 72 hours away.',
  );
  expect(spansIn(FREE_CANCELLATION_IN_WORDS)).toEqual([
    `${FREE_CANCELLATION_HOURS} hours`,
    `${RENTER_NOTICE_HOURS} hours`,
  ]);
});

it('says on its own what is promised to whose charter is called off', () => {
  expect(CALL_OFF_IN_WORDS).toBe(
    'Called off for weather or a mechanical problem? Agree on a new time within 60 days at the same price, or get the whole deposit back.',
  );
});
