import { adjustableTimes } from '../src/features/bookings/owner/adjustable-times';

const booking = { startDate: '2026-08-07T18:00:00Z', endDate: '2026-08-07T22:00:00Z', zone: 'America/Toronto' };
const early = new Date('2026-08-01T12:00:00Z');

it('offers the half hours from 10:00 to 22:30 of the charter’s own date, and knows the reserved one', () => {
  const times = adjustableTimes(booking, [], early);
  expect(times).toHaveLength(26);
  expect(times[0]).toMatchObject({ time: '10:00', start: new Date('2026-08-07T14:00:00Z'), state: 'free' });
  expect(times.at(-1)).toMatchObject({ time: '22:30', start: new Date('2026-08-08T02:30:00Z') });
  expect(times.filter(({ isReserved }) => isReserved).map(({ time }) => time)).toEqual(['14:00']);
});

it('stays on the date by the boat’s clock where the charter starts on the next day by UTC', () => {
  const late = { ...booking, startDate: '2026-08-08T02:30:00Z', endDate: '2026-08-08T06:30:00Z' };
  expect(adjustableTimes(late, [], early)[0]?.start).toEqual(new Date('2026-08-07T14:00:00Z'));
});

it('does not offer what is over already', () => {
  const times = adjustableTimes(booking, [], new Date('2026-08-07T16:00:00Z'));
  expect(times.find(({ state }) => state === 'free')?.time).toBe('12:00');
});

it('offers only times from which the whole charter fits, its own time being no obstacle', () => {
  const other = { startDate: '2026-08-08T00:00:00Z', endDate: '2026-08-08T03:00:00Z' };
  const free = adjustableTimes(booking, [booking, other], early).filter(({ state }) => state === 'free');
  // Another charter from 20:00 to 23:00: four hours fit up to 16:00.
  expect(free.map(({ time }) => time).slice(-2)).toEqual(['15:30', '16:00']);
  expect(free.map(({ time }) => time)).toContain('14:00');
});
