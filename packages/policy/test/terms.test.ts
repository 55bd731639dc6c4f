import { z } from 'zod';
import { DEFAULT_TERMS } from '../src';
import { termsConfig, termsOf } from '../src/terms-config';
import { fillTerms, noticeInWords, TERM_NAMES, termsInWords } from '../src/words';

it('says what is set, and what comes without it as it was agreed', () => {
  const set = { noticeHours: 12, ownerResponseHours: 0.5, refundChoiceHours: 36, ownerPayoutDays: 1 };
  expect(termsInWords({ ...DEFAULT_TERMS, ...set })).toMatchObject({
    noticeTime: '12 hours',
    ownerResponseTime: '30 minutes',
    refundChoiceTime: '36 hours',
    ownerPayoutTime: '1 day',
    renterResponseTime: '24 hours',
    depositPercent: '25%',
    balancePercent: '75%',
    commissionPercent: '15%',
    ownerDepositPercent: '40%',
    refundArrivalTime: '3-5 business days',
  });
  expect(noticeInWords()).toBe('Reservations need at least 36 hours advance notice.');
  expect(noticeInWords(set)).toBe('Reservations need at least 12 hours advance notice.');
});

it('fills every name in, and refuses one that nothing is called', () => {
  const words = termsInWords();
  const text = TERM_NAMES.map((name) => `{{${name}}}`).join(' ');
  expect(fillTerms(text, words)).toBe(TERM_NAMES.map((name) => words[name]).join(' '));
  expect(() => fillTerms('within {{oneTime}}', words)).toThrow(RangeError);
});

describe('the terms of an environment', () => {
  const read = (environment: Record<string, string>) => termsOf(z.object(termsConfig).parse(environment));

  it('are the agreed ones where nothing is set', () => {
    expect(read({})).toEqual(DEFAULT_TERMS);
  });

  it('are each what its variable says, fractions of hours included', () => {
    expect(
      read({
        HOLD_HOURS: '0.25',
        OWNER_RESPONSE_HOURS: '1',
        RENTER_RESPONSE_HOURS: '2',
        REFUND_CHOICE_HOURS: '3',
        NOTICE_HOURS: '4',
        OWNER_PAYOUT_DAYS: '0',
      }),
    ).toEqual({
      holdHours: 0.25,
      ownerResponseHours: 1,
      renterResponseHours: 2,
      refundChoiceHours: 3,
      noticeHours: 4,
      ownerPayoutDays: 0,
    });
  });

  it.each<Record<string, string>>([{ HOLD_HOURS: '0' }, { NOTICE_HOURS: '-1' }, { OWNER_PAYOUT_DAYS: '-1' }])(
    'are not %j',
    (wrong) => {
      expect(() => read(wrong)).toThrow(z.ZodError);
    },
  );

  it('are each explained to whoever sets them', () => {
    for (const variable of Object.values(termsConfig)) expect(variable.description).toMatch(/^how (long|far) /);
  });
});
