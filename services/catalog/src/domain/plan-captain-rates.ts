/** A captain's rate on one boat, as it is stored. */
export interface HeldRate {
  boatId: number;
  city: string;
  hourlyRateCents: number;
  isActive: boolean;
  version: number;
  /** The boat is not shown at present, so a captain's form does not have it either. */
  hidden: boolean;
}

export interface WantedRate {
  boatId: number;
  city: string;
  hourlyRateCents: number;
}

export type RateChange = Omit<HeldRate, 'city' | 'hidden'>;

/**
 * What changes when a captain saves rates: they replace the captain's set in every city that is named or occurs among
 * them, where boats that are missing become inactive; other cities stay. No rates and no city clear all. A rate on a hidden boat is
 * missing because nobody can see the boat: it stays, unless the captain leaves that city altogether.
 * @returns only what is different afterwards, with its next version.
 */
export function planCaptainRates(
  held: readonly HeldRate[],
  wanted: readonly WantedRate[],
  named: readonly string[] = [],
): RateChange[] {
  const heldByBoat = new Map(held.map((rate) => [rate.boatId, rate]));
  const wantedBoats = new Set(wanted.map(({ boatId }) => boatId));
  const keptCities = new Set(wanted.map(({ city }) => city));
  const cities = new Set([...named, ...keptCities]);

  const saved = wanted.flatMap(({ boatId, hourlyRateCents }) => {
    const before = heldByBoat.get(boatId);
    if (before?.isActive && before.hourlyRateCents === hourlyRateCents) return [];
    return [{ boatId, hourlyRateCents, isActive: true, version: (before?.version ?? 0) + 1 }];
  });
  const withdrawn = held
    .filter(({ boatId, isActive }) => isActive && !wantedBoats.has(boatId))
    .filter(({ city, hidden }) => (!cities.size || cities.has(city)) && !(hidden && keptCities.has(city)))
    .map(({ boatId, hourlyRateCents, version }) => ({
      boatId,
      hourlyRateCents,
      isActive: false,
      version: version + 1,
    }));
  return [...saved, ...withdrawn];
}
