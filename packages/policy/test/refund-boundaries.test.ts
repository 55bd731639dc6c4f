import { freeCancellationUntil, instantAt, parseWallTime, refundFor, type Ending, type RefundRule } from '../src';

const TORONTO = 'America/Toronto';
const CANCUN = 'America/Cancun';
const DEPOSIT = 41_500;

/** Charters by the wall clock, with the instants 72 and 48 hours of elapsed time before their start. */
const CHARTERS = [
  ['in summer', TORONTO, '2026-07-04 14:00', '2026-07-01 14:00', '2026-07-02 14:00'],
  ['after the spring change', TORONTO, '2026-03-09 14:00', '2026-03-06 13:00', '2026-03-07 13:00'],
  ['after the autumn change', TORONTO, '2026-11-02 14:00', '2026-10-30 15:00', '2026-10-31 15:00'],
  ['across midnight in summer', TORONTO, '2026-07-04 22:30', '2026-07-01 22:30', '2026-07-02 22:30'],
  ['across the midnight before the spring change', TORONTO, '2026-03-07 22:30', '2026-03-04 22:30', '2026-03-05 22:30'],
  ['across the midnight before the autumn change', TORONTO, '2026-10-31 22:30', '2026-10-28 22:30', '2026-10-29 22:30'],
  ['across the midnight after the spring change', TORONTO, '2026-03-08 22:30', '2026-03-05 21:30', '2026-03-06 21:30'],
  ['across the midnight after the autumn change', TORONTO, '2026-11-01 22:30', '2026-10-29 23:30', '2026-10-30 23:30'],
  ['in Cancun in spring, where no clock changes', CANCUN, '2026-03-09 14:00', '2026-03-06 14:00', '2026-03-07 14:00'],
  ['in Cancun across midnight in autumn', CANCUN, '2026-11-01 22:30', '2026-10-29 22:30', '2026-10-30 22:30'],
] as const;

/** Days by the wall clock, with the instant 24 hours of elapsed time after their beginning. */
const DAYS = [
  ['in summer', TORONTO, '2026-06-01T10:00', '2026-06-02T10:00'],
  ['over the spring change', TORONTO, '2026-03-07T10:00', '2026-03-08T11:00'],
  ['into the hour that the spring change skips', TORONTO, '2026-03-07T02:30', '2026-03-08T03:30'],
  ['over the autumn change', TORONTO, '2026-10-31T10:00', '2026-11-01T09:00'],
  ['into the repeated hour', TORONTO, '2026-10-31T01:30', '2026-11-01T01:30-04:00'],
  ['into its repetition', TORONTO, '2026-10-31T02:30', '2026-11-01T01:30-05:00'],
  ['across midnight', TORONTO, '2026-06-01T23:59', '2026-06-02T23:59'],
  ['in Cancun in spring', CANCUN, '2026-03-07T10:00', '2026-03-08T10:00'],
  ['in Cancun in autumn', CANCUN, '2026-10-31T10:00', '2026-11-01T10:00'],
] as const;

const at = (text: string, zone: string) => {
  const [date = '', time = ''] = text.split(' ');
  return instantAt(date, time, zone);
};
const day = (text: string, zone: string) => parseWallTime(text, zone) ?? new Date(Number.NaN);
const shift = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const daysBefore = (instant: Date, days: number) => shift(instant, -days * 86_400_000);

/** The rules that an ending follows a millisecond before a boundary, at it, and a millisecond after it. */
const around = (boundary: Date, ending: (at: Date) => Ending): RefundRule[] =>
  [-1, 0, 1].map((ms) => refundFor(ending(shift(boundary, ms))).rule);

const renter = (times: { at: Date; placedAt: Date; start: Date }): Ending => ({
  cause: 'renter',
  depositCents: DEPOSIT,
  commissionCents: 24_900,
  taxPercent: 0,
  ...times,
});

describe.each(CHARTERS)('for a charter %s', (_, zone, starts, hours72, hours48) => {
  const start = at(starts, zone);
  const lastDays = at(hours72, zone);

  it('R8 becomes R9 exactly 72 hours before the start, when the renter cancels later than a day after reserving', () => {
    const placedAt = daysBefore(start, 30);
    expect(around(lastDays, (now) => renter({ at: now, placedAt, start }))).toEqual(['R8', 'R9', 'R9']);
  });

  it('R7 becomes R9 exactly 72 hours before the start, when the renter has just reserved', () => {
    const placedAt = shift(lastDays, -3_600_000);
    expect(around(lastDays, (now) => renter({ at: now, placedAt, start }))).toEqual(['R7', 'R9', 'R9']);
  });

  it("R2 becomes R1 exactly 48 hours before the start, for the renter's breach", () => {
    const breach = (now: Date): Ending => ({ cause: 'renter_breach', depositCents: DEPOSIT, at: now, start });
    expect(around(at(hours48, zone), breach)).toEqual(['R2', 'R1', 'R1']);
    expect(around(start, breach)).toEqual(['R1', 'R1', 'R1']);
  });

  it('free cancellation ends a millisecond before the last 72 hours, where those come within a day', () => {
    const placedAt = shift(lastDays, -3_600_000);
    const until = freeCancellationUntil({ placedAt, start });
    expect(until).toEqual(shift(lastDays, -1));
    expect(around(shift(lastDays, -1), (now) => renter({ at: now, placedAt, start }))).toEqual(['R7', 'R7', 'R9']);
  });

  it('nothing is free of what is reserved exactly 72 hours before the start, or a millisecond earlier', () => {
    expect(freeCancellationUntil({ placedAt: lastDays, start })).toBeNull();
    const earlier = shift(lastDays, -1);
    expect(freeCancellationUntil({ placedAt: earlier, start })).toEqual(earlier);
  });
});

describe.each(DAYS)('within 24 hours %s', (_, zone, begins, ends) => {
  const begin = day(begins, zone);
  const end = day(ends, zone);

  it('R5 becomes R6 a millisecond after they are over, when owner or captain cancels', () => {
    const provider =
      (breach: boolean) =>
      (now: Date): Ending => ({
        cause: 'provider',
        depositCents: DEPOSIT,
        at: now,
        confirmedAt: begin,
        breach,
      });
    expect(around(end, provider(false))).toEqual(['R5', 'R5', 'R6']);
    expect(around(end, provider(true))).toEqual(['R5', 'R5', 'R5']);
  });

  it('R7 becomes R8 a millisecond after they are over, when the renter cancels, as freeCancellationUntil says', () => {
    const start = shift(end, 30 * 86_400_000);
    expect(around(end, (now) => renter({ at: now, placedAt: begin, start }))).toEqual(['R7', 'R7', 'R8']);
    expect(freeCancellationUntil({ placedAt: begin, start })).toEqual(end);
  });
});

it.each(CHARTERS)('never confirmed is R3, and the platform R4, at any time: a charter %s', (_, zone, ...times) => {
  for (const time of times) {
    const ending = { depositCents: DEPOSIT, at: at(time, zone) };
    expect(refundFor({ ...ending, cause: 'never_confirmed' }).rule).toBe('R3');
    expect(refundFor({ ...ending, cause: 'platform' }).rule).toBe('R4');
  }
});
