import type { bookingStatements, RouteResponse } from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startBooking, type TestBooking } from './support/start-booking';

describe('what booking says of the money of its bookings', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());

  async function ask(after: number, limit: number, from: 'payments' | 'catalog' = 'payments') {
    const token = signServiceToken({ from, to: 'booking', secret: TEST_INTERNAL_SECRET });
    const url = `${booking.service.url}/internal/bookings/statements/${after}/${limit}`;
    const { status, body } = await call<RouteResponse<typeof bookingStatements>>(url, { token });
    return { status, statements: body.statements };
  }

  it('is how each stands, what of its deposit goes back, and what has', async () => {
    const ended = await booking.pending();
    await booking.patch('renter', ended.id, { status: 'cancelled' });
    const pending = await booking.pending();
    await booking.sql.query(
      `INSERT INTO booking_history (booking_id, at, actor, action, to_status, money_kind, money_cents)
       VALUES ($1, now(), 'system', 'refunded', 'cancelled', 'refund', 20000),
         ($1, now(), 'system', 'credit issued', 'cancelled', 'credit', 5000)`,
      [ended.id],
    );
    const { statements } = await ask(ended.id - 1, 10);
    expect(statements).toMatchObject([
      {
        id: ended.id,
        status: 'cancelled',
        refundCents: 35_000,
        settlement: { rule: 'R3', refundCents: 35_000, platformKeepsCents: 0 },
        refundChoice: null,
        refundedCents: 25_000,
        refundedAt: null,
      },
      {
        id: pending.id,
        status: 'pending',
        depositCents: 35_000,
        refundCents: null,
        settlement: null,
        refundedCents: 0,
      },
    ]);
    expect((await ask(ended.id - 1, 1)).statements.map(({ id }) => id)).toEqual([ended.id]);
    expect((await ask(ended.id, 10)).statements.map(({ id }) => id)).toEqual([pending.id]);
    expect((await ask(pending.id, 10)).statements).toEqual([]);
  });

  it('is for payments alone, and in pages that are not too long', async () => {
    expect((await ask(0, 1, 'catalog')).status).toBe(403);
    expect((await ask(0, 501)).status).toBe(400);
  });
});
