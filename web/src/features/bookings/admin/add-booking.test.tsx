import { createAdminBooking, listBoatCaptains, listBoats, listUsers, quoteReservation } from '@harbourline/contracts';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCaptain, aListedBoat } from '../../../../test-kit/a-boat';
import { aNamedBooking } from '../../../../test-kit/a-booking';
import { aQuote } from '../../../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { type InDialog, itActs, openDialog } from '../../../../test-kit/dialogs';
import { aUser } from '../../../../test-kit/people';
import { renderPart } from '../../../../test-kit/render-page';
import { AddBooking } from './add-booking';

beforeEach(() => {
  answer(listBoats, [aListedBoat({ boatName: 'Sea Breeze' })]);
  answer(listUsers, [aUser('renter')]);
  answer(listBoatCaptains, [aCaptain()]);
  answer(quoteReservation, aQuote());
});

async function choose(user: UserEvent, dialog: InDialog, [label, words, option]: [string, string, RegExp]) {
  await user.type(dialog.getByRole('combobox', { name: label }), words);
  await user.click(await dialog.findByRole('option', { name: option }));
}

async function fillIn(user: UserEvent, dialog: InDialog): Promise<void> {
  await choose(user, dialog, ['Boat', 'sea', /Sea Breeze/]);
  await choose(user, dialog, ['Renter', 'rem', /Remy Laurent/]);
  // Browsers give dates and times as a whole.
  fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2026-08-07' } });
  fireEvent.change(dialog.getByLabelText('Start time'), { target: { value: '14:00' } });
  expect(await dialog.findByText('This is the standard price. You can change the amounts.')).toBeVisible();
}

const TO_OPEN = {
  show: () => renderPart(<AddBooking />, { as: 'administrator' }),
  ...{ opener: 'Add Booking', title: 'Add Booking' },
};

itActs({
  ...{ ...TO_OPEN, says: /^No card is charged/, fillIn, action: 'Add Booking' },
  ...{ call: createAdminBooking, answered: aNamedBooking() },
  sends: {
    body: {
      ...{ boatId: 7, renterId: 2, captainId: null, status: 'confirmed', guestCount: 1 },
      ...{ startDate: '2026-08-07T18:00:00.000Z', endDate: '2026-08-07T22:00:00.000Z' },
      ...{ boatRentalAmount: 1200, captainFee: 0, totalPrice: 1200, depositAmount: 300, balanceDue: 900 },
      ...{ specialRequests: null, despite: [] },
    },
  },
  done: 'New booking created successfully',
});

it('sends nothing before boat, renter and start are there', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByRole('button', { name: 'Add Booking' })).toBeDisabled();
});

it('says at the start that the time is taken', async () => {
  refuse(createAdminBooking, 'slot_taken');
  const [user, dialog] = await openDialog(TO_OPEN);
  await fillIn(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Add Booking' }));
  expect(await screen.findByText('Failed to create new booking')).toBeVisible();
  expect(dialog.getByLabelText('Start date')).toBeInvalid();
  expect(callsOf(createAdminBooking)).toHaveLength(1);
});
