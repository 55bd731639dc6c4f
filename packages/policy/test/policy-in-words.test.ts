import {
  FREE_CANCELLATION_HOURS,
  FREE_CANCELLATION_IN_WORDS,
  OWNER_RESPONSE_HOURS,
  policyInWords,
  PROVIDER_GRACE_HOURS,
  RENTER_NOTICE_HOURS,
  RENTER_RESPONSE_HOURS,
} from '../src';

/** Every span of time that a sentence names, in its order. */
const spansIn = (sentence: string) => sentence.match(/[\d.]+ (hour|minute|second)s?/g) ?? [];

describe('policyInWords', () => {
  it('names the hours of the rules and no others', () => {
    expect(policyInWords().map(spansIn)).toEqual([
      [`${OWNER_RESPONSE_HOURS} hours`],
      [`${RENTER_RESPONSE_HOURS} hours`],
      [`${FREE_CANCELLATION_HOURS} hours`, `${RENTER_NOTICE_HOURS} hours`],
      [`${PROVIDER_GRACE_HOURS} hours`],
    ]);
  });

  it('reads as it was agreed', () => {
    expect(policyInWords().join('\n')).toBe(
      [
        'The owner answers within 24 hours. If the reservation is not confirmed, your whole deposit is refunded.',
        'If the owner proposes another time, you have 24 hours to accept it. Otherwise the reservation ends with a full refund.',
        'Once confirmed, the deposit is refunded in full only if you cancel within 24 hours of reserving and the charter is more than 72 hours away. Otherwise the deposit is not refundable.',
        'If the owner or the captain cancels within 24 hours of confirming, your whole deposit is refunded. If they cancel later, you choose between a refund and a credit of the same value for another time or vessel.',
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
    expect([...spansIn(owner), ...spansIn(renter)]).toEqual([words, words]);
  });

  it('leaves what is not configured as it is', () => {
    const [, renter, ...rest] = policyInWords({ ownerResponseHours: 3 });
    expect([renter, ...rest]).toEqual(policyInWords().slice(1));
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
