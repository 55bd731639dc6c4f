import fc from 'fast-check';
import { addHours, CITIES, zoneOf, type Ending, type ReservationToPrice } from '../src';

/** Instants of the years in which charters are reserved, to the minute. */
export const minutes = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 11, 31) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

export const zones = fc.constantFrom(...CITIES).map(zoneOf);

/** Local dates, those around both changes of the clock more often. */
export const localDates = fc.oneof(
  minutes.map((instant) => instant.toISOString().slice(0, 10)),
  fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'),
);

const rateCents = fc.integer({ min: 1, max: 500_000 });

export const reservations: fc.Arbitrary<ReservationToPrice> = fc.record({
  rateCents,
  customRates: fc.dictionary(localDates, fc.integer({ min: 1, max: 5_000 }), { maxKeys: 5 }),
  captainRateCents: fc.option(rateCents),
  start: minutes,
  hours: fc.integer({ min: 1, max: 12 }),
  zone: zones,
  discountPercent: fc.integer({ min: 0, max: 100 }),
});

const instants = fc.tuple(minutes, fc.integer({ min: -100, max: 100 })).map(([at, hours]) => addHours(at, hours));
export const endingTimes = fc.record({ at: instants, placedAt: instants, start: instants, confirmedAt: instants });

/** Within some days of each other, so that every rule has its turn. */
const nearTimes = fc
  .record({ at: instants, placed: hoursAround(60), start: hoursAround(150), confirmed: hoursAround(60) })
  .map(({ at, placed, start, confirmed }) => ({
    at,
    placedAt: addHours(at, -placed),
    start: addHours(at, start),
    confirmedAt: addHours(at, -confirmed),
  }));

/** Every way in which a reservation or booking may end, at any time. */
export const endings: fc.Arbitrary<Ending> = fc
  .record({
    times: fc.oneof(endingTimes, nearTimes),
    depositCents: fc.nat(10_000_000),
    commissionCents: fc.nat(10_000_000),
    taxPercent: fc.integer({ min: 0, max: 30 }),
    breach: fc.boolean(),
    cause: fc.constantFrom('renter_breach', 'never_confirmed', 'platform', 'provider', 'renter'),
  })
  .map(({ times, ...rest }) => ({ ...rest, ...times }));

function hoursAround(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: -10, max: most });
}
