import { momentInWords, shortMomentInWords, spanInWords } from '../src/domain/time-in-words';

const START = new Date('2026-07-04T18:00Z');
const END = new Date('2026-07-04T22:00Z');
const NEXT_DAY = new Date('2026-07-05T05:00Z');

it.each([
  ['America/Toronto', 'Saturday, July 4, 2026, 2:00 p.m. EDT', 'July 4, 2026, 2:00 p.m. EDT'],
  ['America/Cancun', 'Saturday, July 4, 2026, 1:00 p.m. EST', 'July 4, 2026, 1:00 p.m. EST'],
])('a moment is told by the clock of %s, with its zone', (zone, whole, short) => {
  expect(momentInWords(START, zone)).toBe(whole);
  expect(shortMomentInWords(START, zone)).toBe(short);
});

it('a span ends with its zone, also over midnight', () => {
  expect(spanInWords({ startDate: START, endDate: END }, 'America/Toronto')).toMatch(
    /^July 4, 2:00.{1,3}6:00 p\.m\. EDT$/,
  );
  const overnight = spanInWords({ startDate: START, endDate: NEXT_DAY }, 'America/Toronto');
  expect(overnight).toMatch(/July 4.*2:00 p\.m\. EDT.*July 5.*1:00 a\.m\. EDT$/);
});
