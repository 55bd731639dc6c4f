import { DECLINE, startBooking, type TestBooking } from './support/start-booking';

let booking: TestBooking;
beforeAll(async () => (booking = await startBooking()));
afterAll(() => booking.stop());

const SILENT = 'The owner did not answer in time.';
const GONE = 'The renter’s account is no longer active.';

/** What the release before this one writes of an end that is its own doing. */
async function writeAsBefore(id: number, sentence: string) {
  await booking.sql.query('UPDATE bookings SET cancellation_reason = $2 WHERE id = $1', [id, sentence]);
  await booking.sql.query(
    `UPDATE booking_history SET reason = $2 WHERE id = (SELECT max(id) FROM booking_history WHERE booking_id = $1)`,
    [id, sentence],
  );
}

async function storedOf(id: number) {
  const { rows } = await booking.sql.query<Record<string, unknown>>(
    `SELECT cancellation_reason, cancellation_reason_code, reason, reason_code FROM bookings
       JOIN booking_history ON booking_id = bookings.id WHERE bookings.id = $1 ORDER BY booking_history.id DESC LIMIT 1`,
    [id],
  );
  return rows[0];
}

const of = (reason: string | null, code: string | null) => ({
  ...{ cancellation_reason: reason, cancellation_reason_code: code, reason, reason_code: code },
});

it('a sentence of the release before is stored as its code, or as nothing where the outcome says it', async () => {
  const { id } = await booking.pending();
  booking.clock.set('2026-06-02T12:00:00.001Z');
  await booking.untilNothingIsDue();
  expect(await storedOf(id)).toEqual(of(null, null));
  await writeAsBefore(id, SILENT);
  expect(await storedOf(id)).toEqual(of(null, null));
  await writeAsBefore(id, GONE);
  expect(await storedOf(id)).toEqual(of(null, 'renter_inactive'));
});

it('the same words stay where somebody typed them', async () => {
  const { id } = await booking.pending();
  await booking.patch('owner', id, { ...DECLINE, reason: SILENT });
  expect(await storedOf(id)).toEqual(of(SILENT, null));
});
