import { previewRefund, updateBooking } from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { aBooking } from '../../../../test-kit/a-booking';
import { aRefundPreview } from '../../../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { CancelBooking } from './cancel-booking';

async function open() {
  const user = await renderPart(<CancelBooking booking={aBooking({ status: 'confirmed' })} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Cancel this confirmed booking?' })) };
}

it('cancels for a reason, having said what it does', async () => {
  answer(previewRefund, aRefundPreview());
  answer(updateBooking, aBooking({ status: 'cancelled', outcome: 'owner_cancelled' }));
  const { user, dialog } = await open();
  expect(await dialog.findByText(/\$400/)).toBeVisible();
  await fill(user, dialog.getByLabelText('Reason'), 'The engine has failed');
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking Canceled')).toBeVisible();
  expect(callsOf(updateBooking)[0]?.body).toMatchObject({ reason: 'The engine has failed' });
});

it('asks for the reason', async () => {
  answer(previewRefund, aRefundPreview());
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(callsOf(updateBooking)).toHaveLength(0);
});

it('looks again at what it does when asked to', async () => {
  refuse(previewRefund, 'unavailable');
  const { user, dialog } = await open();
  expect(await dialog.findByText('We could not load what happens to the deposit.')).toBeVisible();
  answer(previewRefund, aRefundPreview());
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/\$400/)).toBeVisible();
});
