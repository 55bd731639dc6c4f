import type { CalendarBlock } from '@harbourline/contracts';
import { marksByDay } from '../src/features/bookings/owner/day-marks';
import { aBooking } from '../test-kit/a-booking';

const block = (startDate: string, endDate: string, boatId = 7): CalendarBlock => ({
  id: `${startDate} ${boatId}`,
  boatId,
  captainId: null,
  startDate,
  endDate,
  note: null,
  createdAt: '2026-07-01T12:00:00Z',
});
const zoneOfBoat = (boatId: number | null) => (boatId === 7 ? 'America/Toronto' : undefined);
const daysOf = (marks: ReturnType<typeof marksByDay>, kind: 'confirmed' | 'pending' | 'blocked') =>
  [...marks].filter(([, on]) => on[kind].length > 0).map(([day]) => day);

describe('the marks of the month', () => {
  const times = { startDate: '2026-08-07T22:00:00Z', endDate: '2026-08-08T06:00:00Z' };

  it('tell confirmed charters from pending ones, and leave canceled ones out', () => {
    const marks = marksByDay(
      [
        aBooking({ ...times, status: 'confirmed' }),
        aBooking({ startDate: '2026-08-10T14:00:00Z', endDate: '2026-08-10T18:00:00Z', status: 'completed' }),
        aBooking({ startDate: '2026-08-12T14:00:00Z', endDate: '2026-08-12T18:00:00Z' }),
        aBooking({ startDate: '2026-08-14T14:00:00Z', endDate: '2026-08-14T18:00:00Z', status: 'cancelled' }),
      ],
      [],
      zoneOfBoat,
    );
    expect(daysOf(marks, 'confirmed')).toEqual(['2026-08-07', '2026-08-08', '2026-08-10']);
    expect(daysOf(marks, 'pending')).toEqual(['2026-08-12']);
    expect(marks.has('2026-08-14')).toBe(false);
  });

  it('count a charter once on its day, also with a changed time on the same one', () => {
    const adjusted = aBooking({
      startDate: '2026-08-07T14:00:00Z',
      endDate: '2026-08-07T18:00:00Z',
      ownerAdjusted: true,
      adjustedStartDate: '2026-08-07T22:00:00Z',
      adjustedEndDate: '2026-08-08T06:00:00Z',
    });
    const marks = marksByDay([adjusted], [], zoneOfBoat);
    expect(daysOf(marks, 'pending')).toEqual(['2026-08-07', '2026-08-08']);
    expect(marks.get('2026-08-07')?.pending).toHaveLength(1);
  });

  it('show blocked days by the clock of the boat, the day after the last midnight not', () => {
    const blocks = [
      block('2026-08-07T04:00:00Z', '2026-08-09T04:00:00Z'),
      block('2026-08-20T04:00:00Z', '2026-08-21T04:00:00Z', 8),
    ];
    expect(daysOf(marksByDay([], blocks, zoneOfBoat), 'blocked')).toEqual(['2026-08-07', '2026-08-08']);
  });
});
