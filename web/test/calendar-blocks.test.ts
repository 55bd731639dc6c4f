import type { BookingView } from '@harbourline/contracts';
import { type BlockValues, blockSchema, EMPTY_BLOCK, intervalOf } from '../src/features/bookings/blocks/block-values';
import { inTheWay } from '../src/features/bookings/blocks/in-the-way';
import { spanInWords } from '../src/features/bookings/blocks/span-in-words';
import { aBooking, aProposedChange } from '../test-kit/a-booking';

const ZONE = 'America/Toronto';
const days = { ...EMPTY_BLOCK, boatId: '7', fromDate: '2026-10-31', toDate: '2026-11-01' };
const hours: BlockValues = { ...days, allDay: false, fromDate: '2026-08-07', toDate: '2026-08-07' };

function problemsOf(values: BlockValues, { needsBoat = true } = {}) {
  const schema = blockSchema({ needsBoat, zoneOf: () => ZONE, now: () => new Date('2026-07-01T12:00:00Z') });
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('time that is to be blocked', () => {
  it('is whole days by the boat’s clock, the last one included, also where the clock changes', () => {
    expect(intervalOf(days, ZONE)).toEqual({
      start: new Date('2026-10-31T04:00:00Z'),
      end: new Date('2026-11-02T05:00:00Z'),
    });
  });

  it('is from time to time where it is not whole days', () => {
    expect(intervalOf({ ...hours, fromTime: '09:15', toTime: '17:00' }, ZONE)).toEqual({
      start: new Date('2026-08-07T13:15:00Z'),
      end: new Date('2026-08-07T21:00:00Z'),
    });
  });

  it('needs a boat of an owner, none of a captain', () => {
    expect(problemsOf({ ...days, boatId: '' })).toEqual({ boatId: 'Please choose a boat' });
    expect(problemsOf({ ...days, boatId: '' }, { needsBoat: false })).toEqual({});
  });

  it('needs dates, and times unless it is whole days', () => {
    expect(problemsOf({ ...EMPTY_BLOCK, boatId: '7' })).toEqual({
      fromDate: 'Please choose a date',
      toDate: 'Please choose a date',
    });
    expect(problemsOf(hours)).toEqual({ fromTime: 'Please choose a time', toTime: 'Please choose a time' });
  });

  it('is refused backwards, in the past, and beyond a year', () => {
    expect(problemsOf({ ...hours, fromTime: '17:00', toTime: '17:00' })).toEqual({
      toDate: 'The end has to be after the start',
    });
    expect(problemsOf({ ...days, fromDate: '2026-06-01', toDate: '2026-06-30' })).toEqual({
      toDate: 'This time is already over',
    });
    expect(problemsOf({ ...days, fromDate: '2026-08-01', toDate: '2027-08-03' })).toEqual({
      toDate: 'Blocked time can be at most one year long',
    });
  });
});

describe('what is in the way of a block', () => {
  const wanted = { start: new Date('2026-08-07T12:00:00Z'), end: new Date('2026-08-07T20:00:00Z') };
  const charter = (startDate: string, endDate: string, change: Partial<BookingView> = {}) =>
    aBooking({ status: 'confirmed', startDate, endDate, ...change });

  it('is whatever shares a moment with it, by its start; not what only touches it', () => {
    const charters = [
      charter('2026-08-07T19:59:00Z', '2026-08-07T23:00:00Z', { id: 2, status: 'pending' }),
      charter('2026-08-07T20:00:00Z', '2026-08-07T23:00:00Z', { id: 3 }),
    ];
    const blocks = [
      { id: 'a', startDate: '2026-08-07T04:00:00Z', endDate: '2026-08-07T12:00:00Z' },
      { id: 'b', startDate: '2026-08-07T04:00:00Z', endDate: '2026-08-07T12:01:00Z' },
    ];
    expect(inTheWay(wanted, charters, blocks).map(({ key, kind }) => [key, kind])).toEqual([
      ['block b', 'block'],
      ['booking 2', 'pending'],
    ]);
  });

  it('is also the time an owner has proposed, and never a canceled charter', () => {
    const moved = charter('2026-08-07T22:00:00Z', '2026-08-08T02:00:00Z', {
      status: 'pending',
      adjustedStartDate: '2026-08-07T16:00:00Z',
      adjustedEndDate: '2026-08-07T20:00:00Z',
    });
    const cancelled = charter('2026-08-07T13:00:00Z', '2026-08-07T17:00:00Z', { status: 'cancelled' });
    expect(inTheWay(wanted, [moved, cancelled], []).map(({ key }) => key)).toEqual(['proposal 1']);
  });

  it('is also the time that is proposed for a charter, which is kept until that is answered', () => {
    const proposedChange = aProposedChange({ startDate: '2026-08-07T16:00:00Z', endDate: '2026-08-07T20:00:00Z' });
    const elsewhere = charter('2026-08-09T16:00:00Z', '2026-08-09T20:00:00Z', { proposedChange });
    expect(inTheWay(wanted, [elsewhere], []).map(({ key, kind }) => [key, kind])).toEqual([['proposal 1', 'proposed']]);
  });
});

it('tells blocked time in days where it is whole ones, else with its times', () => {
  const span = (startDate: string, endDate: string) => spanInWords({ startDate, endDate }, ZONE);
  expect(span('2026-08-07T04:00:00Z', '2026-08-08T04:00:00Z')).toBe('Fri, Aug 7, 2026');
  expect(span('2026-08-07T04:00:00Z', '2026-08-10T04:00:00Z')).toBe('Fri, Aug 7, 2026 – Sun, Aug 9, 2026');
  expect(span('2026-08-07T13:00:00Z', '2026-08-07T21:30:00Z')).toMatch(
    /^Fri, Aug 7, 2026, 9:00.a\.m\. – 5:30.p\.m\. EDT$/,
  );
  expect(span('2026-08-07T13:00:00Z', '2026-08-08T21:30:00Z')).toMatch(
    /9:00.a\.m\. EDT – Sat, Aug 8, 2026, 5:30.p\.m\. EDT$/,
  );
});
