import { agree, forgotPassword, listBoats, login, logout, register } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aListedBoat } from '../../test-kit/a-boat';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { aPerson } from '../../test-kit/people';
import { fill, renderPage } from '../../test-kit/render-page';

beforeEach(() => answer(listBoats, [aListedBoat()]));

async function signIn(user: UserEvent): Promise<void> {
  await fill(user, screen.getByLabelText('Phone'), '4165550102');
  await fill(user, screen.getByLabelText('Password'), 'secret-7');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function fillIn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('tab', { name: /Create Account/ }));
  await user.click(screen.getByRole('radio', { name: /Owner/ }));
  await fill(user, screen.getByLabelText('Boats Registered Ownerships Name'), 'Olive Tremblay');
  await fill(user, screen.getByLabelText('Email'), 'olive@example.com');
  await fill(user, screen.getByLabelText('Phone'), '4165550104');
  await fill(user, screen.getByLabelText('Password'), 'secret-7');
  await fill(user, screen.getByLabelText('Confirm Password'), 'secret-7');
}

describe('signing in', () => {
  it('leads to where somebody came from', async () => {
    answer(login, aPerson('renter'));
    const user = await renderPage('/auth?next=%2Fboats');
    await signIn(user);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Browse boats' })).toBeVisible();
    expect(callsOf(login)[0]?.body).toEqual({ phone: '4165550102', password: 'secret-7' });
  });

  it('says that phone or password is wrong, and keeps both', async () => {
    refuse(login, 'wrong_credentials');
    const user = await renderPage('/auth');
    await signIn(user);
    expect(await screen.findByText('Invalid phone number or password. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('4165550102');
  });

  it('asks for what is missing', async () => {
    const user = await renderPage('/auth');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('shows the password while that is asked for', async () => {
    const user = await renderPage('/auth');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

it('leaves whoever is signed in where they belong', async () => {
  await renderPage('/auth?next=%2Fboats', { as: 'renter' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Browse boats' })).toBeVisible();
});

describe('creating an account', () => {
  it('takes whoever has accepted the terms', async () => {
    answer(register, aPerson('owner'));
    const user = await renderPage('/auth?next=%2Fboats');
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Account Created Successfully')).toBeVisible();
    expect(callsOf(register)[0]?.body).toMatchObject({ role: 'owner', agreesToTerms: true });
  });

  it('asks for the terms, and for the same password twice', async () => {
    const user = await renderPage('/auth');
    await fillIn(user);
    await fill(user, screen.getByLabelText('Confirm Password'), 'secret-8');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(screen.getByText(/You must be 18 or older/)).toBeVisible();
  });

  it('says at the phone that it has an account already', async () => {
    refuse(register, 'phone_taken');
    const user = await renderPage('/auth');
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/already registered/));
  });
});

describe('a forgotten password', () => {
  it('has a link sent, whoever asks', async () => {
    answer(forgotPassword, { message: 'Sent' });
    const user = await renderPage('/auth');
    await fill(user, screen.getByLabelText('Phone'), '4165550102');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password' }));
    expect(dialog.getByLabelText('Phone')).toHaveValue('4165550102');
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Reset Email Sent')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays in the dialog when that fails', async () => {
    refuse(forgotPassword, 'unavailable');
    const user = await renderPage('/auth');
    await fill(user, screen.getByLabelText('Phone'), '4165550102');
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('The service is not available right now. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('what somebody has yet to accept', () => {
  const show = () => renderPage('/boats', { as: 'renter', person: { mustAgree: true } });

  it('is asked for before anything else', async () => {
    answer(agree, aPerson('renter'));
    const user = await show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you continue' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/You must be 18 or older/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not asked of whoever signs out', async () => {
    answer(logout);
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
