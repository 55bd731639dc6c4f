/** What a captain asks for on one boat, as it is stored. */
export interface HeldRate {
  boatId: number;
  city: string;
  hourlyRateCents: number;
  isActive: boolean;
  version: number;
}

export interface WantedRate {
  boatId: number;
  city: string;
  hourlyRateCents: number;
}

export type RateChange = Omit<HeldRate, 'city'>;

/**
 * What changes when a captain saves rates: they replace the captain's set in every city that occurs among them, where
 * boats that are missing become inactive; other cities stay. An empty list clears all.
 * @returns only what is different afterwards, with its next version.
 */
export function planCaptainRates(held: readonly HeldRate[], wanted: readonly WantedRate[]): RateChange[] {
  const heldByBoat = new Map(held.map((rate) => [rate.boatId, rate]));
  const wantedBoats = new Set(wanted.map(({ boatId }) => boatId));
  const cities = new Set(wanted.map(({ city }) => city));

  const saved = wanted.flatMap(({ boatId, hourlyRateCents }) => {
    const before = heldByBoat.get(boatId);
    if (before?.isActive && before.hourlyRateCents === hourlyRateCents) return [];
    return [{ boatId, hourlyRateCents, isActive: true, version: (before?.version ?? 0) + 1 }];
  });
  const withdrawn = held
    .filter(
      ({ boatId, city, isActive }) => isActive && !wantedBoats.has(boatId) && (!wanted.length || cities.has(city)),
    )
    .map(({ boatId, hourlyRateCents, version }) => ({
      boatId,
      hourlyRateCents,
      isActive: false,
      version: version + 1,
    }));
  return [...saved, ...withdrawn];
}
