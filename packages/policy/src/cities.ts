/**
 * The cities where boats are chartered, in the order of lists. A further city is an entry here and one in the
 * contracts' `city`; the compiler names what else each city needs.
 */
const ZONES = {
  Toronto: 'America/Toronto',
  Montreal: 'America/Toronto',
  Mississauga: 'America/Toronto',
  Cancun: 'America/Cancun',
} as const;

export type City = keyof typeof ZONES;
export type Zone = (typeof ZONES)[City];

export const CITIES = Object.keys(ZONES) as readonly City[];

/** Whether the text is a city's name exactly as it is stored. */
export function isCity(text: string): text is City {
  return CITIES.some((city) => city === text);
}

/** The city that a text names, whatever its case, accents and surrounding blanks; undefined when it names none. */
export function cityOf(text: string): City | undefined {
  const wanted = text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
  return CITIES.find((city) => city.toLowerCase() === wanted);
}

/** The IANA time zone in which every rule about a boat of this city runs. */
export function zoneOf(city: City): Zone {
  return ZONES[city];
}
