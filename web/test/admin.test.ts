import type { ListedBoat } from '@harbourline/contracts';
import { readTab } from '../src/features/admin/admin-tabs';
import { byOwner } from '../src/features/admin/by-owner';
import { fromTheStart, itemsOf, toPage } from '../src/shared/api/page-of';

it('goes on where the Link header says, and ends where there is none', () => {
  const first = toPage(['a', 'b'], { next: '/api/users?role=owner&limit=2&cursor=MTIz%2BZ', total: 3 });
  expect(first).toEqual({ items: ['a', 'b'], total: 3, cursor: 'MTIz+Z' });
  expect(fromTheStart.getNextPageParam(first)).toBe('MTIz+Z');

  const last = toPage(['c'], { total: 3 });
  expect(fromTheStart.getNextPageParam(last)).toBeNull();
  expect(itemsOf({ pages: [first, last] })).toEqual(['a', 'b', 'c']);
});

it('passes on that there are more than were counted', () => {
  expect(toPage(['a'], { moreThan: 200 })).toEqual({ items: ['a'], total: null, moreThan: 200, cursor: null });
});

it('claims no number where the server does not say how many there are', () => {
  expect(toPage(['a'], undefined)).toEqual({ items: ['a'], total: null, cursor: null });
});

it('opens the tab that the address names, and the owners where it names none', () => {
  expect(readTab(new URLSearchParams('tab=bookings'))).toBe('bookings');
  expect(readTab(new URLSearchParams('tab=secrets'))).toBe('owners');
});

it('puts every boat with its owner, in the order in which owners come up', () => {
  const boat = (id: number, ownerId: number) => ({ id, ownerId }) as ListedBoat;
  const groups = byOwner([boat(1, 7), boat(2, 5), boat(3, 7)]);
  expect(groups.map((boats) => boats.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});
