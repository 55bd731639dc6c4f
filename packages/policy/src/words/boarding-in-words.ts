import type { FactInWords } from './boat-facts-in-words';
import { english } from './english';
import { counted, termsInWords } from './terms-in-words';

/** How a boat is boarded, as its owner says. Degrees; north and east are positive. */
export interface Boarding {
  marina?: string | undefined;
  address?: string | undefined;
  place?: { latitude: number; longitude: number } | undefined;
  dock?: string | undefined;
  parking?: string | undefined;
  minutesBefore?: number | undefined;
}

/** How long before the start guests are asked to come: as the owner of the boat says, or as for every boat. */
export function earlyArrivalInWords(boarding: Boarding | null | undefined): string {
  const minutes = boarding?.minutesBefore;
  return minutes === undefined ? termsInWords().earlyArrivalTime : counted(minutes, 'minute');
}

/** When guests are asked to come, as it stands behind "arrive". */
export function arrivalInWords(boarding: Boarding | null | undefined): string {
  return boarding?.minutesBefore === 0 ? english`at the start time` : english`${earlyArrivalInWords(boarding)} early`;
}

/** Marina and address in a line; undefined where neither is said. */
export function boardingPlaceInWords({ marina, address }: Boarding): string | undefined {
  return [marina, address].filter(Boolean).join(', ') || undefined;
}

/** Where and how one boards, row by row. */
export function boardingInWords(boarding: Boarding): FactInWords[] {
  const { dock, parking } = boarding;
  const rows: [label: string, value: string | undefined][] = [
    [english`Where`, boardingPlaceInWords(boarding)],
    [english`Dock`, dock],
    [english`Parking`, parking],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/**
 * A link that a phone opens in its map, and any browser as a page; undefined where there is no place to show. An address
 * is looked for in the boat's city.
 */
export function mapLink({ place, address }: Boarding, city: string): string | undefined {
  const query = place ? `${place.latitude},${place.longitude}` : address && `${address}, ${city}`;
  return query && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
