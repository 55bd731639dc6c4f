import fc from 'fast-check';
import { CITIES, type ReservationToPrice, zoneOf } from '../src';

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
  baseRateCents: rateCents,
  customRates: fc.dictionary(localDates, fc.integer({ min: 1, max: 5_000 }), { maxKeys: 5 }),
  captainRateCents: fc.option(rateCents),
  start: minutes,
  hours: fc.integer({ min: 1, max: 12 }),
  zone: zones,
  discountPercent: fc.integer({ min: 0, max: 100 }),
});
