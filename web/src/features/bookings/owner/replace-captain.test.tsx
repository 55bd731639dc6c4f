import { listOwnerCaptains, updateBooking } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aRegisteredCaptain } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer, callsOf } from '../../../../test-kit/answers';
import { renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { ReplaceCaptain } from './replace-captain';

const BOOKING = aBooking({ status: 'confirmed', captainWanted: true, captainId: null });

async function show() {
  const user = await renderPart(<ReplaceCaptain booking={BOOKING} ownerId={4} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Choose another captain' }));
  return user;
}

itShowsItsStates({
  call: listOwnerCaptains,
  show,
  empty: [[], /^No captain has registered for this boat/],
  data: [[aRegisteredCaptain()], 'Carla Santos'],
});

it('chooses a captain', async () => {
  answer(listOwnerCaptains, [aRegisteredCaptain()]);
  answer(updateBooking, aBooking({ status: 'confirmed' }));
  const user = await show();
  await user.click(await screen.findByRole('radio', { name: /Carla Santos/ }));
  await user.click(screen.getByRole('button', { name: 'Choose captain' }));
  expect(await screen.findByText('Captain Chosen')).toBeVisible();
  expect(callsOf(updateBooking)[0]?.body).toEqual({ captainId: 3 });
});

it('offers nobody who has left this charter', async () => {
  answer(listOwnerCaptains, [aRegisteredCaptain()]);
  const left = aBooking({ ...BOOKING, captainsWhoLeft: [3] });
  const user = await renderPart(<ReplaceCaptain booking={left} ownerId={4} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Choose another captain' }));
  expect(await screen.findByText('Has left this charter')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose captain' })).toBeDisabled();
});
