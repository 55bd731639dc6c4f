import { pageReply } from '@harbourline/service-kit/http/page-reply';
import { pageOf, rowsToRead, type PageQuery } from '@harbourline/service-kit/lists/page';
import {
  cursorOf,
  idAfter,
  partsOf,
  placeAfter,
  readInstant,
  readStored,
} from '@harbourline/service-kit/lists/page-cursor';

const rows = Array.from({ length: 5 }, (_, index) => ({ at: new Date(1_783_188_000_000), id: 5 - index }));
type Row = (typeof rows)[number];

/** A page as a service reads it from a table that is sorted by time and id, the newest first. */
function read(query: PageQuery) {
  const after = placeAfter(query, readStored);
  const found = rows.filter(({ id }) => !after || id < after.id).slice(0, rowsToRead(query));
  return pageOf(found, query, ({ at, id }: Row) => cursorOf(at, id));
}

it('leads through a list page by page, and ends where the list does', () => {
  const ids: number[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = read({ limit: 2, cursor: cursor ?? undefined });
    ids.push(page.rows.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  expect(ids).toEqual([[5, 4], [3, 2], [1]]);
  expect(read({ limit: 5 }).next).toBeNull();
  expect(read({})).toEqual({ rows, next: null });
});

it('links to the next page with the filters of the call, and says how many there are where that is known', () => {
  const url = new URL('http://service/api/payouts?due=true&cursor=old');
  const view = ({ id }: Row) => id;
  expect(pageReply(url, { rows, next: 'new' }, view)).toEqual({
    status: 200,
    headers: { link: '</api/payouts?due=true&cursor=new>; rel="next"' },
    body: [5, 4, 3, 2, 1],
  });
  expect(pageReply(url, { rows: [], next: null, total: { exactly: 0 } }, view).headers).toEqual({
    'x-total-count': '0',
  });
});

it('reads back what a cursor was made of', () => {
  const at = new Date(1_783_188_000_000);
  expect(placeAfter({ cursor: cursorOf(at, 7) }, readStored)).toEqual({ at, id: 7 });
  expect(idAfter({ cursor: cursorOf(7) })).toBe(7);
  expect(partsOf(cursorOf('newest', at, 7))).toEqual(['newest', '1783188000000', '7']);
  expect([placeAfter({}, readStored), idAfter({})]).toEqual([undefined, undefined]);
});

it.each(['', 'x', cursorOf(7), cursorOf(1, 2, 3), cursorOf(-1, 2), cursorOf(1, 2 ** 31), cursorOf(9e15, 1)])(
  'refuses %j, which is no place in a list by time and id',
  (cursor) => {
    expect(() => placeAfter({ cursor }, readStored)).toThrow('This page does not exist');
  },
);

it.each(['', 'x', cursorOf(1, 2), cursorOf(-1), cursorOf(2 ** 31)])('refuses %j, which is no id', (cursor) => {
  expect(() => idAfter({ cursor })).toThrow('This page does not exist');
});

it('takes no number and no instant that a table could not have', () => {
  expect([readStored(String(2 ** 31)), readStored('1.5'), readStored(), readStored('0')]).toEqual([
    ...[undefined, undefined, undefined, 0],
  ]);
  expect([readInstant('8640000000000001'), readInstant('-1'), readInstant()]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
