import { notifyRenter, previewRenterNotification } from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { dialogsGone, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { NotifyDialog } from './notify-dialog';

const PREVIEW = {
  ...{ template: 'booking_confirmed', name: 'Booking confirmed', sms: null },
  to: { fullName: 'Remy Laurent', email: 'renter@example.com', phone: '+14165550102' },
  email: { subject: 'Your charter is confirmed', html: '<p>Dear Remy</p>', text: 'Dear Remy' },
};

const TO_OPEN = {
  show: () => renderPart(<NotifyDialog party="renter" bookingId={1} />, { as: 'administrator' }),
  ...{ opener: 'Notify Renter', title: 'Notify the renter' },
};
const show = async () => (await openDialog(TO_OPEN))[0];

itShowsItsStates({ call: previewRenterNotification, show, data: [PREVIEW, 'Your charter is confirmed'] });

it('closes with Escape, having sent nothing', async () => {
  answer(previewRenterNotification, PREVIEW);
  const user = await show();
  await user.keyboard('{Escape}');
  await dialogsGone();
  expect(callsOf(notifyRenter)).toHaveLength(0);
});

it('sends what it shows', async () => {
  answer(previewRenterNotification, PREVIEW);
  answer(notifyRenter, { message: 'Sent', channels: ['email'] });
  const user = await show();
  await screen.findByText('Your charter is confirmed');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Renter notification sent successfully')).toBeVisible();
  expect(callsOf(notifyRenter)).toHaveLength(1);
  await dialogsGone();
});

it('stays open when it could not be sent, and repeats the same call', async () => {
  answer(previewRenterNotification, PREVIEW);
  refuse(notifyRenter, 'unavailable');
  const user = await show();
  await screen.findByText('Your charter is confirmed');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send renter notification')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(callsOf(notifyRenter)).toHaveLength(2));
  const [first, second] = callsOf(notifyRenter).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBe(second);
});
