import { previewRefund, updateBooking } from '@harbourline/contracts';
import { aBooking } from '../../../../test-kit/a-booking';
import { aRefundPreview } from '../../../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { CancelBooking } from './cancel-booking';

const TO_OPEN = {
  show: () => renderPart(<CancelBooking booking={aBooking({ status: 'confirmed' })} />, { as: 'owner' }),
  ...{ opener: 'Cancel booking', title: 'Cancel this confirmed booking?' },
};

beforeEach(() => answer(previewRefund, aRefundPreview()));

itActs({
  ...{ ...TO_OPEN, says: /\$400/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Reason'), 'The engine has failed'),
  ...{ action: 'Cancel booking', call: updateBooking },
  answered: aBooking({ status: 'cancelled', outcome: 'owner_cancelled' }),
  sends: { params: { id: '1' }, body: { status: 'cancelled', reason: 'The engine has failed' } },
  done: 'Booking Canceled',
});

it('asks for the reason', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(callsOf(updateBooking)).toHaveLength(0);
});

it('looks again at what it does when asked to', async () => {
  refuse(previewRefund, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  expect(await dialog.findByText('We could not load what happens to the deposit.')).toBeVisible();
  answer(previewRefund, aRefundPreview());
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/\$400/)).toBeVisible();
});
