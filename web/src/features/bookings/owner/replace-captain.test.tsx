import { listOwnerCaptains, replaceCaptain } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aRegisteredCaptain } from '../../../../test-kit/a-boat';
import { aBooking } from '../../../../test-kit/a-booking';
import { answer } from '../../../../test-kit/answers';
import { itActs, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { itShowsItsStates } from '../../../../test-kit/states';
import { ReplaceCaptain } from './replace-captain';

const BOOKING = aBooking({ status: 'confirmed', captainWanted: true, captainId: null });

const TO_OPEN = {
  show: () => renderPart(<ReplaceCaptain booking={BOOKING} ownerId={4} />, { as: 'owner' }),
  ...{ opener: 'Choose another captain', title: 'Choose another captain' },
};
const show = async () => (await openDialog(TO_OPEN))[0];

beforeEach(() => answer(listOwnerCaptains, [aRegisteredCaptain()]));

itShowsItsStates({
  call: listOwnerCaptains,
  show,
  empty: [[], /^No captain has registered for this boat/],
  data: [[aRegisteredCaptain()], 'Carla Santos'],
});

itActs({
  ...{ ...TO_OPEN, says: /^Captains who registered for this boat/ },
  fillIn: async (user, dialog) => user.click(await dialog.findByRole('radio', { name: /Carla Santos/ })),
  ...{ action: 'Choose captain', call: replaceCaptain, answered: aBooking({ status: 'confirmed' }) },
  ...{ sends: { params: { id: '1' }, body: { captainId: 3 } }, done: 'Captain Chosen' },
});

it('offers nobody who has left this charter', async () => {
  const left = aBooking({ ...BOOKING, captainsWhoLeft: [3] });
  const user = await renderPart(<ReplaceCaptain booking={left} ownerId={4} />, { as: 'owner' });
  await user.click(screen.getByRole('button', { name: 'Choose another captain' }));
  expect(await screen.findByText('Cannot take this charter')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose captain' })).toBeDisabled();
});
