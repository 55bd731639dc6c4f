import { text as checkout } from '../src/features/checkout/words';
import { text as contact } from '../src/features/contact/words';
import { text as reservation } from '../src/features/reservation/words';

// In these the specification writes a number that is a setting: filled in as it comes, they stand to the letter.
it('writes the texts of the specification with what is set unless anybody sets something else', () => {
  expect(checkout('summary.deposit')).toBe('Deposit (25%)');
  expect(reservation('summary.deposit')).toBe('Deposit (25%)');
  expect(contact('sent.text')).toBe("We'll get back to you within 24 hours");
});
