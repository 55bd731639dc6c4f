import { leaveCharter } from '@harbourline/contracts';
import { aBooking } from '../../../../test-kit/a-booking';
import { callsOf } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { LeaveCharter } from './leave-charter';

const CHARTER = aBooking({ status: 'confirmed' });
const TO_OPEN = {
  show: () => renderPart(<LeaveCharter charter={CHARTER} />, { as: 'captain' }),
  ...{ opener: 'Cancel booking', title: 'Cancel this charter?' },
};

itActs({
  ...{ ...TO_OPEN, says: /^The charter on Fri, Aug 7, 2026.* is no longer yours/ },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Reason'), 'I have fallen ill'),
  ...{ action: 'Cancel booking', call: leaveCharter, answered: CHARTER },
  sends: { params: { id: '1' }, body: { reason: 'I have fallen ill' } },
  done: 'Booking Canceled',
});

it('asks for the reason', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  expect(callsOf(leaveCharter)).toHaveLength(0);
});
