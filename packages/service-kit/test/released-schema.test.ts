import { breaksBetween } from '@harbourline/test-kit/released-schema';

const text = { type: 'text', nullable: false, filled: false };
const unique = { table: 'public.boats', columns: ['name'], definition: 'UNIQUE (name)' };
const released = {
  columns: { 'public.boats.id': { type: 'int4', nullable: false, filled: true }, 'public.boats.name': text },
  rules: {},
};
const breaksWith = (columns: object, rules = {}) =>
  breaksBetween(released, { columns: { ...released.columns, ...columns }, rules });

it('finds nothing in what the release before can live with', () => {
  const empty = { ...text, nullable: true };
  expect(
    breaksWith(
      { 'public.boats.hull': empty, 'public.boats.seats': { ...text, filled: true }, 'public.trips.id': text },
      { hull: { ...unique, columns: ['hull', 'name'] }, trips: { ...unique, table: 'public.trips', columns: ['id'] } },
    ),
  ).toEqual([]);
  expect(breaksWith({ 'public.boats.name': empty })).toEqual([]);
});

it.each([
  ['a column that is gone', { columns: { 'public.boats.name': text }, rules: {} }, 'public.boats.id is gone'],
  [
    'one of another type',
    { columns: { ...released.columns, 'public.boats.name': { ...text, type: 'int4' } }, rules: {} },
    'public.boats.name was text and is int4',
  ],
  [
    'one that lost its default',
    { columns: { ...released.columns, 'public.boats.id': { ...text, type: 'int4' } }, rules: {} },
    'public.boats.id has no default any more',
  ],
  [
    'a new one that must be given',
    { columns: { ...released.columns, 'public.boats.hull': text }, rules: {} },
    'public.boats.hull is new, and must be given',
  ],
  [
    'a new constraint on what it writes',
    { ...released, rules: { 'public.boats.one_name': unique } },
    'public.boats.one_name is new, and refuses what was allowed: UNIQUE (name)',
  ],
])('finds %s', (_, now, said) => {
  expect(breaksBetween(released, now)).toEqual([said]);
});

it('finds a column that may not be empty any more', () => {
  const before = { columns: { 'public.boats.name': { ...text, nullable: true } }, rules: {} };
  expect(breaksBetween(before, { columns: { 'public.boats.name': text }, rules: {} })).toEqual([
    'public.boats.name may not be empty any more',
  ]);
});
