import { createUser } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { callsOf, refuse } from '../../../test-kit/answers';
import { type InDialog, itActs, openDialog } from '../../../test-kit/dialogs';
import { aUser } from '../../../test-kit/people';
import { fillFields, renderPart } from '../../../test-kit/render-page';
import { AddUser } from './add-user';

const TYPED = { fullName: 'Remy Laurent', email: 'remy@example.com', phone: '4165550102', password: 'secret-7' };

const fillIn = (user: UserEvent, dialog: InDialog) =>
  fillFields(user, dialog, {
    ...{ 'Full Name': TYPED.fullName, Email: TYPED.email },
    ...{ Phone: TYPED.phone, Password: TYPED.password },
  });

const show = (role: 'owner' | 'captain' | 'renter') => () =>
  renderPart(<AddUser role={role} />, { as: 'administrator' });

describe.each([
  { role: 'owner', action: 'Add Owner', done: 'New boat owner added successfully' },
  { role: 'captain', action: 'Add Captain', done: 'New captain added successfully' },
  { role: 'renter', action: 'Add Renter', done: 'New renter added successfully' },
] as const)('the dialog that adds: $role', ({ role, action, done }) => {
  itActs({
    ...{ show: show(role), opener: action, title: action, says: /^All fields are required/, fillIn, action },
    ...{ call: createUser, answered: aUser(role), sends: { body: { ...TYPED, role } }, done },
  });
});

it('says at the phone that it has an account already, and keeps what was typed', async () => {
  refuse(createUser, 'phone_taken');
  const [user, dialog] = await openDialog({ show: show('renter'), opener: 'Add Renter', title: 'Add Renter' });
  await fillIn(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Add Renter' }));
  expect(await screen.findByText('Failed to add new renter')).toBeVisible();
  expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription(/already registered/);
  expect(dialog.getByLabelText('Full Name')).toHaveValue(TYPED.fullName);
});

it('sends nothing before everything is there', async () => {
  const [, dialog] = await openDialog({ show: show('renter'), opener: 'Add Renter', title: 'Add Renter' });
  expect(dialog.getByRole('button', { name: 'Add Renter' })).toBeDisabled();
  expect(callsOf(createUser)).toHaveLength(0);
});
