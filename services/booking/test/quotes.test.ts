import { SLOT, startBooking, type TestBooking } from './support/start-booking';

describe('asking before reserving', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
  });
  afterAll(() => booking.stop());

  const quote = (changes = {}) =>
    booking
      .as(null)
      .post<{ free: boolean; reason: { code: string } | null; policy: string[]; hourlyRate: number }>(
        '/api/bookings/quote',
        booking.wish(changes),
      );

  it('quotes to a guest, with the policy in words', async () => {
    const { status, body } = await quote();
    expect([status, body.free, body.reason]).toEqual([200, true, null]);
    expect(body.policy[0]).toContain('24 hours');
  });

  it('takes the rate of the local start date', async () => {
    expect((await quote({ startDate: '2026-07-02T02:30:00Z', endDate: '2026-07-02T06:30:00Z' })).body.hourlyRate).toBe(
      420,
    );
  });

  it.each([
    [5, 0, 1750],
    [6, 210, 1890],
  ])('takes the owner’s discount off the boat rental from 6 hours on, not before: %s', async (hours, off, rental) => {
    await booking.sql.query('UPDATE boats SET discount_percent = 10');
    const endDate = `2026-06-${hours === 6 ? '16T00' : '15T23'}:00:00Z`;
    expect((await quote({ endDate })).body).toMatchObject({ hours, discountAmount: off, boatRentalAmount: rental });
    await booking.sql.query('UPDATE boats SET discount_percent = 0');
  });

  it('says the right price, discount and all, to a client that pays another deposit without a hold', async () => {
    await booking.sql.query('UPDATE boats SET discount_percent = 10');
    const wish = booking.wish({ startDate: '2026-06-18T18:00:00Z', endDate: '2026-06-19T00:00:00Z' });
    const paymentIntentId = booking.paid({ holdId: null, depositAmount: 525 });
    const answer = await booking.book({ ...wish, paymentIntentId });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'price_changed', message: 'The price has changed. Please check the new amount.' },
        quote: { discountAmount: 210, totalPrice: 1890, depositAmount: 473, balanceDue: 1417 },
      },
    });
    const right = booking.paid({ holdId: null, depositAmount: 473 });
    expect((await booking.book({ ...wish, paymentIntentId: right })).status).toBe(201);
    await booking.sql.query('UPDATE boats SET discount_percent = 0');
  });

  it('says why a slot cannot be had', async () => {
    await booking.hold();
    expect((await quote()).body).toMatchObject({ free: false, reason: { code: 'slot_taken' } });
    expect(
      (await quote({ guestCount: 13, startDate: '2026-06-16T18:00Z', endDate: '2026-06-16T22:00Z' })).body.reason?.code,
    ).toBe('too_many_guests');
  });

  it('shows when a boat is taken, in joined intervals and without anybody’s data', async () => {
    await booking.hold({ startDate: SLOT.endDate, endDate: '2026-06-16T02:00:00.000Z' }, 6);
    const { body } = await booking.as(null).get<object>('/api/boats/12/availability?from=2026-06-15&to=2026-06-15');
    expect(body).toMatchObject({
      zone: 'America/Toronto',
      earliestStart: '2026-06-03T00:00:00.000Z',
      busy: [{ startDate: SLOT.startDate, endDate: '2026-06-16T02:00:00.000Z' }],
    });
    expect(Object.keys(body).sort()).toEqual(['boatId', 'busy', 'earliestStart', 'startTimes', 'zone']);
    expect((await booking.as(null).get('/api/boats/12/availability?from=2026-06-15&to=2026-12-15')).status).toBe(400);
  });

  it('shows the days of a month with what they cost and whether they are free, and may be kept for a minute', async () => {
    const calendarOf = (month: string) =>
      booking
        .as(null)
        .get<{ days: { date: string; rate: number; state: string }[] }>(`/api/boats/12/calendar?month=${month}`);
    await booking.sql.query(`UPDATE boats SET custom_rates = custom_rates || '{"2026-06-20": 555}' WHERE id = 12`);
    const { status, body } = await calendarOf('2026-06');
    expect(status).toBe(200);
    expect(body.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`),
    );
    const dayOf = (date: string) => body.days.find((day) => day.date === date);
    // With 36 hours' notice the first start is at 8:00 in the evening of the 2nd.
    expect(dayOf('2026-06-01')).toMatchObject({ state: 'too_soon' });
    expect(dayOf('2026-06-02')).toMatchObject({ state: 'free', rate: 350 });
    expect(dayOf('2026-06-20')).toMatchObject({ state: 'free', rate: 555 });
    expect((await booking.as(null).get('/api/boats/12/calendar?month=2026-13')).status).toBe(400);
    expect((await booking.as(null).get('/api/boats/999/calendar?month=2026-06')).status).toBe(404);
  });
});
