import type { BookingView } from '@harbourline/contracts';
import { CAPTAIN, OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

describe('who sees a booking', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  it('shows a booking to its parties and to nobody else', async () => {
    const { id } = await booking.pending({ captainId: CAPTAIN });
    const statusFor = async (who: number, role: 'renter' | 'owner' | 'captain' | 'admin') =>
      (await booking.as(who, role).get(`/api/bookings/${id}`)).status;
    expect(
      await Promise.all([
        statusFor(RENTER, 'renter'),
        statusFor(OWNER, 'owner'),
        statusFor(CAPTAIN, 'captain'),
        statusFor(1, 'admin'),
      ]),
    ).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([statusFor(6, 'renter'), statusFor(4, 'owner'), statusFor(8, 'captain')])).toEqual([
      404, 404, 404,
    ]);
    expect((await booking.as(null).get(`/api/bookings/${id}`)).status).toBe(401);
  });

  it('lists the caller’s own bookings page by page, each once, newest first', async () => {
    const made: number[] = [];
    for (const day of [10, 11, 12])
      made.push(
        (await booking.pending({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` })).id,
      );
    const pages = await booking.as(RENTER).pages<BookingView>(`/api/bookings?renterId=${RENTER}&limit=2`);
    expect(pages.flatMap(({ body }) => body.map(({ id }) => id))).toEqual([...made].reverse());
    expect((await booking.as(RENTER).get('/api/bookings?renterId=6')).status).toBe(404);
    expect((await booking.as(OWNER, 'owner').get<BookingView[]>(`/api/bookings?ownerId=${OWNER}`)).body).toHaveLength(
      3,
    );
  });
});
