import {
  confirmPhone,
  logoutEverywhere,
  requestPhoneCode,
  sendConfirmation,
  switchCharterConfirmation,
  switchSms,
  updateUser,
} from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { dialogsGone } from '../../../test-kit/dialogs';
import { aPerson, aUser } from '../../../test-kit/people';
import { fill, renderPart } from '../../../test-kit/render-page';
import { unsavedWork } from '../../shared/lib/unsaved-work';
import { ProfileDialog } from './profile-dialog';

async function open(
  change: Parameters<typeof aPerson>[1] = {},
  as: 'renter' | 'captain' = 'renter',
): Promise<UserEvent> {
  const user = await renderPart(<ProfileDialog user={aPerson(as, change)} />, { as, person: change });
  await user.click(screen.getByRole('button', { name: /Edit Profile/ }));
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  return user;
}

it('saves what was changed', async () => {
  answer(updateUser, aUser('renter', { fullName: 'Remy Roy' }));
  const user = await open();
  await fill(user, screen.getByLabelText('Full Name'), 'Remy Roy');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your profile has been successfully updated.')).toBeVisible();
  expect(callsOf(updateUser)[0]?.body).toMatchObject({ fullName: 'Remy Roy' });
  await dialogsGone();
});

it('closes with Escape, having saved nothing', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  await dialogsGone();
  expect(callsOf(updateUser)).toHaveLength(0);
});

it('stays open, with what was typed, when it cannot be saved', async () => {
  refuse(updateUser, 'email_taken');
  const user = await open();
  await fill(user, screen.getByLabelText('Email'), 'taken@example.com');
  await fill(user, screen.getByLabelText('Current Password'), 'secret-7');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findAllByText(/already registered/))[0]).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('taken@example.com');
});

it('asks for the same new password twice', async () => {
  const user = await open();
  await fill(user, screen.getByLabelText('Current Password'), 'secret-7');
  await fill(user, screen.getByLabelText('New Password'), 'secret-8');
  await fill(user, screen.getByLabelText('Confirm New Password'), 'secret-9');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findAllByText(/passwords must match|don't match/))[0]).toBeVisible();
  expect(callsOf(updateUser)).toHaveLength(0);
});

it('sends the link again that confirms the address', async () => {
  answer(sendConfirmation);
  const user = await open({ isVerified: false });
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('Link sent')).toBeVisible();
});

it('switches text messages on', async () => {
  answer(switchSms, aPerson('renter', { smsEnabled: true }));
  const user = await open();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText('Text messages are on')).toBeVisible();
  expect(callsOf(switchSms)[0]?.body).toEqual({ enabled: true });
});

it('lets captains alone say that they confirm each charter', async () => {
  answer(switchCharterConfirmation, aPerson('captain', { confirmsCharters: true }));
  const user = await open({}, 'captain');
  await user.click(screen.getByRole('switch', { name: 'I confirm each charter' }));
  expect(await screen.findByText('You confirm each charter')).toBeVisible();
  expect(callsOf(switchCharterConfirmation)[0]?.body).toEqual({ enabled: true });
});

it('confirms the phone with a code', async () => {
  answer(requestPhoneCode);
  answer(confirmPhone, aPerson('renter'));
  const user = await open({ phoneConfirmed: false });
  await user.click(screen.getByRole('button', { name: 'Confirm your phone' }));
  expect(await screen.findByText('Code sent')).toBeVisible();
  await fill(user, await screen.findByLabelText('Code from the text message'), '123456');
  expect(unsavedWork.size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Phone confirmed')).toBeVisible();
});

it('signs out everywhere once that is confirmed', async () => {
  answer(logoutEverywhere);
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  await user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Signed out everywhere')).toBeVisible();
});
