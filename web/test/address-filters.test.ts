import { readLedgerFilters } from '../src/features/books/ledger-filters';
import { withFilters } from '../src/shared/lib/use-address-filters';

it('a filter that changes leaves the rest of the address as it is, and one that is empty leaves it', () => {
  const address = new URLSearchParams('tab=payments&view=payments&status=failed&q=ada');
  expect(withFilters(address, { status: 'succeeded' }).toString()).toBe(
    'tab=payments&view=payments&status=succeeded&q=ada',
  );
  expect(withFilters(address, { status: '', q: undefined }).toString()).toBe('tab=payments&view=payments');
  expect(address.get('status')).toBe('failed');
});

it('the books are filtered by what can be read of the address', () => {
  expect(readLedgerFilters({ number: '#12', account: 'owner', from: '2026-03-01', to: 'soon' })).toEqual({
    bookingId: 12,
    account: undefined,
    from: '2026-03-01',
    to: undefined,
  });
});
