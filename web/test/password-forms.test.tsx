import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../src/app/store';
import { AddUser } from '../src/features/admin/add-user';
import { ConfirmStanding } from '../src/features/admin/confirm-standing';
import { SecretField } from '../src/features/message-settings/secret-field';
import { CloseAccount } from '../src/features/profile/close-account';
import { OwnData } from '../src/features/profile/own-data';
import { ProfileForm } from '../src/features/profile/profile-form';
import { RegisterForm } from '../src/features/session/register-form';
import { RenterForm } from '../src/features/session/renter-form';
import { ResetPasswordForm } from '../src/features/session/reset-password-form';
import { SignInForm } from '../src/features/session/sign-in-form';
import { PasswordField } from '../src/shared/ui/fields';

interface Made {
  type: unknown;
  props: Record<string, unknown>;
}

/** Notes every element that is made, also those in dialogs, which are drawn in a browser alone. */
jest.mock('react/jsx-runtime', () => {
  const real = jest.requireActual<Record<'jsx' | 'jsxs', (...element: unknown[]) => unknown>>('react/jsx-runtime');
  const seen: unknown[] = [];
  const noting = (make: (...element: unknown[]) => unknown) => (type: unknown, props: unknown, key: unknown) => {
    seen.push({ type, props });
    return make(type, props, key);
  };
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs), seen };
});
const { seen } = jest.requireMock<{ seen: Made[] }>('react/jsx-runtime');

/** Everything that is made in drawing this. */
function draw(element: ReactElement): Made[] {
  seen.length = 0;
  renderToStaticMarkup(
    <Provider store={makeStore()}>
      <MemoryRouter>{element}</MemoryRouter>
    </Provider>,
  );
  return [...seen];
}

const nothing = () => undefined;
const dialog = { open: true, onClose: nothing, onConfirm: nothing, isLoading: false };
const words = { title: 'Change', text: 'This changes.', keep: 'Keep', confirm: 'Change' };

/** By its file, what each form says of its password fields to whoever fills them in. */
const FORMS: Record<string, { form: ReactElement; fields: Record<string, string> }> = {
  'session/sign-in-form.tsx': { form: <SignInForm place="page" />, fields: { password: 'current-password' } },
  'session/register-form.tsx': {
    form: <RegisterForm />,
    fields: { password: 'new-password', confirmPassword: 'new-password' },
  },
  'session/renter-form.tsx': { form: <RenterForm />, fields: { password: 'new-password' } },
  'session/reset-password-form.tsx': {
    form: <ResetPasswordForm token="a-token" onRefused={nothing} />,
    fields: { newPassword: 'new-password', confirmPassword: 'new-password' },
  },
  'profile/profile-form.tsx': {
    form: <ProfileForm user={{ id: 7, role: 'renter' }} onSaved={nothing} />,
    fields: { currentPassword: 'current-password', newPassword: 'new-password', confirmNewPassword: 'new-password' },
  },
  'profile/own-data.tsx': { form: <OwnData />, fields: { currentPassword: 'current-password' } },
  'profile/close-account.tsx': {
    form: <CloseAccount userId={7} dashboard="/renter-dashboard" />,
    fields: { currentPassword: 'current-password' },
  },
  'admin/add-user.tsx': { form: <AddUser role="owner" />, fields: { password: 'new-password' } },
  'admin/confirm-standing.tsx': {
    form: <ConfirmStanding asksPassword {...dialog} {...words} />,
    fields: { currentPassword: 'current-password' },
  },
};

/** Properties that could keep somebody from pasting, or a program from filling in. */
const HINDERS = ['onPaste', 'onPasteCapture', 'onBeforeInput', 'onBeforeInputCapture', 'onDrop', 'onContextMenu'];
const hindrances = (made: Made[]) =>
  made.flatMap(({ props }) => [...HINDERS, 'readOnly'].filter((name) => Boolean(props[name])));

it.each(Object.entries(FORMS))('%s says which password it asks for, and lets it be pasted', (_, { form, fields }) => {
  const made = draw(form);
  const told = made
    .filter(({ type }) => type === PasswordField)
    .map(({ props }) => [String(props.name), props.autoComplete]);
  expect(Object.fromEntries(told)).toEqual(fields);
  expect(hindrances(made)).toEqual([]);
});

it('a field for a password hands that on, and hinders nothing by itself', () => {
  const InForm = () => (
    <FormProvider {...useForm()}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </FormProvider>
  );
  const made = draw(<InForm />);
  const inputs = made.filter(({ type }) => type === 'input');
  expect(inputs.map(({ props }) => [props.type, props.autoComplete, props.maxLength])).toEqual([
    ['password', 'current-password', undefined],
  ]);
  expect(hindrances(made)).toEqual([]);
});

it('the sign-in form says which field is the user’s name', () => {
  const told = draw(<SignInForm place="page" />).map(({ props }) => String(props.autoComplete));
  expect(told.filter((names) => names.split(' ').includes('username'))).not.toEqual([]);
});

it('a provider’s secret is pasted like any other text, and not taken for a password of the user', () => {
  const made = draw(<SecretField label="API key" isSet={false} value="" message={undefined} onChange={nothing} />);
  const inputs = made.filter(({ type }) => type === 'input');
  expect(inputs.map(({ props }) => [props.type, props.autoComplete])).toEqual([['password', 'new-password']]);
  expect(hindrances(made)).toEqual([]);
});

it('no form with a password is missing here', () => {
  const folder = join(__dirname, '..', 'src', 'features');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const asking = files.filter((file) =>
    /<PasswordField|type="password"/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(asking.sort()).toEqual([...Object.keys(FORMS), 'message-settings/secret-field.tsx'].sort());
});
