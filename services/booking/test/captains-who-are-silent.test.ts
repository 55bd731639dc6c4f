import type { BookingView } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { ACCEPT, CAPTAIN, RENTER, startBooking, type TestBooking } from './support/start-booking';

const OWNERS_TIME = '2026-06-02T12:00:00.000Z';
const NEXT_WEEK = { startDate: '2026-06-22T18:00:00.000Z', endDate: '2026-06-22T22:00:00.000Z' };

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
  await booking.sql.query('UPDATE users SET confirms_charters = true WHERE id = $1', [CAPTAIN]);
});
afterAll(() => booking.stop());
afterEach(() => booking.reset());

const asked = () => booking.pending({ captainId: CAPTAIN });
const seen = async (id: number) => (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body;
const actionsOf = async (id: number) => (await booking.historyOf(id)).map((line) => [line.actor, line.action]);
const at = (time: string) => booking.clock.set(time);

it('passes over a captain who is silent after the owner’s yes, and then lets the request end with everything back', async () => {
  const { id } = await asked();
  await booking.patch('owner', id, ACCEPT);
  at(OWNERS_TIME);
  await booking.untilNothingIsDue();
  expect(await seen(id)).toMatchObject({ captainAnswer: 'awaited' });
  at('2026-06-02T12:00:01.000Z');
  await booking.untilNothingIsDue();
  expect(await seen(id)).toMatchObject({
    ...{ status: 'pending', captainId: null, captainWanted: true, respondBy: '2026-06-03T12:00:01.000Z' },
  });
  expect((await booking.claimsOf(id)).map(({ captain }) => captain)).toEqual([null]);
  at('2026-06-03T12:00:02.000Z');
  await booking.untilNothingIsDue();
  expect(await seen(id)).toMatchObject({
    ...{ status: 'cancelled', outcome: 'captain_cancelled', refund: { rule: 'R3', amount: 415 } },
  });
  expect(await actionsOf(id)).toEqual([
    ...[
      ['renter', 'requested'],
      ['owner', 'accepted'],
      ['system', 'captain silent'],
    ],
    ['system', 'captain not replaced'],
  ]);
  expect((await booking.toldOf(id)).at(-1)).toBe('booking.cancelled.v1');
});

it('ends a request that the owner has not answered, whatever its captain has said', async () => {
  const [silent, said] = [await asked(), await booking.pending({ captainId: CAPTAIN, ...NEXT_WEEK })];
  await booking.act('captain', acts.acceptCharter(said.id));
  at('2026-06-02T12:00:01.000Z');
  await booking.untilNothingIsDue();
  for (const { id } of [silent, said]) {
    expect(await seen(id)).toMatchObject({ status: 'cancelled', outcome: 'expired', refund: { rule: 'R3' } });
    expect((await actionsOf(id)).at(-1)).toEqual(['system', 'expired']);
  }
});
