import { boatAvailability, getBoat, quoteChange, updateBooking } from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { aBoat, openDays } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { aQuote } from '../../../../test-kit/a-hold';
import { answer, callsOf, leaveOpen, refuse } from '../../../../test-kit/answers';
import { renderPart } from '../../../../test-kit/render-page';
import { ChangeReservation } from './change-reservation';

beforeEach(() => {
  answer(getBoat, aBoat());
  answer(boatAvailability, openDays());
  answer(quoteChange, { ...aQuote({ totalPrice: 1600 }), difference: 0 });
});

async function open() {
  const user = await renderPart(<ChangeReservation booking={aBooking()} />, { as: 'renter' });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Change your reservation' })) };
}

it('says that the boat loads', async () => {
  leaveOpen(getBoat);
  const { dialog } = await open();
  expect(dialog.getByText('Loading the boat…')).toBeVisible();
});

it('changes the number of guests, at the price that is shown', async () => {
  answer(updateBooking, aBooking({ guestCount: 4 }));
  const { user, dialog } = await open();
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('New total (CAD)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change reservation' }));
  expect(await screen.findByText('The owner has been asked again.')).toBeVisible();
  expect(callsOf(updateBooking)[0]?.body).toMatchObject({ guestCount: 4 });
});

it('says that the price could not be loaded', async () => {
  refuse(quoteChange, 'unavailable');
  const { user, dialog } = await open();
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('The new price could not be loaded')).toBeVisible();
});

it('changes nothing while nothing is different', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('Choose another time or number of guests to see what changes.')).toBeVisible();
});
