import { useSearchParams } from 'react-router-dom';

/**
 * What a list is filtered by, as it stands in the address: it survives a reload and can be passed on. What is not set is
 * an empty text, and what else the address says stays.
 */
export function useAddressFilters<Name extends string>(
  ...names: readonly Name[]
): [filters: Readonly<Record<Name, string>>, change: (changes: Partial<Record<Name, string>>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const change = (changes: Partial<Record<Name, string>>) =>
    setSearch((now) => withFilters(now, changes), { replace: true, preventScrollReset: true });
  return [filters, change];
}

/** The address with some of its filters changed; an empty one leaves it. */
export function withFilters(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
