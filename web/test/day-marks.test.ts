import type { CalendarBlock } from '@harbourline/contracts';
import { captainTabs } from '../src/features/bookings/captain/captain-tabs';
import { marksByDay } from '../src/features/bookings/owner/day-marks';
import { aBooking } from './a-booking';

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

  it('tell confirmed charters from pending ones, and leave cancelled ones out', () => {
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

describe("a captain's tabs", () => {
  const now = new Date('2026-08-07T12:00:00Z');
  const charter = (
    id: number,
    day: string,
    status: 'pending' | 'confirmed' | 'completed' | 'cancelled' = 'confirmed',
  ) => aBooking({ id, status, startDate: `2026-08-${day}T10:00:00Z`, endDate: `2026-08-${day}T14:00:00Z` });
  const tabs = captainTabs(
    [
      charter(1, '09'),
      charter(2, '08'),
      charter(3, '07'),
      charter(4, '05'),
      charter(5, '06', 'completed'),
      charter(6, '10', 'pending'),
      charter(7, '10', 'cancelled'),
    ],
    now,
  );
  const idsOf = (tab: keyof typeof tabs) => tabs[tab].map(({ id }) => id);

  it('show what is to come by its start, one under way first', () => {
    expect(idsOf('upcoming')).toEqual([3, 2, 1]);
  });

  it('show what is over with the latest first, whether it was marked completed or not', () => {
    expect(idsOf('completed')).toEqual([5, 4]);
  });

  it('show requests apart, and cancelled charters nowhere', () => {
    expect(idsOf('pending')).toEqual([6]);
  });
});
