import type { QuoteView } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { CAPTAIN, DEARER_CAPTAIN, OWNER, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

const until = (endDate: string) => ({ endDate });
const JUNE_16 = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' };

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
  // Cheap on one day, dear on the next.
  await booking.sql.query(`UPDATE boats SET custom_rates = '{"2026-06-16":1,"2026-06-17":500}'`);
});
afterAll(() => booking.stop());
afterEach(() => booking.reset());

/** How a booking is made dearer, by whom, and what is asked before. */
const WAYS = {
  'the renter’s change before the answer': {
    made: (changes: object) => booking.pending(changes),
    quote: (id: number, change: object) => booking.as(RENTER).post<Quote>(`/api/bookings/${id}/change-quote`, change),
    act: (id: number, change: object) => booking.act('renter', acts.changeReservation(id, change)),
  },
  'the renter’s proposal': {
    made: (changes: object) => booking.confirmed(changes),
    quote: (id: number, change: object) => booking.as(RENTER).post<Quote>(`/api/bookings/${id}/proposal-quote`, change),
    act: (id: number, change: object) => booking.act('renter', acts.proposeChange(id, change)),
  },
  'the owner’s proposal': {
    made: (changes: object) => booking.confirmed(changes),
    quote: (id: number, change: object) =>
      booking.as(OWNER, 'owner').post<Quote>(`/api/bookings/${id}/proposal-quote`, change),
    act: (id: number, change: object) => booking.act('owner', acts.proposeChange(id, change)),
  },
} as const;
type Quote = Pick<QuoteView, 'free' | 'reason' | 'totalPrice' | 'depositAmount'>;

const REFUSED: [what: string, made: object, change: object, deposit: string][] = [
  ['an hour more', {}, until('2026-06-15T23:00:00.000Z'), '$438, $88 more than the $350'],
  [
    'twelve hours of a dear day instead of three of a cheap one',
    { ...JUNE_16, endDate: '2026-06-16T21:00:00.000Z' },
    { startDate: '2026-06-17T18:00:00.000Z', endDate: '2026-06-18T06:00:00.000Z' },
    '$1,500, $1,499 more than the $1',
  ],
];

describe.each(Object.entries(WAYS))('%s', (_, { made, quote, act }) => {
  it.each(REFUSED)('is refused for %s, with what the deposit lacks', async (__, reserved, change, deposit) => {
    const { id, totalPrice, depositAmount } = await made(reserved);
    const message = `This change needs a deposit of ${deposit} of the booking, and the deposit of a booking cannot be raised. Please choose a change that costs less, or have the booking canceled and the charter reserved anew.`;
    const asked = await quote(id, change);
    expect(asked.body).toMatchObject({ free: false, reason: { code: 'deposit_too_small', message }, depositAmount });
    const refused = await act(id, change);
    const missing = Number(/, \$([\d,]+) more/.exec(deposit)?.[1]?.replace(',', ''));
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'deposit_too_small', message, missing }]);
    const { body } = await booking.as(RENTER).get(`/api/bookings/${id}`);
    expect(body).toMatchObject({ totalPrice, depositAmount, proposedChange: null });
  });
});

it('lets a charter become shorter and as long as it was again, for the deposit that was paid', async () => {
  const { id } = await booking.pending({ endDate: '2026-06-15T23:00:00.000Z' });
  const change = (endDate: string) => booking.act('renter', acts.changeReservation(id, { endDate }));
  expect((await change('2026-06-15T21:00:00.000Z')).body).toMatchObject({ totalPrice: 1050, depositAmount: 438 });
  expect((await change('2026-06-15T23:00:00.000Z')).body).toMatchObject({ totalPrice: 1750, depositAmount: 438 });
  expect((await change('2026-06-16T00:00:00.000Z')).body.code).toBe('deposit_too_small');
});

it('asks for no more where a dearer captain is proposed, and refuses', async () => {
  const { id } = await booking.confirmed({ captainId: CAPTAIN });
  const { body } = await booking.act('owner', acts.proposeChange(id, { captainId: DEARER_CAPTAIN }));
  expect(body).toMatchObject({ code: 'deposit_too_small', missing: 25 });
});

it('lets an administrator mean it, who is told what is missing', async () => {
  const { id } = await booking.confirmed(SLOT);
  const longer = { endDate: '2026-06-16T02:00:00.000Z', boatRentalAmount: 2_800 };
  const edit = (despite: string[]) =>
    booking.as(1, 'admin').patch<{ fields?: object }>(`/api/admin/bookings/${id}`, { ...longer, despite });
  const sentence =
    'This change needs a deposit of $700, $350 more than the $350 of the booking. The deposit stays as it is.';
  const asked = await edit([]);
  expect([asked.status, asked.body.fields]).toEqual([409, { deposit_too_small: sentence }]);
  expect((await edit(['deposit_too_small'])).body).toMatchObject({ totalPrice: 2_800, depositAmount: 350 });
});
