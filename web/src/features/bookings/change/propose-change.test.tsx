import { boatAvailability, getBoat, listBoatCaptains, quoteProposal, proposeChange } from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aBoat, openDays } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, callsOf, leaveOpen, refuse } from '../../../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { ProposeChange } from './propose-change';

const BOOKING = aBooking({ status: 'confirmed' });
const QUOTE = {
  ...{ startDate: BOOKING.startDate, endDate: BOOKING.endDate, zone: BOOKING.zone, captainId: 3, guestCount: 4 },
  ...{ boatRentalAmount: 1400, captainFee: 400, totalPrice: 1800, depositAmount: 400, balanceDue: 1000 },
  ...{ dueToCaptain: 400, difference: 200, respondBy: '2026-08-02T12:00:00Z', free: true, reason: null },
  effectCodes: [{ code: 'unchanged' as const, at: null }],
  effect: ['The rules for canceling stay as they are.'],
};

beforeEach(() => {
  answer(getBoat, aBoat());
  answer(boatAvailability, openDays());
  answer(listBoatCaptains, [{ id: 9, fullName: 'Carla Santos', hourlyRate: 120, preferred: false }]);
  answer(quoteProposal, QUOTE);
});

const TO_OPEN = {
  show: () => renderPart(<ProposeChange booking={BOOKING} side="renter" />, { as: 'renter' }),
  ...{ opener: 'Propose a change', title: 'Propose a change' },
};

itOpensAndCloses({ ...TO_OPEN, says: /^The charter stays confirmed as it is unless the owner accepts/ });

it('says that the boat loads', async () => {
  leaveOpen(getBoat);
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByText('Loading the boat…')).toBeVisible();
});

it('proposes another captain and more guests, at the price that is shown, having said what it does', async () => {
  answer(proposeChange, BOOKING);
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  await user.selectOptions(await dialog.findByLabelText('Captain'), 'Carla Santos ($120 per hour)');
  expect(await dialog.findByText('More than now')).toBeVisible();
  expect(dialog.getByText('The rules for canceling stay as they are.')).toBeVisible();
  // Each choice asks for the price anew, and nothing is proposed without it.
  const propose = dialog.getByRole('button', { name: 'Propose it' });
  await waitFor(() => expect(propose).toBeEnabled());
  await user.click(propose);
  expect(await screen.findByText('The other side has been asked.')).toBeVisible();
  expect(callsOf(proposeChange)[0]?.body).toEqual({ guestCount: 4, captainId: 9, totalPrice: 1800 });
});

it('cannot propose what is not free, and says why', async () => {
  answer(quoteProposal, { ...QUOTE, free: false, reason: { code: 'slot_taken', message: 'It is taken.' } });
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('It is taken.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Propose it' })).toBeDisabled();
});

it('keeps what was chosen where it could not be proposed', async () => {
  refuse(proposeChange, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('New total (CAD)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Propose it' }));
  expect((await screen.findAllByText(/not available right now/))[0]).toBeVisible();
  expect(dialog.getByLabelText('Guests')).toHaveDisplayValue('4 guests');
});

it('says that the price could not be loaded', async () => {
  refuse(quoteProposal, 'unavailable');
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.selectOptions(await dialog.findByLabelText('Guests'), '4 guests');
  expect(await dialog.findByText('The new price could not be loaded')).toBeVisible();
});

describe('of a charter that was called off', () => {
  const calledOff = { cause: 'weather', by: 'owner', chooseBy: '2026-08-13T18:00:00Z' } as const;
  const toOpen = {
    show: () => renderPart(<ProposeChange booking={{ ...BOOKING, calledOff }} side="renter" />, { as: 'renter' }),
    ...{ opener: 'Propose a new time', title: 'Propose a new time' },
  };

  itOpensAndCloses({ ...toOpen, says: /at the same price, no later than 60 days after the first start/ });

  it('is the time alone', async () => {
    const [, dialog] = await openDialog(toOpen);
    expect(await dialog.findByText('Choose another time to see whether it is free.')).toBeVisible();
    for (const label of ['Guests', 'Duration', 'Captain']) expect(dialog.queryByLabelText(label)).toBeNull();
  });
});
