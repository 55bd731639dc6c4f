import { logout } from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf } from '../../test-kit/answers';
import { dialogsGone, openDialog } from '../../test-kit/dialogs';
import { renderPart } from '../../test-kit/render-page';
import { Header } from './header';
import { keepWaiting } from '../features/dock/queue/keep-waiting';

const toLeave = { show: () => renderPart(<Header />, { as: 'owner' }), opener: 'Logout', title: /^Sign out before/ };

it('asks whoever signs out while something waits, who can stay', async () => {
  keepWaiting(4, true);
  const [user, dialog] = await openDialog(toLeave);
  expect(dialog.getByText(/It stays on this device/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await dialogsGone();
  expect(callsOf(logout)).toHaveLength(0);
});

it('signs out whoever says so', async () => {
  keepWaiting(4, true);
  answer(logout);
  const [user, dialog] = await openDialog(toLeave);
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await dialogsGone();
  expect(callsOf(logout)).toHaveLength(1);
});

it('asks nobody for whom nothing waits', async () => {
  keepWaiting(3, true);
  answer(logout);
  const user = await toLeave.show();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(callsOf(logout)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
