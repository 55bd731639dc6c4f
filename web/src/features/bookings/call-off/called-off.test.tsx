import { screen } from '@testing-library/react';
import { aBooking, aProposedChange } from '../../../../test-kit/a-booking';
import { renderPart } from '../../../../test-kit/render-page';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { CalledOff } from './called-off';

const CALLED_OFF = { cause: 'weather', by: 'captain', chooseBy: '2099-08-13T18:00:00Z' } as const;
const BOOKING = aBooking({ status: 'confirmed', calledOff: CALLED_OFF });
const UNTIL = 'Thu, Aug 13, 2099, 2:00 p.m. EDT';

const show = (side: 'renter' | 'owner' | 'captain', booking = BOOKING) =>
  renderPart(
    <CalledOff
      booking={booking}
      standing={standingOfBooking(booking, new Date())}
      side={side}
      onEnd={() => undefined}
    />,
    { as: side },
  );

it.each([
  ['renter', `please choose by ${UNTIL}`, /^Propose a new time within 60 days of the original date, .* or cancel/],
  ['owner', `a new time can be agreed until ${UNTIL}`, /deposit goes back to the renter\.$/],
  ['captain', `the renter can choose until ${UNTIL}`, /^The charter does not take place at this time/],
] as const)('says to the %s why, until when and what follows', async (side, until, note) => {
  await show(side);
  expect(screen.getByText(`Called off because of the weather: ${until}`)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByText(/^Time left:/)).toBeVisible();
});

it.each(['renter', 'owner', 'captain'] as const)(
  'asks the %s for nothing while a new time waits for an answer',
  async (side) => {
    await show(side, { ...BOOKING, proposedChange: aProposedChange() });
    expect(screen.getByText('Called off because of the weather: a new time is waiting for an answer')).toBeVisible();
    expect(screen.getByText(new RegExp(`another one can be proposed until ${UNTIL}`))).toBeVisible();
    expect(screen.queryByText(/^Time left:/)).not.toBeInTheDocument();
  },
);

it('asks the renter for nothing while another captain has to be chosen first', async () => {
  await show('renter', { ...BOOKING, captainWanted: true, respondBy: '2099-08-06T18:00:00Z' });
  expect(screen.getByText('Called off because of the weather')).toBeVisible();
  expect(screen.queryByText(/please choose|Propose a new time/)).not.toBeInTheDocument();
});

it('says nothing of a charter that was not called off', async () => {
  await show('renter', aBooking({ status: 'confirmed' }));
  expect(screen.queryByText(/Called off/)).not.toBeInTheDocument();
});
