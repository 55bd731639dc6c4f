import {
  bookingHistory,
  bookingMessages,
  getBooking,
  listBoatCaptains,
  quoteReservation,
  updateAdminBooking,
  type BookingView,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aCaptain } from '../../../../test-kit/a-boat';
import { aDeposit, aNamedBooking } from '../../../../test-kit/a-booking';
import { aQuote } from '../../../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../../../test-kit/answers';
import { fill, renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { BookingDetailsDialog } from './booking-details-dialog';

const BOOKING = { ...aNamedBooking(), status: 'confirmed' } as const;
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockClear();
  answer(getBooking, BOOKING);
  answer(bookingHistory, []);
  answer(bookingMessages, []);
  answer(listBoatCaptains, [aCaptain()]);
  answer(quoteReservation, aQuote());
});

const show = () => renderPart(<BookingDetailsDialog bookingId={1} onClose={onClose} />, { as: 'administrator' });

itShowsItsStates({ call: getBooking, show, data: [BOOKING, 'Boat and people'] });

it('saves what was changed', async () => {
  answer(updateAdminBooking, BOOKING);
  const user = await show();
  await fill(user, await screen.findByLabelText('Guests'), '5');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Booking details updated successfully')).toBeVisible();
  expect(callsOf(updateAdminBooking)[0]?.body).toMatchObject({ guestCount: 5 });
  expect(onClose).toHaveBeenCalled();
});

it('asks whether a rule is broken on purpose', async () => {
  refuse(updateAdminBooking, 'confirmation_needed', { fields: { too_many_guests: 'The boat carries 8.' } });
  const user = await show();
  await fill(user, await screen.findByLabelText('Guests'), '12');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Do it anyway?' }));
  answer(updateAdminBooking, BOOKING);
  await user.click(question.getByRole('button', { name: 'Yes, do it' }));
  await waitFor(() => expect(callsOf(updateAdminBooking).at(-1)?.body).toMatchObject({ despite: ['too_many_guests'] }));
});

it('closes with Escape where nothing was changed', async () => {
  const user = await show();
  await screen.findByLabelText('Guests');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open with what was changed where it could not be saved', async () => {
  refuse(updateAdminBooking, 'unavailable');
  const user = await show();
  await fill(user, await screen.findByLabelText('Guests'), '5');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await screen.findAllByText(/not available right now/))[0]).toBeVisible();
  expect(screen.getByLabelText('Guests')).toHaveValue('5');
  expect(onClose).not.toHaveBeenCalled();
});

it('asks before changes are lost', async () => {
  const user = await show();
  await fill(user, await screen.findByLabelText('Guests'), '5');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Close without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalled();
});

it('says who called a charter off, what for, and until when a new time can be agreed', async () => {
  const calledOff = { cause: 'mechanical', by: 'captain', chooseBy: '2026-08-13T18:00:00Z' } as const;
  answer(getBooking, { ...BOOKING, calledOff });
  await show();
  expect(await screen.findByText(/^Mechanical problem \(Captain\)\s+New time by Thu, Aug 13, 2026/)).toBeVisible();
});

const REQUEST = { ...aNamedBooking(), deposit: aDeposit(), respondBy: '2026-07-09T14:00:00Z' };
const ANSWER_BY = 'By Thu, Jul 9, 2026, 10:00 a\\.m\\. EDT';

it.each<[string, Partial<BookingView>, string]>([
  ['the owner', {}, `^Owner\\s+${ANSWER_BY}\\s+Otherwise: .*\\$400`],
  ['owner and captain', { captainAnswer: 'awaited' }, `^Owner and Captain\\s+${ANSWER_BY}\\s+Otherwise: .*\\$400`],
  [
    'the captain, whose silence takes nothing from the renter',
    { captainAnswer: 'awaited', ownerAcceptedAt: '2026-07-08T14:00:00Z' },
    `^Captain\\s+${ANSWER_BY}$`,
  ],
  ['the renter', { ownerAdjusted: true, adjustedStartTime: '15:00' }, `^Renter\\s+${ANSWER_BY}\\s+Otherwise: .*\\$400`],
])('says whom a booking waits for: %s', async (_, change, row) => {
  answer(getBooking, { ...REQUEST, ...change });
  await show();
  expect(await screen.findByText('Waiting for')).toBeVisible();
  expect(screen.getByText(new RegExp(row))).toBeVisible();
});

it('says of no booking that it waits for somebody that waits for nobody', async () => {
  await show();
  expect(await screen.findByText('Boat and people')).toBeVisible();
  expect(screen.queryByText('Waiting for')).not.toBeInTheDocument();
});
