import type { DeliveryObstacle } from '@harbourline/contracts';
import {
  budgetOf,
  CONFIRMATIONS,
  exceededByMail,
  exceededBySms,
  mailboxOf,
  type Budgets,
} from '../../src/domain/deliveries/budgets';
import { countSmsParts } from '../../src/domain/deliveries/count-sms-parts';
import { HeldBack } from '../../src/domain/deliveries/held-back';
import { hideSecrets } from '../../src/domain/deliveries/hide-secrets';
import { judgeSms } from '../../src/domain/deliveries/judge-sms';
import { NotNeeded } from '../../src/domain/deliveries/not-needed';
import { reasonOf } from '../../src/domain/deliveries/reason-of';
import { TooLate } from '../../src/domain/deliveries/too-late';
import { withoutTokens } from '../../src/domain/deliveries/without-tokens';
import type { About } from '../../src/domain/messages/about';
import { canText } from '../../src/domain/settings/settings';
import { settingsFrom } from '../../src/domain/settings/settings-from';
import { BOOKING, CONFIRMED, IN_TIME } from '../support/people';

const BUDGETS = {
  ...{ smsPerPayer: 1, smsPerNumber: 2, smsPerAccount: 3, smsPerBlock: 4, smsPerDay: 5 },
  ...{ confirmationMailsPerHour: 3, mailsPerSender: 20, mailsPerAddress: 10 },
} as Budgets;

describe('the budget of an SMS', () => {
  it('is exceeded from the narrowest to the widest', () => {
    const used = { payer: 0, number: 1, account: 2, block: 3, all: 4 };
    expect(exceededBySms(used, BUDGETS)).toBeUndefined();
    expect(exceededBySms({ ...used, all: 5 }, BUDGETS)).toBe('smsPerDay');
    expect(exceededBySms({ ...used, block: 4, all: 5 }, BUDGETS)).toBe('smsPerBlock');
    expect(exceededBySms({ ...used, account: 3, block: 4 }, BUDGETS)).toBe('smsPerAccount');
    expect(exceededBySms({ ...used, number: 2, account: 3 }, BUDGETS)).toBe('smsPerNumber');
    expect(exceededBySms({ ...used, payer: 1, number: 2 }, BUDGETS)).toBe('smsPerPayer');
  });
});

describe('the budget of an email', () => {
  const used = { confirmations: 2, sender: 19, sameBudget: 9 };
  const exceeded = (more: Partial<typeof used>, template = 'confirm-email') =>
    exceededByMail({ ...used, ...more }, template, BUDGETS);

  it('is exceeded by confirmations, by whoever causes it and by whom it goes to', () => {
    expect(exceeded({})).toBeUndefined();
    expect(exceeded({ confirmations: 3, sender: 20 })).toBe('confirmationMailsPerHour');
    expect(exceeded({ confirmations: 3 }, 'password-reset')).toBeUndefined();
    expect(exceeded({ sender: 20, sameBudget: 10 })).toBe('mailsPerSender');
    expect(exceeded({ sameBudget: 10 })).toBe('mailsPerAddress');
  });

  it('is one of its own for the way into an account, what has to be answered and what visitors write', () => {
    const account = [...CONFIRMATIONS, 'password-reset', 'account-changed', 'account-closed'];
    const answers = [
      'new-reservation-owner',
      'charter-request-captain',
      'agreed-at-dock-renter',
      'answer-reminder-owner',
      'answer-reminder-captain',
    ];
    for (const template of account) expect(budgetOf(template)).toEqual({ templates: account, named: true });
    for (const template of answers) expect(budgetOf(template)).toEqual({ templates: answers, named: true });
    expect(budgetOf('contact-message')).toEqual({ templates: ['contact-message'], named: true });
    expect(budgetOf('called-off-renter')).toEqual({
      templates: [...account, ...answers, 'contact-message'],
      named: false,
    });
    expect(CONFIRMATIONS).toEqual(['welcome-renter', 'welcome-owner', 'welcome-captain', 'confirm-email']);
  });

  it('is that of the mailbox, whatever is added to its name', () => {
    expect(mailboxOf('Ana+X+Y@Example.com')).toBe('ana@example.com');
    expect(mailboxOf('ana@example.com')).toBe('ana@example.com');
  });
});

describe('the parts of an SMS', () => {
  const parts = (text: string) => countSmsParts(text).parts;

  it('are of 160 characters, or of 153 where there are several', () => {
    expect(['', 'a', 'a'.repeat(160), 'a'.repeat(161), 'a'.repeat(306), 'a'.repeat(307)].map(parts)).toEqual([
      ...[0, 1, 1, 2, 2, 3],
    ]);
  });

  it('are of 70 and 67 with letters that are not in their alphabet', () => {
    expect(['ж', 'ж'.repeat(70), 'ж'.repeat(71), 'ж'.repeat(134), 'ж'.repeat(135)].map(parts)).toEqual([1, 1, 2, 2, 3]);
  });

  it('count some signs twice, and never divide one', () => {
    expect([parts('€'.repeat(80)), parts('€'.repeat(81))]).toEqual([1, 2]);
    // 76 signs of two places fill 152 of 153.
    expect([parts('€'.repeat(152)), parts('€'.repeat(153))]).toEqual([2, 3]);
    expect(countSmsParts('😀'.repeat(35))).toEqual({ characters: 35, parts: 1 });
    expect([parts('😀'.repeat(66)), parts('😀'.repeat(67))]).toEqual([2, 3]);
    expect(countSmsParts('ж€')).toEqual({ characters: 2, parts: 1 });
  });
});

