import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { startBooking, type TestBooking } from './support/start-booking';

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking?.stop());

it('goes on with what is due behind a booking that cannot be handled, and with that one once it can', async () => {
  const stuck = await booking.pending();
  const next = await booking.pending({ startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' });
  await booking.sql.query(`ALTER TABLE bookings ADD CONSTRAINT stuck CHECK (id <> ${stuck.id} OR status = 'pending')`);
  booking.clock.set('2026-06-02T12:00:01.000Z');

  const statusOf = async (id: number) =>
    (await booking.sql.query<{ status: string }>('SELECT status FROM bookings WHERE id = $1', [id])).rows[0]?.status;
  await eventuallyHolds(
    () => statusOf(next.id),
    (status) => status === 'cancelled',
  );
  expect(await statusOf(stuck.id)).toBe('pending');

  await booking.sql.query('ALTER TABLE bookings DROP CONSTRAINT stuck');
  await eventuallyHolds(
    () => statusOf(stuck.id),
    (status) => status === 'cancelled',
  );
});
