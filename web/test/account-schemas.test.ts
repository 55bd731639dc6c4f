import { accountSchema, renterSchema, resetSchema, signInSchema } from '../src/features/session/account-schemas';

const account = {
  fullName: 'Amelie Tremblay',
  email: 'amelie@example.com',
  phone: '4165550123',
  password: 'secret1',
  confirmPassword: 'secret1',
  role: 'renter',
  agreesToTerms: true,
};

function problemsOf(schema: typeof accountSchema | typeof renterSchema, changes: object) {
  const result = schema.safeParse({ ...account, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

it('accepts a complete account', () => {
  expect(problemsOf(accountSchema, {})).toEqual({});
});

it('words each mistake as specified', () => {
  expect(
    problemsOf(accountSchema, {
      fullName: 'A',
      email: 'amelie',
      phone: '123',
      password: 'short',
      confirmPassword: 'other',
      role: 'admin',
      agreesToTerms: false,
    }),
  ).toEqual({
    fullName: 'Full name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    password: 'Password must be at least 6 characters',
    confirmPassword: "Passwords don't match",
    role: 'Please select your account type',
    agreesToTerms: 'You must be 18 or older and accept the terms to create an account',
  });
});

it('words a short phone number differently beside a boat', () => {
  expect(problemsOf(renterSchema, { phone: '123' })).toEqual({ phone: 'Phone number must be at least 10 digits' });
  const box = signInSchema('box').safeParse({ phone: '1', password: 'secret1' });
  const page = signInSchema('page').safeParse({ phone: '1', password: 'secret1' });
  expect(box.error?.issues[0]?.message).toBe('Phone number must be at least 10 digits');
  expect(page.error?.issues[0]?.message).toBe('Please enter a valid phone number');
});

it('says that a reset’s passwords differ even while the new one is too short', () => {
  const result = resetSchema.safeParse({ newPassword: 'abc', confirmPassword: 'abd' });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['newPassword', 'Password must be at least 6 characters'],
    ['confirmPassword', "Passwords don't match"],
  ]);
});
