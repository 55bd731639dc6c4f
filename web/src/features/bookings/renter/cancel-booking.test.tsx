import { previewRefund, updateBooking } from '@harbourline/contracts';
import { aBooking, aDeposit } from '../../../../test-kit/a-booking';
import { aRefundPreview } from '../../../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { CancelBooking } from './cancel-booking';

const CANCELED = aBooking({ status: 'cancelled', outcome: 'renter_cancelled' });
const TO_OPEN = {
  show: () => renderPart(<CancelBooking booking={aBooking()} label="Cancel" />, { as: 'renter' }),
  ...{ opener: 'Cancel', title: 'Cancel this reservation?' },
};

beforeEach(() => answer(previewRefund, aRefundPreview()));

describe('with the whole deposit back', () => {
  itActs({
    ...{ ...TO_OPEN, says: 'You get back', action: 'Cancel and get $400 back' },
    fillIn: async (user, dialog) => fill(user, await dialog.findByLabelText('Reason (optional)'), 'We are ill'),
    ...{ call: updateBooking, answered: CANCELED },
    ...{
      sends: { params: { id: '1' }, body: { status: 'cancelled', reason: 'We are ill' } },
      done: 'Booking Canceled',
    },
  });
});

describe('with nothing back', () => {
  const deposit = aDeposit({ rule: 'R9', stage: 'kept', kept: 400 });
  beforeEach(() => answer(previewRefund, aRefundPreview({ rule: 'R9', amount: 0, deposit })));

  itActs({
    ...{ ...TO_OPEN, says: 'Not refunded', action: 'Cancel without a refund' },
    ...{ call: updateBooking, answered: CANCELED },
    ...{ sends: { params: { id: '1' }, body: { status: 'cancelled' } }, done: 'Booking Canceled' },
  });
});

it('cancels nothing while it is not known what that does', async () => {
  refuse(previewRefund, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  expect(await dialog.findByText('What happens to your deposit could not be loaded')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  answer(previewRefund, aRefundPreview());
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Cancel and get $400 back' })).toBeEnabled();
  expect(callsOf(updateBooking)).toHaveLength(0);
});

it('promises nobody the time of a charter that was called off', async () => {
  const booking = aBooking({
    status: 'confirmed',
    calledOff: { cause: 'weather', by: 'owner', chooseBy: '2026-07-02T15:00:00Z' },
  });
  const [, dialog] = await openDialog({
    show: () => renderPart(<CancelBooking booking={booking} label="Cancel" />, { as: 'renter' }),
    ...{ opener: 'Cancel', title: 'Cancel this booking?' },
  });
  expect(dialog.getByText(/no new time can be agreed anymore/)).toBeVisible();
  expect(dialog.queryByText(/becomes available to others/)).not.toBeInTheDocument();
});
