import type { z } from 'zod';
import type { city } from '../primitives';

/** Where on earth, in degrees: north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

type Areas = Readonly<Record<string, Place & { name: string }>>;

/**
 * The quarters of each city's shore where boats are boarded, with a point in the middle of each. A quarter says roughly
 * where a marina is, so everybody may know it. Their names are proper names, the same in every language.
 */
export const HARBOR_AREAS = {
  Toronto: {
    harbourfront: { name: 'Harbourfront', latitude: 43.6385, longitude: -79.38 },
    toronto_islands: { name: 'Toronto Islands', latitude: 43.6205, longitude: -79.3785 },
    port_lands: { name: 'Port Lands', latitude: 43.644, longitude: -79.35 },
    ashbridges_bay: { name: 'Ashbridges Bay', latitude: 43.662, longitude: -79.311 },
    ontario_place: { name: 'Ontario Place', latitude: 43.6285, longitude: -79.4155 },
    humber_bay: { name: 'Humber Bay', latitude: 43.623, longitude: -79.475 },
    scarborough_bluffs: { name: 'Scarborough Bluffs', latitude: 43.706, longitude: -79.235 },
  },
  Montreal: {
    old_port: { name: 'Old Port', latitude: 45.502, longitude: -73.553 },
    longueuil: { name: 'Longueuil', latitude: 45.546, longitude: -73.518 },
    lachine: { name: 'Lachine', latitude: 45.432, longitude: -73.674 },
    pointe_claire: { name: 'Pointe-Claire', latitude: 45.429, longitude: -73.823 },
    sainte_anne: { name: 'Sainte-Anne-de-Bellevue', latitude: 45.404, longitude: -73.954 },
  },
  Mississauga: {
    port_credit: { name: 'Port Credit', latitude: 43.5505, longitude: -79.583 },
    lakefront_promenade: { name: 'Lakefront Promenade', latitude: 43.569, longitude: -79.559 },
  },
  Cancun: {
    hotel_zone: { name: 'Hotel Zone', latitude: 21.143, longitude: -86.777 },
    nichupte_lagoon: { name: 'Nichupté Lagoon', latitude: 21.108, longitude: -86.772 },
    puerto_cancun: { name: 'Puerto Cancún', latitude: 21.161, longitude: -86.809 },
    puerto_juarez: { name: 'Puerto Juárez', latitude: 21.186, longitude: -86.807 },
    isla_mujeres: { name: 'Isla Mujeres', latitude: 21.25, longitude: -86.748 },
    puerto_morelos: { name: 'Puerto Morelos', latitude: 20.848, longitude: -86.875 },
  },
} as const satisfies Record<z.infer<typeof city>, Areas>;

type AreasOf<City> = City extends keyof typeof HARBOR_AREAS ? keyof (typeof HARBOR_AREAS)[City] : never;
export type HarborArea = AreasOf<z.infer<typeof city>>;

/** Of every city, in their order. */
export const HARBOR_AREA_CODES = Object.values(HARBOR_AREAS).flatMap((areas) => Object.keys(areas)) as [
  HarborArea,
  ...HarborArea[],
];

/** The areas of a city, in the order of lists. */
export function harborAreasOf(of: z.infer<typeof city>): (Place & { code: HarborArea; name: string })[] {
  return Object.entries<Place & { name: string }>(HARBOR_AREAS[of]).map(([code, area]) => ({
    code: code as HarborArea,
    ...area,
  }));
}

/** An area with its name and place; undefined where it lies in another city. */
export function harborAreaIn(of: z.infer<typeof city>, code: HarborArea) {
  return harborAreasOf(of).find((area) => area.code === code);
}
