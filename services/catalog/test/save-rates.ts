import { captain } from './builders';
import type { Catalog } from './start-catalog';

/** Saves what a captain asks for, in dollars an hour by boat, with the call that they make. */
export function saveRates(
  catalog: Catalog,
  rates: Record<number, number>,
  { as = captain, captainId = captain.id, headers = {} } = {},
) {
  const list = Object.entries(rates).map(([boatId, rate]) => ({ boatId: Number(boatId), captainId, rate }));
  return catalog.as(as).post('/api/captain-rates', { rates: list }, headers);
}
