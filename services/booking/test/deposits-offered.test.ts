import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { BOAT, startBooking, type TestBooking } from './support/start-booking';

describe('what can be the deposit of a boat', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());

  async function ask(dollars: number, boatId = BOAT) {
    const token = signServiceToken({ from: 'payments', to: 'booking', secret: TEST_INTERNAL_SECRET });
    const url = `${booking.service.url}/internal/boats/${boatId}/deposits/${dollars * 100}`;
    const { body } = await call<{ offered?: boolean }>(url, { token });
    return body.offered ?? body.code;
  }

  // 350 an hour, 420 on the first of July, captains for 50, 65 and 90, and three hours at least.
  it.each([
    ['four hours', 350],
    ['three hours, the fewest', 263],
    ['twelve hours, the most', 1050],
    ['four hours with a captain', 415],
    ['three hours on a day with a rate of its own', 315],
    ['five hours of such a day with a captain', 606],
  ])('is that of %s', async (_, dollars) => {
    expect(await ask(dollars)).toBe(true);
  });

  it.each([
    ['two hours, which cannot be had', 175],
    ['thirteen hours', 1138],
    ['a card test', 1],
    ['something between', 351],
  ])('is not that of %s', async (_, dollars) => {
    expect(await ask(dollars)).toBe(false);
  });

  it('is no longer that of a day which is over, nor of a captain who has left', async () => {
    booking.clock.set('2026-07-02T12:00:00.000Z');
    expect(await ask(315)).toBe(false);
    await booking.sql.query('UPDATE captain_rates SET active = false');
    expect(await ask(415)).toBe(false);
  });

  it('is that of every charter that can be held', async () => {
    const { body } = await booking.hold({ startDate: '2026-07-15T18:00:00Z', endDate: '2026-07-16T01:00:00Z' });
    expect(await ask(body.quote.depositAmount)).toBe(true);
  });

  it('is nothing for a boat that is not offered', async () => {
    await booking.sql.query('UPDATE boats SET available = false WHERE id = $1', [BOAT]);
    expect(await ask(350)).toBe('boat_unavailable');
    expect(await ask(350, 99)).toBe('boat_not_found');
  });

  it('is payments’ question alone', async () => {
    const { status } = await booking.as(5).get(`/internal/boats/${BOAT}/deposits/35000`);
    expect(status).toBe(401);
  });
});
