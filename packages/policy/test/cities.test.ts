import { CITIES, cityOf, isCity, zoneOf } from '../src';

it('keeps Cancun in its own zone and the three Canadian cities in that of Toronto', () => {
  expect(CITIES.map((city) => [city, zoneOf(city)])).toEqual([
    ['Toronto', 'America/Toronto'],
    ['Montreal', 'America/Toronto'],
    ['Mississauga', 'America/Toronto'],
    ['Cancun', 'America/Cancun'],
  ]);
});

it('accepts a stored city only as it is written', () => {
  expect(isCity('Toronto')).toBe(true);
  expect(isCity('toronto')).toBe(false);
  expect(isCity('Ottawa')).toBe(false);
});

it('finds a city whatever its case and accents', () => {
  expect(cityOf('Montréal')).toBe('Montreal');
  expect(cityOf('CANCU\u0301N')).toBe('Cancun');
  expect(cityOf('mOnTrEaL')).toBe('Montreal');
  expect(cityOf(' cancun ')).toBe('Cancun');
  expect(cityOf('all')).toBeUndefined();
  expect(cityOf('')).toBeUndefined();
});
