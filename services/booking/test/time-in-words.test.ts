import { momentInWords, shortMomentInWords } from '../src/domain/time-in-words';

const START = new Date('2026-07-04T18:00Z');

it.each([
  ['America/Toronto', 'Saturday, July 4, 2026, 2:00 p.m. EDT', 'July 4, 2026, 2:00 p.m. EDT'],
  ['America/Cancun', 'Saturday, July 4, 2026, 1:00 p.m. EST', 'July 4, 2026, 1:00 p.m. EST'],
])('a moment is told by the clock of %s, with its zone', (zone, whole, short) => {
  expect(momentInWords(START, zone)).toBe(whole);
  expect(shortMomentInWords(START, zone)).toBe(short);
});
