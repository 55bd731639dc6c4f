import { addHours, instantAt } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { addBoat } from './support/cast';
import { BOAT, OWNER, startBooking, type TestBooking } from './support/start-booking';

const ADJUST = (adjustedStartTime: string) => ({ ownerAdjusted: true, adjustedStartTime });

describe('moving a reservation where the clock is not plain', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({ OWNER_RESPONSE_HOURS: '9999', RENTER_RESPONSE_HOURS: '9999' }, { jobs: false });
    await addBoat(booking.sql, 14, 'Cancun');
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  it.each([
    // Toronto's clock springs forward at 2:00 on 14 March 2027, and falls back at 2:00 on 1 November 2026.
    ['the day of spring', '2027-03-14', '20:00', '22:00', '2027-03-15T02:00:00.000Z', 12],
    ['the evening before spring', '2027-03-13', '20:00', '22:30', '2027-03-14T03:30:00.000Z', 8],
    ['the evening before autumn', '2026-10-31', '20:00', '22:30', '2026-11-01T02:30:00.000Z', 8],
    ['the day of autumn', '2026-11-01', '14:00', '16:00', '2026-11-01T21:00:00.000Z', 4],
  ])('keeps the elapsed time and the date: %s', async (_, date, from, to, startDate, hours) => {
    const { id, startDate: first } = await booking.pending(wishAt(BOAT, date, from, hours));
    const { body } = await booking.patch('owner', id, ADJUST(to));
    expect(body.adjustedStartDate).toBe(startDate);
    expect(hoursBetween(body.adjustedStartDate, body.adjustedEndDate)).toBe(hours);
    const accepted = await booking.patch('renter', id, { status: 'confirmed', ownerAdjusted: false });
    expect(accepted.body.startDate).toBe(startDate);
    expect(first).not.toBe(startDate);
  });

  it('reads an adjustment in Cancun’s zone, whose clock never changes', async () => {
    for (const [date, start] of [
      ['2026-07-10', '2026-07-10T21:00:00.000Z'],
      ['2026-12-10', '2026-12-10T21:00:00.000Z'],
    ] as const) {
      const { id } = await booking.pending(wishAt(14, date, '14:00', 4));
      expect((await booking.patch('owner', id, ADJUST('16:00'))).body.adjustedStartDate).toBe(start);
    }
  });

  it('shows the last hour of the long day', async () => {
    // 23:00 to 23:30 on the day of autumn, which has 25 hours.
    const block = { startDate: '2026-11-02T04:00:00.000Z', endDate: '2026-11-02T04:30:00.000Z' };
    await booking.as(OWNER, 'owner').post('/api/calendar-blocks', { boatId: BOAT, ...block });
    const busyOn = async (date: string) =>
      (await booking.as(null).get<{ busy: object[] }>(`/api/boats/${BOAT}/availability?from=${date}&to=${date}`)).body
        .busy;
    expect(await busyOn('2026-11-01')).toEqual([block]);
    expect(await busyOn('2026-11-02')).toEqual([]);
  });

  it('lets a charter end after midnight, and stay on the date on which it starts', async () => {
    const { id } = await booking.pending(wishAt(BOAT, '2026-06-15', '22:30', 12));
    const { body } = await booking.patch('owner', id, ADJUST('21:00'));
    expect([body.adjustedStartDate, body.adjustedEndDate]).toEqual([
      '2026-06-16T01:00:00.000Z',
      '2026-06-16T13:00:00.000Z',
    ]);
  });

  it('changes to a time without offset as the boat’s clock shows it, and prices it by that date', async () => {
    const { id } = await booking.pending({ endDate: '2026-06-15T23:00:00.000Z' });
    const change = { startDate: '2026-06-30T22:30', endDate: '2026-07-01T02:30' };
    const june = await booking.act('renter', acts.changeReservation(id, change));
    expect([june.body.startDate, june.body.boatRentalAmount]).toEqual(['2026-07-01T02:30:00.000Z', 1400]);
    const july = await booking.act(
      'renter',
      acts.changeReservation(id, { startDate: '2026-07-01T22:30', endDate: '2026-07-02T02:30' }),
    );
    expect([july.body.startDate, july.body.boatRentalAmount]).toEqual(['2026-07-02T02:30:00.000Z', 1680]);
  });

  it.each([
    ['spring', '2027-03-13T22:30', '2027-03-14T03:30', '2027-03-14T03:30:00.000Z', 4],
    ['autumn', '2026-10-31T22:30', '2026-11-01T03:30', '2026-11-01T02:30:00.000Z', 6],
  ])('changes to a night in %s at its elapsed hours', async (_, startDate, endDate, start, hours) => {
    const { id } = await booking.pending({ endDate: '2026-06-16T00:00:00.000Z' });
    const { body } = await booking.act('renter', acts.changeReservation(id, { startDate, endDate }));
    expect([body.startDate, hoursBetween(body.startDate, body.endDate)]).toEqual([start, hours]);
    expect(body.boatRentalAmount).toBe(350 * hours);
  });
});

/** A wish for so many hours from a wall-clock time of the boat's city on. */
function wishAt(boatId: number, date: string, time: string, hours: number) {
  const start = instantAt(date, time, boatId === BOAT ? 'America/Toronto' : 'America/Cancun');
  return { boatId, startDate: start.toISOString(), endDate: addHours(start, hours).toISOString() };
}

function hoursBetween(from: string | null, to: string | null): number {
  return (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000;
}