describe('an SMS', () => {
  const asked = { proven: false, wanted: false, isCopy: false };
  const paid = (state: object) => ({ ...state, depositCents: 50_000, paymentIntentId: 'pi_1' });
  const of = (booking: object): About => ({ kind: 'booking', booking: booking as typeof BOOKING, at: IN_TIME });
  const charter = of(paid(CONFIRMED));
  const request = of(paid(BOOKING));
  const unpaid = of({ ...CONFIRMED, paymentIntentId: null, paidDate: null });
  const account: About = { kind: 'account' };
  const judged = (told: About, more: Partial<typeof asked> = {}) => {
    try {
      judgeSms({ ...asked, told, ...more });
      return 'goes out';
    } catch (error) {
      return error instanceof HeldBack ? error.by : error;
    }
  };

  it('goes to a number that nobody has proven about a paid charter, and with the code that proves it', () => {
    expect(judged(charter)).toBe('goes out');
    expect(judged({ kind: 'phone-code' } as About)).toBe('goes out');
    for (const told of [request, unpaid, account]) expect(judged(told)).toBe('unproven');
    expect(judged(of({ ...paid(CONFIRMED), totalCents: 400, depositCents: 100 }))).toBe('unproven');
  });

  it('goes to a proven one about every paid booking, and about all else if it is wanted', () => {
    const proven = { proven: true };
    for (const told of [charter, request]) expect(judged(told, proven)).toBe('goes out');
    for (const told of [unpaid, account]) {
      expect(judged(told, proven)).toBe('unwanted');
      expect(judged(told, { ...proven, wanted: true })).toBe('goes out');
    }
  });

  it('goes as a copy about every paid booking', () => {
    expect(judged(request, { isCopy: true })).toBe('goes out');
    expect(judged(account, { isCopy: true })).toBe('unproven');
  });
});

describe('why a message did not go out', () => {
  it('is an obstacle, by its code', () => {
    const obstacle = { code: 'unproven' } as const;
    expect(new HeldBack(obstacle)).toMatchObject({ name: 'HeldBack', by: 'unproven', obstacle, message: 'unproven' });
    expect(new NotNeeded(obstacle)).toMatchObject({ name: 'NotNeeded', obstacle, message: 'unproven' });
    const late = { code: 'expired' } as unknown as DeliveryObstacle;
    expect(new TooLate(late)).toMatchObject({ name: 'TooLate', obstacle: late, message: 'expired' });
  });

  it('is one line, without what nobody may read', () => {
    expect(reasonOf(new Error(' It \n\t failed '))).toBe('It failed');
    expect(reasonOf(new TypeError())).toBe('TypeError');
    expect(reasonOf('x'.repeat(600))).toHaveLength(500);
    expect(reasonOf('key 123', (text) => text.replace('123', '***'))).toBe('key ***');
  });

  it('is told without our credentials, in whatever form they were sent', () => {
    const hide = (text: string) => hideSecrets(text, { user: 'ana', secret: 's/1' });
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    for (const form of ['s/1', 's%2F1', base64('s/1'), base64('ana:s/1'), base64('\0ana\0s/1')])
      expect(hide(`sent ${form} and ${form}`)).toBe('sent [hidden] and [hidden]');
    expect(hide('sign-in ana:s/1')).toBe('sign-in ana:[hidden]');
    expect(hideSecrets('nothing', { user: 'ana', secret: '' })).toBe('nothing');
  });
});

it('keeps no sealed token of what was sent', () => {
  expect(withoutTokens({ sealedCode: 'x', sealedToken: 'y', kind: 'z', unsealed: 'w' })).toEqual({
    ...{ kind: 'z', unsealed: 'w' },
  });
});

it('does not write again what held no sealed token, as it may have been erased meanwhile', () => {
  expect(withoutTokens({ kind: 'contact', message: 'May we bring a dog?' })).toBeUndefined();
});

describe('the settings of an installation', () => {
  const config = {
    ...{ MAIL_FROM: 'Harbourline Toronto <hello@example.com>', TWILIO_ACCOUNT_SID: 'AC1' },
    ...{ TWILIO_AUTH_TOKEN: 'token', TWILIO_PHONE_NUMBER: '+14165550100' },
  };

  it('name who sends, until an administrator does', () => {
    expect(settingsFrom(config)).toEqual({
      email: {
        ...{ fromEmail: 'hello@example.com', fromName: 'Harbourline Toronto', replyTo: null, copies: [] },
        ...{ apiKey: null, updatedAt: null },
      },
      sms: { accountSid: 'AC1', authToken: 'token', phoneNumber: '+14165550100', copies: [], updatedAt: null },
    });
    for (const MAIL_FROM of ['hello@example.com', '<hello@example.com>', 'x <a@b.c> y'])
      expect(settingsFrom({ ...config, MAIL_FROM }).email).toMatchObject({
        fromEmail: MAIL_FROM,
        fromName: 'Harbourline',
      });
  });

  it('send SMS where account, secret and number are there', () => {
    const { sms } = settingsFrom(config);
    expect(canText(sms)).toBe(true);
    expect(canText(settingsFrom({ ...config, TWILIO_AUTH_TOKEN: '' }).sms)).toBe(false);
    expect(canText({ ...sms, accountSid: '' })).toBe(false);
    expect(canText({ ...sms, phoneNumber: '' })).toBe(false);
  });
});
