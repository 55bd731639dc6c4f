import { accountName } from '../src/features/books/account-name';
import { bookingIdIn } from '../src/features/books/ledger-filters';
import { readBooksView } from '../src/features/books/books-views';
import { isInOrder } from '../src/shared/lib/is-in-order';
import { when } from '../src/shared/lib/when';

it('shows the payments where the address names no other view', () => {
  expect(readBooksView(new URLSearchParams('view=ledger'))).toBe('ledger');
  expect(readBooksView(new URLSearchParams('view=secrets'))).toBe('payments');
});

it("reads a booking's number with and without its sign", () => {
  expect(['12', '#12', ' # 12 '].map(bookingIdIn)).toEqual([12, 12, 12]);
  expect(['', '0', 'twelve', '1.5', '12345678901'].map(bookingIdIn)).toEqual(Array(5).fill(undefined));
});

it('finds no lines between dates that are the wrong way round', () => {
  expect(isInOrder({ from: '2026-07-02', to: '2026-07-01' })).toBe(false);
  expect(isInOrder({ from: '2026-07-01', to: '2026-07-01' })).toBe(true);
  expect(isInOrder({ to: '2026-07-01' })).toBe(true);
});

it('calls an account by its name, and an unknown one as the books do', () => {
  expect(accountName('owners')).toBe('Owed to owners');
  expect(accountName('elsewhere')).toBe('elsewhere');
});

it("tells when by Toronto's clock", () => {
  expect(when('2026-07-05T02:00:00.000Z')).toBe('Sat, Jul 4, 2026, 10:00 p.m. EDT');
  expect(when(null)).toBeNull();
});
