import { listBoats, listFeaturedReviews, login, logout, register } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aListedBoat } from '../../test-kit/a-boat';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { aPerson } from '../../test-kit/people';
import { fill, fillFields, renderPage } from '../../test-kit/render-page';
import { signIn } from '../../test-kit/sign-in';

beforeEach(() => {
  answer(listBoats, [aListedBoat()]);
  answer(listFeaturedReviews, []);
});

async function fillIn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('tab', { name: /Create Account/ }));
  await user.click(screen.getByRole('radio', { name: /Owner/ }));
  await fillFields(user, screen, {
    ...{ 'Boats Registered Ownerships Name': 'Olive Tremblay', Email: 'olive@example.com' },
    ...{ Phone: '4165550104', Password: 'secret-7', 'Confirm Password': 'secret-7' },
  });
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

it('knows in the dialog for a forgotten password which phone was typed', async () => {
  const user = await renderPage('/auth');
  await fill(user, screen.getByLabelText('Phone'), '4165550102');
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password' }));
  expect(dialog.getByLabelText('Phone')).toHaveValue('4165550102');
});

describe('what somebody has yet to accept', () => {
  const show = () => renderPage('/boats', { as: 'renter', person: { mustAgree: true } });

  it('is asked for before anything else', async () => {
    await show();
    expect(await screen.findByRole('dialog', { name: 'Before you continue' })).toBeVisible();
  });

  it('is not asked of whoever signs out', async () => {
    answer(logout);
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
