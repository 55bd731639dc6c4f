import { closeAccount } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../test-kit/answers';
import { itActs, openDialog } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { SignedIn } from '../../../test-kit/signed-in';
import { CloseAccount } from './close-account';

const show = () =>
  renderPart(
    <SignedIn>
      <CloseAccount userId={4} dashboard="/owner-dashboard" />
    </SignedIn>,
    { as: 'owner' },
  );
const dialog = { show, opener: 'Close account', title: 'Close your account?' };

itActs({
  ...dialog,
  says: /This cannot be undone/,
  fillIn: async (user, inside) => user.type(inside.getByLabelText('Current Password'), 'secret-1'),
  action: 'Close my account',
  ...{ call: closeAccount, sends: { body: { currentPassword: 'secret-1' } }, done: 'Your account is closed' },
});

it('says what is kept, and what is still open with a way to it', async () => {
  const [user, inside] = await openDialog(dialog);
  expect(inside.getByText(/What we keep, under a number: payments, refunds/)).toBeVisible();
  expect(inside.getByRole('button', { name: 'Close my account' })).toBeDisabled();
  await user.type(inside.getByLabelText('Current Password'), 'secret-1');
  refuse(closeAccount, 'account_has_open_matters', { message: 'Still open: 2 charters to come.' });
  await user.click(inside.getByRole('button', { name: 'Close my account' }));
  expect(await inside.findByRole('alert')).toHaveTextContent('2 charters to come');
  expect(inside.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/owner-dashboard');
  expect(inside.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

it('forgets a password that was typed and not sent', async () => {
  answer(closeAccount);
  const [user, inside] = await openDialog(dialog);
  await user.type(inside.getByLabelText('Current Password'), 'secret-1');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  expect(await screen.findByLabelText('Current Password')).toHaveValue('');
  expect(callsOf(closeAccount)).toHaveLength(0);
});
