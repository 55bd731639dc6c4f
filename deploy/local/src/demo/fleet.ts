import type { BoatState } from '@harbourline/contracts';
import type { Sight } from './pictures';

type Vessel =
  | 'motor-yacht'
  | 'flybridge'
  | 'sailing-yacht'
  | 'catamaran'
  | 'pontoon'
  | 'bowrider'
  | 'jet-ski'
  | 'centre-console';

export interface DemoBoat {
  owner: number;
  boatName: string;
  model: string;
  city: BoatState['city'];
  /** At which its pictures show it. */
  hour: Sight['hour'];
  length: number;
  capacity: number;
  rate: number;
  minimumHours: number;
  amenities: string[];
  description: string;
  /** Percent off the boat rental for long charters. */
  discountPercent: number;
  /** A film of our own, or none. */
  videoUrl: string | null;
}

type Line = [
  owner: number,
  name: string,
  model: string,
  vessel: Vessel,
  hour: Sight['hour'],
  length: number,
  capacity: number,
  rate: number,
  minimum: number,
  description: string,
];

const comfort = [
  'Air Conditioning',
  'Sound System',
  'Cooler',
  'Washroom',
  'Generator',
  'Hot Water',
  'Nap Area',
  'Freezer/Fridge',
  'Life Jackets',
];
const day = ['Sound System', 'Cooler', 'Washroom', 'Floaties', 'Life Jackets'];
const sport = ['Cooler', 'Life Jackets', 'Floaties'];
const AMENITIES_BY_VESSEL: Record<Vessel, string[]> = {
  'motor-yacht': [...comfort, 'Television', 'Ice Maker', 'Microwave', 'Stewardess'],
  flybridge: [...comfort, 'Microwave'],
  'sailing-yacht': ['Cooler', 'Washroom', 'Stove', 'Nap Area', 'Life Jackets'],
  catamaran: [...comfort, 'Stove', 'Snorkeling Gear'],
  pontoon: day,
  bowrider: [...sport, 'Sound System', 'Surf boards'],
  'jet-ski': ['Life Jackets'],
  'centre-console': [...sport, 'Fishing Gear', 'Snorkeling Gear'],
};

const DISCOUNTS: Readonly<Record<string, number>> = { 'Second Wind': 10, 'Queen of the Quay': 15 };

const VIDEOS: Readonly<Record<string, string>> = {
  'Queen of the Quay': '/videos/toronto-at-dusk.webm',
  'Second Wind': '/videos/under-sail.webm',
  'Saint-Laurent': '/videos/montreal-at-dawn.webm',
  'Sol y Mar': '/videos/cancun-at-noon.webm',
};

