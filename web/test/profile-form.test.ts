import { profileUpdate } from '@harbourline/contracts';
import {
  profileChangeOf,
  profileSchemaOf,
  profileValuesOf,
  type ProfileValues,
} from '../src/features/profile/profile-form-values';
import { aPerson } from '../test-kit/people';

const user = aPerson('renter', { fullName: 'Amelie', email: 'amelie@example.com', phone: '+14165550123' });
const values = profileValuesOf(user);

function problemsOf(role: 'renter' | 'owner' | 'captain', changes: Partial<ProfileValues>) {
  const result = profileSchemaOf(role).safeParse({ ...values, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const WHOLE =
  'When changing password: current password is required, new password must be at least 6 characters, and passwords must match';

it('takes contact data alone', () => {
  expect(problemsOf('renter', {})).toEqual({});
  expect(problemsOf('captain', {})).toEqual({});
});

it('words each mistake as specified, the password’s even beside others', () => {
  expect(problemsOf('owner', { fullName: ' ', email: 'amelie', phone: '123', newPassword: 'secret1' })).toEqual({
    fullName: 'Full name is required',
    email: 'Invalid email address',
    phone: 'Phone number must be at least 10 digits',
    newPassword: WHOLE,
  });
});

it.each([
  { newPassword: 'secret1', confirmNewPassword: 'secret1' },
  { currentPassword: 'old-one', newPassword: 'short', confirmNewPassword: 'short' },
  { currentPassword: 'old-one', newPassword: 'secret1', confirmNewPassword: 'secret2' },
  { currentPassword: 'old-one', confirmNewPassword: 'secret1' },
])('refuses a half-given change of password: %j', (passwords) => {
  expect(problemsOf('renter', passwords)).toEqual({ newPassword: WHOLE });
});

it('takes a current password without a new one, for a change of email or phone', () => {
  expect(problemsOf('renter', { currentPassword: 'old-one', email: 'new@example.com' })).toEqual({});
});

it('tells a captain that the two passwords differ', () => {
  expect(problemsOf('captain', { newPassword: 'secret1', confirmNewPassword: 'secret2' })).toEqual({
    confirmNewPassword: "New password and confirmation password don't match.",
  });
  expect(problemsOf('captain', { newPassword: 'secret1', confirmNewPassword: 'secret1' })).toEqual({});
});

it('sends a captain’s password only when there is a new one, and the others’ whole form', () => {
  const contact = { fullName: 'Amelie', email: 'amelie@example.com', phone: '+1 416 555 0123' };
  expect(profileChangeOf('captain', values)).toEqual(contact);
  const changed = { ...values, currentPassword: 'old-one', newPassword: 'secret1', confirmNewPassword: 'secret1' };
  expect(profileChangeOf('captain', changed)).toEqual({
    ...contact,
    password: 'secret1',
    currentPassword: 'old-one',
  });
  expect(profileChangeOf('owner', changed)).toEqual(changed);
});

it('sends what the call takes', () => {
  for (const role of ['renter', 'captain'] as const) {
    expect(profileUpdate.safeParse(profileChangeOf(role, values)).success).toBe(true);
  }
});
