import { registration } from '../src/identity/auth';
import { profileUpdate } from '../src/identity/users';
import { contactForm } from '../src/notifications/contact';
import { email } from '../src/primitives';
import { EMAILS, EMAILS_TIDIED, NO_EMAILS } from './emails.table';

it.each(EMAILS)('%s is an address, and stays as it is', (address) => {
  expect(email.parse(address)).toBe(address);
});

it.each(EMAILS_TIDIED)('%j is kept as %s', (typed, kept) => {
  expect(email.parse(typed)).toBe(kept);
  expect(email.parse(kept)).toBe(kept);
});

it.each(NO_EMAILS)('%j is nobody’s address', (typed) => {
  const issues = email.safeParse(typed).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
});

it.each([
  ['registration', registration, 'Please enter a valid email address'],
  ['the contact form', contactForm, 'Please enter a valid email address'],
  ['the profile', profileUpdate, 'Invalid email address'],
])('%s refuses the address of a closed account, at its field', (_, schema, message) => {
  const { error } = schema.safeParse({ email: 'closed-12@closed.invalid' });
  expect(error?.issues.find(({ path }) => path.join('.') === 'email')?.message).toBe(message);
});
