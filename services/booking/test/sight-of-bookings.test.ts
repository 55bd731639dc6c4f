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
      (await booking.as(who, role).send('GET', `/api/bookings/${id}`)).status;
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
    expect((await booking.as(null).send('GET', `/api/bookings/${id}`)).status).toBe(401);
  });

  it('lists the caller’s own bookings page by page, each once, newest first', async () => {
    const made: number[] = [];
    for (const day of [10, 11, 12])
      made.push(
        (await booking.pending({ startDate: `2026-06-${day}T18:00:00Z`, endDate: `2026-06-${day}T22:00:00Z` })).id,
      );
    const seen: number[] = [];
    let path: string | undefined = `/api/bookings?renterId=${RENTER}&limit=2`;
    while (path) {
      const answer: { body: BookingView[]; headers: Headers } = await booking.as(RENTER).send('GET', path);
      seen.push(...answer.body.map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([...made].reverse());
    expect((await booking.as(RENTER).send('GET', '/api/bookings?renterId=6')).status).toBe(404);
    expect(
      (await booking.as(OWNER, 'owner').send<BookingView[]>('GET', `/api/bookings?ownerId=${OWNER}`)).body,
    ).toHaveLength(3);
  });
});
