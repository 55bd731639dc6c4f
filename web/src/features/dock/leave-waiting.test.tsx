import { screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../../test-kit/render-page';
import { LeaveWaiting } from './leave-waiting';

it('says what stays on the phone, and leaves the choice', async () => {
  const chosen: string[] = [];
  const user = await renderPart(
    <LeaveWaiting
      isLeaving={false}
      onStay={() => chosen.push('stay')}
      onLeave={async () => void chosen.push('leave')}
    />,
    { as: 'owner' },
  );
  const dialog = within(await screen.findByRole('dialog', { name: /^Sign out before/ }));
  expect(dialog.getByText(/It stays on this device/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  // It closes once that is done.
  await waitFor(() => expect(chosen).toEqual(['leave', 'stay']));
});
