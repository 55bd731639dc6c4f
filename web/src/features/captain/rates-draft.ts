import type { RouteRequest, saveCaptainRates } from '@harbourline/contracts';
import type { City } from '../../shared/config/site';

/** What a captain asks on each ticked boat, in whole dollars per hour; a boat that is not here is not offered. */
export type RatesDraft = Readonly<Record<number, number>>;

interface StoredRate {
  boatId: number;
  hourlyRate: number;
}

const MOST = 10_000;

/** The stored rates of the boats that are shown. */
export function draftOf(boats: readonly { id: number }[], rates: readonly StoredRate[]): RatesDraft {
  const stored = new Map(rates.map(({ boatId, hourlyRate }) => [boatId, hourlyRate]));
  return Object.fromEntries(
    boats.flatMap(({ id }) => {
      const rate = stored.get(id);
      return rate === undefined ? [] : [[id, rate]];
    }),
  );
}

/** Ticks a boat at a rate, or unticks it. */
export function withRate(draft: RatesDraft, boatId: number, rate: number | undefined): RatesDraft {
  const { [boatId]: _, ...others } = draft;
  return rate === undefined ? others : { ...others, [boatId]: rate };
}

/** What was typed, as a whole number; 0 where it is none. */
export function wholeDollars(typed: string): number {
  const value = Number.parseInt(typed.replace(/[^\d.]/g, ''), 10);
  return Number.isNaN(value) ? 0 : Math.min(value, 999_999);
}

export function isSameDraft(one: RatesDraft, other: RatesDraft): boolean {
  const boats = Object.keys(one);
  return boats.length === Object.keys(other).length && boats.every((boat) => one[Number(boat)] === other[Number(boat)]);
}

export function rateProblem(rate: number): 'invalidRate' | 'rateTooHigh' | undefined {
  if (rate < 1) return 'invalidRate';
  return rate > MOST ? 'rateTooHigh' : undefined;
}

/** The call that makes the draft the whole of what the captain asks in this city, also where nothing is ticked. */
export function savedRates(
  draft: RatesDraft,
  captainId: number,
  city: City,
): Required<RouteRequest<typeof saveCaptainRates>> {
  const rates = Object.entries(draft).map(([boatId, rate]) => ({ boatId: Number(boatId), captainId, rate }));
  return { rates, cities: [city] };
}
