import { completeCharters, nextCompletion } from '../src/use-cases/complete-charters';
import { nextHoldToEnd } from '../src/use-cases/expire-holds';
import { expireReservations, nextExpiry } from '../src/use-cases/expire-reservations';
import { configSchema } from '../src/config';
import { readConfig } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { startBooking, type TestBooking } from './support/start-booking';

/** Of a job that rests until then: a moment too early it would find nothing, and too late somebody waits for it. */
describe('when a job of booking looks next', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const deps = () => ({
    db: booking.service.db,
    clock: booking.clock,
    config: readConfig(
      configSchema,
      testEnvironment({
        ...{ DATABASE_URL: booking.databaseUrl, COMPLETION_HOURS: '2', PUBLIC_ORIGIN: 'https://harbourline.example' },
      }),
    ),
  });
  const after = (instant: Date | undefined, ms: number) => new Date((instant?.getTime() ?? 0) + ms);

  it('is when the first of several reservations expires, and never once there are none', async () => {
    const first = await booking.pending();
    booking.clock.advance({ hours: 1 });
    const second = await booking.pending({ startDate: '2026-06-20T18:00:00Z', endDate: '2026-06-20T22:00:00Z' });
    const due = await nextExpiry(deps());
    expect(due?.toISOString()).toBe(first.respondBy);
    booking.clock.set(due ?? '');
    expect(await expireReservations(deps())).toBe(0);
    booking.clock.set(after(due, 1));
    expect(await expireReservations(deps())).toBe(1);
    expect((await nextExpiry(deps()))?.toISOString()).toBe(second.respondBy);
    booking.clock.set(after(due, 3_600_001));
    expect(await expireReservations(deps())).toBe(1);
    expect(await nextExpiry(deps())).toBeUndefined();
  });

  it('is the end of the last hour in which a charter does not count as completed', async () => {
    const { id } = await booking.confirmed();
    const [row] = (await booking.sql.query<{ end: Date }>('SELECT end_date AS "end" FROM bookings WHERE id = $1', [id]))
      .rows;
    const due = await nextCompletion(deps());
    expect(due).toEqual(after(row?.end, 2 * 3_600_000));
    booking.clock.set(after(due, -1));
    expect(await completeCharters(deps())).toBe(0);
    booking.clock.set(due ?? '');
    expect(await completeCharters(deps())).toBe(1);
    expect(await nextCompletion(deps())).toBeUndefined();
  });

  it('is the end of a hold, or of the lease of whoever was to end it', async () => {
    const { body } = await booking.hold();
    expect((await nextHoldToEnd(deps()))?.toISOString()).toBe(body.expiresAt);
    const leasedUntil = after(new Date(body.expiresAt), 15_000);
    await booking.sql.query('UPDATE holds SET leased_until = $1', [leasedUntil]);
    expect(await nextHoldToEnd(deps())).toEqual(leasedUntil);
  });
});
