/** Where boats are chartered. */
export const CITIES = ['Toronto', 'Montreal', 'Mississauga', 'Cancun'] as const;
export type City = (typeof CITIES)[number];

export type Zone = 'America/Toronto' | 'America/Cancun';

const ZONES: Record<City, Zone> = {
  Toronto: 'America/Toronto',
  Montreal: 'America/Toronto',
  Mississauga: 'America/Toronto',
  Cancun: 'America/Cancun',
};

/** Whether the text is a city's name exactly as it is stored. */
export function isCity(text: string): text is City {
  return CITIES.some((city) => city === text);
}

/** The city that a text names, whatever its case and surrounding blanks; undefined when it names none. */
export function cityOf(text: string): City | undefined {
  const wanted = text.trim().toLowerCase();
  return CITIES.find((city) => city.toLowerCase() === wanted);
}

/** The IANA time zone in which every rule about a boat of this city runs. */
export function zoneOf(city: City): Zone {
  return ZONES[city];
}
