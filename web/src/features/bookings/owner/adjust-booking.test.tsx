import { boatAvailability, listOwnerCaptains, updateBooking } from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aRegisteredCaptain, openDays } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, refuse } from '../../../../test-kit/answers';
import { type InDialog, itActs, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { AdjustBooking } from './adjust-booking';

beforeEach(() => {
  answer(boatAvailability, openDays());
  answer(listOwnerCaptains, [aRegisteredCaptain()]);
});

const TO_OPEN = {
  show: () =>
    renderPart(<AdjustBooking booking={aBooking()} ownerId={4} disabled={false} reason={undefined} />, { as: 'owner' }),
  ...{ opener: 'Adjust Time', title: 'Adjust Booking Details' },
};

async function chooseFour(user: UserEvent, dialog: InDialog): Promise<void> {
  await waitFor(() => expect(dialog.getByLabelText('Start Time').querySelectorAll('option').length).toBeGreaterThan(2));
  await user.selectOptions(dialog.getByLabelText('Start Time'), '16:00');
}

itActs({
  ...{ ...TO_OPEN, says: /^The renter has up to/, fillIn: chooseFour, action: 'Save Changes' },
  ...{ call: updateBooking, answered: aBooking({ ownerAdjusted: true }) },
  sends: { params: { id: '1' }, body: { ownerAdjusted: true, adjustedStartTime: '16:00' } },
  done: 'Booking Adjusted',
});

it('cannot be opened while the renter has to answer', async () => {
  await renderPart(<AdjustBooking booking={aBooking()} ownerId={4} disabled reason="Not now" />, { as: 'owner' });
  expect(screen.getByRole('button', { name: 'Adjust Time' })).toBeDisabled();
});

it('asks for the start', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Start time is required')).toBeVisible();
});

it('says at the start that it is taken', async () => {
  refuse(updateBooking, 'slot_taken');
  const [user, dialog] = await openDialog(TO_OPEN);
  await chooseFour(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(dialog.getByLabelText('Start Time')).toHaveAccessibleDescription(/just been taken/));
});