/** Owners are counted as in the demo's list of people. */
const FLEET: Record<BoatState['city'], Line[]> = {
  Toronto: [
    [
      0,
      'Northern Light',
      'Sunseeker Manhattan',
      'flybridge',
      'golden',
      60,
      12,
      620,
      4,
      'An afternoon past the Islands with the whole skyline behind you. Flybridge lounge, two cabins below, and a swim platform for the warm days.',
    ],
    [
      0,
      'Second Wind',
      'Beneteau Oceanis',
      'sailing-yacht',
      'noon',
      46,
      10,
      240,
      3,
      'A bright, easy yacht for a quiet sail out of the inner harbour. Help with the lines or leave them to the captain.',
    ],
    [
      0,
      'Queen of the Quay',
      'Azimut Grande',
      'motor-yacht',
      'dusk',
      88,
      30,
      1450,
      4,
      'Three decks for a company evening or a wedding party, with a galley crew and room to dance.',
    ],
    [
      1,
      'Humber Breeze',
      'Bennington QX',
      'pontoon',
      'noon',
      26,
      12,
      180,
      3,
      'Flat, steady and sunny: the boat for a family with small children and a picnic.',
    ],
    [
      1,
      'Leslie Spit',
      'Cobalt R7',
      'bowrider',
      'golden',
      27,
      8,
      210,
      3,
      'Quick out to Hanlan’s Point, anchored for a swim, and back for dinner.',
    ],
    [
      1,
      'Little Gull',
      'Sea-Doo Fish Pro',
      'jet-ski',
      'noon',
      11,
      2,
      110,
      3,
      'For two, along the Bluffs. Life jackets and a short lesson are included.',
    ],
  ],
  Montreal: [
    [
      2,
      'Belle Rive',
      'Princess F50',
      'flybridge',
      'dusk',
      52,
      12,
      540,
      4,
      'From the Old Port under the Jacques-Cartier bridge as the lights come on.',
    ],
    [
      2,
      'Saint-Laurent',
      'Jeanneau Sun Odyssey',
      'sailing-yacht',
      'dawn',
      41,
      8,
      220,
      3,
      'Early on the river, when it is still and yours alone. Coffee is on board.',
    ],
    [
      2,
      'Grand Fleuve',
      'Ferretti 780',
      'motor-yacht',
      'night',
      78,
      24,
      1180,
      4,
      'Fireworks from the water, dinner on the aft deck, the city all around.',
    ],
    [
      3,
      'Petit Canot',
      'Sylvan Mirage',
      'pontoon',
      'noon',
      24,
      10,
      165,
      3,
      'Along the Lachine canal mouth and out to the islands, at a walking pace.',
    ],
    [
      3,
      'Rapide',
      'Chaparral OSX',
      'bowrider',
      'golden',
      29,
      10,
      230,
      3,
      'Wakeboards, music, and a long evening on Lac Saint-Louis.',
    ],
    [
      3,
      'Martin-pêcheur',
      'Yamaha FX Cruiser',
      'jet-ski',
      'noon',
      11,
      3,
      105,
      3,
      'Three seats and plenty of power for Lac des Deux Montagnes.',
    ],
  ],
  Mississauga: [
    [
      0,
      'Credit Due',
      'Sea Ray Sundancer',
      'flybridge',
      'golden',
      45,
      12,
      390,
      3,
      'Port Credit’s favorite cruiser: a slow loop of the lakeshore and a swim off the platform.',
    ],
    [
      4,
      'Lakeshore Lady',
      'Lagoon 42',
      'catamaran',
      'dawn',
      42,
      14,
      420,
      4,
      'Wide, level and quiet, with a trampoline to lie on and a galley for lunch.',
    ],
    [
      4,
      'Clarkson',
      'Catalina 385',
      'sailing-yacht',
      'golden',
      38,
      6,
      190,
      3,
      'A small crew, a fair wind and the towers going gold behind you.',
    ],
    [
      4,
      'Salmon Run',
      'Grady-White Canyon',
      'centre-console',
      'dawn',
      33,
      6,
      260,
      4,
      'Out at first light for salmon and trout, with rods, tackle and a captain who knows where.',
    ],
    [
      4,
      'Easy Going',
      'Harris Solstice',
      'pontoon',
      'noon',
      25,
      11,
      170,
      3,
      'A floating terrace for birthdays, with a cooler as big as you need.',
    ],
    [
      0,
      'Harbour Pilot',
      'Regal LX6',
      'bowrider',
      'dusk',
      27,
      9,
      200,
      3,
      'An hour to the city lights, an hour in front of them, and home.',
    ],
  ],
  Cancun: [
    [
      5,
      'Sol y Mar',
      'Leopard 50',
      'catamaran',
      'noon',
      50,
      20,
      640,
      4,
      'Snorkeling at Isla Mujeres, lunch at anchor, and the wind home.',
    ],
    [
      5,
      'La Perla',
      'Sunseeker Predator',
      'motor-yacht',
      'golden',
      74,
      18,
      1320,
      4,
      'The lagoon, the reef and the hotel strip at sunset, with a crew that thinks of everything.',
    ],
    [
      5,
      'Viento',
      'Hanse 460',
      'sailing-yacht',
      'golden',
      46,
      10,
      280,
      3,
      'A long reach on turquoise water; the captain cooks a good ceviche.',
    ],
    [
      5,
      'Pescador',
      'Boston Whaler Outrage',
      'centre-console',
      'dawn',
      38,
      8,
      340,
      4,
      'Sailfish and mahi from January to August, reef fishing all year.',
    ],
    [
      5,
      'Isla',
      'Fountaine Pajot Astréa',
      'catamaran',
      'dusk',
      42,
      16,
      480,
      4,
      'Sunset over Nichupté with music, hammocks and room for everyone.',
    ],
    [
      5,
      'Rayo',
      'Kawasaki Ultra',
      'jet-ski',
      'noon',
      11,
      2,
      120,
      3,
      'The lagoon at full throttle, with a guide if you like one.',
    ],
  ],
};

export const DEMO_FLEET: readonly DemoBoat[] = (Object.keys(FLEET) as BoatState['city'][]).flatMap((city) =>
  FLEET[city].map(([owner, boatName, model, vessel, hour, length, capacity, rate, minimumHours, description]) => ({
    owner,
    boatName,
    model,
    city,
    hour,
    length,
    capacity,
    rate,
    minimumHours,
    description,
    amenities: AMENITIES_BY_VESSEL[vessel],
    discountPercent: DISCOUNTS[boatName] ?? 0,
    videoUrl: VIDEOS[boatName] ?? null,
  })),
);
