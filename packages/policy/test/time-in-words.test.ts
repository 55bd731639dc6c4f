import { boatTitle } from '../src';
import { dateInWords, dayInWords, spanInWords, timeInWords } from '../src/words';

const START = new Date('2026-07-04T18:00Z');
const END = new Date('2026-07-04T22:00Z');
const NEXT_DAY = new Date('2026-07-05T05:00Z');

it.each([
  ['America/Toronto', '2:00 p.m. EDT'],
  ['America/Cancun', '1:00 p.m. EST'],
])('day and time are told by the clock of %s, with its zone', (zone, time) => {
  expect(dayInWords(START, zone)).toBe('Saturday, July 4, 2026');
  expect(dateInWords(START, zone)).toBe('July 4, 2026');
  expect(timeInWords(START, zone)).toBe(time);
});

it('an instant after midnight is of the day that it is in the zone', () => {
  expect(dateInWords(NEXT_DAY, 'America/Toronto')).toBe('July 5, 2026');
  expect(dateInWords(new Date('2026-07-05T03:00Z'), 'America/Toronto')).toBe('July 4, 2026');
});

it('a span ends with its zone, also over midnight', () => {
  expect(spanInWords({ startDate: START, endDate: END }, 'America/Toronto')).toMatch(
    /^July 4, 2:00.{1,3}6:00 p\.m\. EDT$/,
  );
  const overnight = spanInWords({ startDate: START, endDate: NEXT_DAY }, 'America/Toronto');
  expect(overnight).toMatch(/July 4.*2:00 p\.m\. EDT.*July 5.*1:00 a\.m\. EDT$/);
});

it('a boat is called by its length and model', () => {
  expect(boatTitle({ length: 42, model: 'Sea Ray Sundancer' })).toBe('42ft Sea Ray Sundancer');
});
