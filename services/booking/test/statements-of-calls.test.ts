import type { HoldView } from '@harbourline/contracts';
import { COUNTED, noteStatements } from '@harbourline/test-kit/statements-of-call';
import { RENTER, startBooking, type TestBooking } from './support/start-booking';

describe('how many statements a call takes', () => {
  let booking: TestBooking;
  const noting = noteStatements();
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(async () => {
    await booking.stop();
    noting.stop();
  });

  async function counted<Body>(method: string, path: string, body?: unknown) {
    noting.take();
    const answer = await booking.as(RENTER).send<Body>(method, path, body, { [COUNTED]: 'yes' });
    const statements = noting.take();
    const isRefused = answer.status >= 400;
    return { ...answer, taken: { call: `${method} ${path}`, isRefused, count: statements.length } };
  }

  it('is no more than it was: each is a round trip, and costs both sides', async () => {
    const wish = booking.wish();
    const held = await counted<HoldView>('POST', '/api/bookings/holds', wish);
    const { holdId, quote } = held.body;
    const paymentIntentId = booking.paid({ holdId, depositAmount: quote.depositAmount });
    const booked = await counted<{ id: number }>('POST', '/api/bookings', { holdId, paymentIntentId });
    const listed = await counted('GET', '/api/bookings?limit=20');
    const read = await counted('GET', `/api/bookings/${booked.body.id}`);
    expect([held, booked, listed, read].map(({ taken }) => taken)).toEqual([
      { call: 'POST /api/bookings/holds', isRefused: false, count: 15 },
      { call: 'POST /api/bookings', isRefused: false, count: 12 },
      { call: 'GET /api/bookings?limit=20', isRefused: false, count: 3 },
      { call: `GET /api/bookings/${booked.body.id}`, isRefused: false, count: 2 },
    ]);
  });
});
