/** For how many an address asks; undefined where it asks for nobody. */
export function readGuests(search: URLSearchParams): number | undefined {
  const guests = Number(search.get('guests'));
  return Number.isSafeInteger(guests) && guests > 0 ? guests : undefined;
}
