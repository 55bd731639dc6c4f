import { boatAvailability, listOwnerCaptains, updateBooking } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegisteredCaptain, openDays } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { renderPart } from '../../../../test-kit/render-page';
import { AdjustBooking } from './adjust-booking';

beforeEach(() => {
  answer(boatAvailability, openDays());
  answer(listOwnerCaptains, [aRegisteredCaptain()]);
});

async function open() {
  const part = <AdjustBooking booking={aBooking()} ownerId={4} disabled={false} reason={undefined} />;
  const user = await renderPart(part, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Adjust Time' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Adjust Booking Details' })) };
}

it('cannot be opened while the renter has to answer', async () => {
  await renderPart(<AdjustBooking booking={aBooking()} ownerId={4} disabled reason="Not now" />, { as: 'owner' });
  expect(screen.getByRole('button', { name: 'Adjust Time' })).toBeDisabled();
});

it('proposes another start', async () => {
  answer(updateBooking, aBooking({ ownerAdjusted: true }));
  const { user, dialog } = await open();
  await waitFor(() => expect(dialog.getByLabelText('Start Time').querySelectorAll('option').length).toBeGreaterThan(2));
  await user.selectOptions(dialog.getByLabelText('Start Time'), '16:00');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Booking Adjusted')).toBeVisible();
  expect(callsOf(updateBooking)[0]?.body).toEqual({ ownerAdjusted: true, adjustedStartTime: '16:00' });
});

it('asks for the start', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Start time is required')).toBeVisible();
});

it('says at the start that it is taken', async () => {
  refuse(updateBooking, 'slot_taken');
  const { user, dialog } = await open();
  await waitFor(() => expect(dialog.getByLabelText('Start Time').querySelectorAll('option').length).toBeGreaterThan(2));
  await user.selectOptions(dialog.getByLabelText('Start Time'), '16:00');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(dialog.getByLabelText('Start Time')).toHaveAccessibleDescription(/just been taken/));
});
