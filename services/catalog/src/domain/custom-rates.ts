import { boatState } from '@harbourline/contracts';

/** A boat's rates for single dates, as the JSON column holds them: whole dollars per hour by local date. */
export function customRatesOf(boat: { customRates: unknown }): Record<string, number> {
  return boatState.shape.customRates.parse(boat.customRates);
}
