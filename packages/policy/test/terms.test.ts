import { DEFAULT_TERMS } from '../src';
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
