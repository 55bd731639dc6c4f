import { boatAvailability, getBoat, quoteChange, changeReservation } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aBoat, openDays } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { aQuote } from '../../../../test-kit/a-hold';
import { answer, callsOf, leaveOpen, refuse } from '../../../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { ChangeReservation } from './change-reservation';

beforeEach(() => {
  answer(getBoat, aBoat());
  answer(boatAvailability, openDays());
  answer(quoteChange, { ...aQuote({ totalPrice: 1600 }), difference: 0 });
});

const TO_OPEN = {
  show: () => renderPart(<ChangeReservation booking={aBooking()} />, { as: 'renter' }),
  ...{ opener: 'Change', title: 'Change your reservation' },
};

itOpensAndCloses({ ...TO_OPEN, says: /^You keep your captain and the deposit you paid/ });

it('says that the boat loads', async () => {
  leaveOpen(getBoat);
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByText('Loading the boat…')).toBeVisible();
});

it('changes the number of guests, at the price that is shown', async () => {
  answer(changeReservation, aBooking({ guestCount: 4 }));
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('New total (CAD)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change reservation' }));
  expect(await screen.findByText('The owner has been asked again.')).toBeVisible();
  expect(callsOf(changeReservation)[0]?.body).toMatchObject({ guestCount: 4 });
});

it('keeps what was chosen where the owner could not be asked', async () => {
  refuse(changeReservation, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('New total (CAD)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change reservation' }));
  expect((await screen.findAllByText(/not available right now/))[0]).toBeVisible();
  expect(dialog.getByLabelText('Guests')).toHaveDisplayValue('4 guests');
});

it('shows what the deposit lacks before anything is sent', async () => {
  const message = 'This change needs a deposit of $500, $100 more than the $400 of the booking.';
  const reason = { code: 'deposit_too_small' as const, message };
  answer(quoteChange, { ...aQuote({ totalPrice: 2000 }), difference: 400, free: false, reason });
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change reservation' })).toBeDisabled();
});

it('says that the price could not be loaded', async () => {
  refuse(quoteChange, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('The new price could not be loaded')).toBeVisible();
});

it('changes nothing while nothing is different', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(await dialog.findByText('Choose another time or number of guests to see what changes.')).toBeVisible();
});
