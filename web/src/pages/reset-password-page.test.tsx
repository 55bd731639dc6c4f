import { checkResetLink, resetPassword } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, callsOf, leaveOpen, refuse } from '../../test-kit/answers';
import { fill, renderPage } from '../../test-kit/render-page';

const show = () => renderPage('/reset-password?token=abc');

async function choose(user: UserEvent, again = 'new-secret'): Promise<void> {
  await fill(user, await screen.findByLabelText('New Password'), 'new-secret');
  await fill(user, screen.getByLabelText('Confirm New Password'), again);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

it('looks at the link first', async () => {
  leaveOpen(checkResetLink);
  await show();
  expect(screen.getByText('Validating reset link...')).toBeVisible();
});

it('says that a link is no longer good', async () => {
  refuse(checkResetLink, 'reset_link_invalid');
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth');
});

it('says the same of a link without its token', async () => {
  await renderPage('/reset-password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
});

it('looks at the link again when asked to try again', async () => {
  refuse(checkResetLink, 'unavailable');
  const user = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(checkResetLink);
  await user.click(retry);
  expect(await screen.findByLabelText('New Password')).toBeVisible();
});

it('sets the new password, and leads to signing in', async () => {
  answer(checkResetLink);
  answer(resetPassword, { message: 'Done' });
  const user = await show();
  await choose(user);
  expect(await screen.findByText('Password Reset Successful')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Harbourline' })).toBeVisible();
  expect(callsOf(resetPassword)[0]?.body).toEqual({ token: 'abc', newPassword: 'new-secret' });
});

it('asks for the same password twice', async () => {
  answer(checkResetLink);
  const user = await show();
  await choose(user, 'another');
  expect(await screen.findByText("Passwords don't match")).toBeVisible();
});

it('says that the link was used meanwhile', async () => {
  answer(checkResetLink);
  refuse(resetPassword, 'reset_link_invalid');
  const user = await show();
  await choose(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
});
