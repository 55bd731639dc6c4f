import fc from 'fast-check';
import { captainChoices } from '../src/features/bookings/owner/captain-choices';
import { aBooking } from '../test-kit/a-booking';

const booking = aBooking({ captainId: null, captainFee: 400 });
const registered = (captainId: number, hourlyRate: number, { boatId = 7, licensed = true } = {}) => ({
  boatId,
  captainId,
  hourlyRate,
  captain: {
    ...{ id: captainId, fullName: `Captain ${captainId}`, phone: '+14165550100', email: 'c@example.com', licensed },
    licensedUntil: licensed ? '2100-01-01' : null,
  },
});

it('lets a captain be chosen whose fee is as high as the one who left, and none who asks for more', () => {
  expect(captainChoices(booking, [registered(1, 101), registered(2, 100)])).toMatchObject([
    { captainId: 2, fee: 400, problem: null },
    { captainId: 1, fee: 404, problem: 'dearer' },
  ]);
});

it('names a missing license before the price', () => {
  expect(captainChoices(booking, [registered(1, 500, { licensed: false })])).toMatchObject([{ problem: 'unlicensed' }]);
});

it('does not let the captain who has left be chosen again, however licensed and cheap', () => {
  const choices = captainChoices({ ...booking, captainsWhoLeft: [2] }, [registered(1, 100), registered(2, 50)]);
  expect(choices.map(({ captainId, problem }) => [captainId, problem])).toEqual([
    [1, null],
    [2, 'left'],
  ]);
});

it('leaves out captains of other boats and the one the booking has', () => {
  const all = [registered(1, 50, { boatId: 8 }), registered(2, 50), registered(3, 50)];
  expect(captainChoices({ ...booking, captainId: 3 }, all).map(({ captainId }) => captainId)).toEqual([2]);
});

it('puts whoever can be chosen first, the cheapest of them at the top', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ rate: fc.integer({ min: 1, max: 200 }), licensed: fc.boolean() })), (captains) => {
      const choices = captainChoices(
        booking,
        captains.map(({ rate, licensed }, index) => registered(index + 1, rate, { licensed })),
      );
      const possible = choices.filter(({ problem }) => problem === null);
      expect(choices.slice(0, possible.length)).toEqual(possible);
      expect(possible.map(({ fee }) => fee)).toEqual(
        possible.map(({ fee }) => fee).toSorted((one, other) => one - other),
      );
      expect(possible.every(({ fee }) => fee <= booking.captainFee)).toBe(true);
    }),
  );
});
