import * as budgets from '../../src/domain/budgets';
import { delayBeforeGuess } from '../../src/domain/delay-before-guess';
import { GUESSES, guessesAt, limits } from '../../src/domain/limits';

const BUDGETS: budgets.Budgets = {
  ...{ confirmationMailsPerHour: 3, contactChangesPerDay: 5, phoneCodesPerNumber: 6 },
  ...{ phoneCodesPerAddress: 10, phoneCodesPerBlock: 30, phoneCodesPerDay: 500 },
};
const DAY = 24 * 60;
const [phone, address] = ['+14165550100', '192.0.2.1'];

describe('how often something may be done', () => {
  it('is counted apart for each thing, by whom or at whose it is done', () => {
    expect([
      limits.forgotPhone(phone),
      limits.forgotAddress(address),
      limits.checkResetLink(address),
      limits.resetPassword(address),
      limits.confirmEmail(address),
      limits.ownData(31),
      limits.switchSms(31),
      limits.switchCharterConfirmation(31),
    ]).toEqual([
      { key: 'forgot-password:phone:+14165550100', max: 5, minutes: 60 },
      { key: 'forgot-password:address:192.0.2.1', max: 30, minutes: 60 },
      { key: 'check-reset-link:192.0.2.1', max: 120, minutes: 60 },
      { key: 'reset-password:192.0.2.1', max: 30, minutes: 60 },
      { key: 'confirm-email:192.0.2.1', max: 120, minutes: 60 },
      { key: 'own-data:31', max: 5, minutes: DAY },
      { key: 'switch-sms:31', max: 20, minutes: 60 },
      { key: 'switch-charter-confirmation:31', max: 20, minutes: 60 },
    ]);
  });

  it('of wrong guesses is counted by phone, address, device and account, each for itself', () => {
    expect([
      guessesAt.phone(phone),
      guessesAt.address(address),
      guessesAt.device('d1'),
      guessesAt.accounts(address),
      guessesAt.currentPassword(31),
    ]).toEqual([
      'sign-in:phone:+14165550100',
      'sign-in:address:192.0.2.1',
      'sign-in:device:d1',
      'accounts:address:192.0.2.1',
      'current-password:31',
    ]);
    expect(GUESSES).toEqual({ slowedAfter: 3, max: 9, minutes: 15 });
  });

  it('of mails that confirm an address counts by who asks and by where they go', () => {
    expect(budgets.confirmationMails(BUDGETS, { userId: 31, email: 'Ana+X+Y@Example.com' })).toEqual([
      { key: 'confirmation:31', max: 3, minutes: 60 },
      { key: 'confirmation:to:ana@example.com', max: 3, minutes: 60 },
    ]);
  });

  it('of changes of address and phone counts by whose they are and what they become', () => {
    const of31 = { key: 'contact-change:31', max: 5, minutes: DAY };
    expect(budgets.contactChanges(BUDGETS, { userId: 31 })).toEqual([of31]);
    expect(budgets.contactChanges(BUDGETS, { userId: 31, email: 'Ana@Example.com', phone })).toEqual([
      of31,
      { ...of31, key: 'contact-change:to:ana@example.com' },
      { ...of31, key: 'contact-change:to:+14165550100' },
    ]);
  });

  it('of codes by SMS counts from the user to everybody', () => {
    const of = { userId: 31, phone, block: '+1416555', address };
    expect(budgets.phoneCodes(BUDGETS, of)).toEqual([
      { key: 'phone-code:user:31', max: 6, minutes: DAY },
      { key: 'phone-code:phone:+14165550100', max: 6, minutes: DAY },
      { key: 'phone-code:address:192.0.2.1', max: 10, minutes: DAY },
      { key: 'phone-code:block:+1416555', max: 30, minutes: DAY },
      { key: 'phone-code:all', max: 500, minutes: DAY },
    ]);
  });
});

it('has the fourth guess wait a fifth of a second, and each further one twice as long, two seconds at most', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 50].map(delayBeforeGuess)).toEqual([0, 0, 200, 400, 800, 1600, 2000, 2000]);
});
