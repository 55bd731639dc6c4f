import {
  harborAreaIn,
  type BoatBoarding,
  type BoatCosts,
  type BoatFacts,
  type BoatState,
  type HarborArea,
} from '@harbourline/contracts';

export type Vessel =
  | 'motor-yacht'
  | 'flybridge'
  | 'sailing-yacht'
  | 'catamaran'
  | 'pontoon'
  | 'bowrider'
  | 'jet-ski'
  | 'centre-console';

interface Told {
  boatName: string;
  model: string;
  vessel: Vessel;
  city: BoatState['city'];
  length: number;
  capacity: number;
}

interface Marina {
  area: HarborArea;
  marina: string;
  address: string;
  dock: string;
  parking: string;
}

/** Where the demo's boats lie: marinas that there are not, in quarters that there are. */
const MARINAS: Readonly<Record<BoatState['city'], readonly Marina[]>> = {
  Toronto: [
    {
      area: 'harbourfront',
      marina: 'Maple Pier Marina',
      address: '245 Queens Quay West, Toronto',
      dock: 'Through the gate beside the restaurant, then the second pontoon on the left.',
      parking: 'In the garage below the square, about $20 a day.',
    },
    {
      area: 'port_lands',
      marina: 'Keating Basin',
      address: '12 Villiers Street, Toronto',
      dock: 'Walk around the boat shed; the slips are behind it, with their numbers on the posts.',
      parking: 'Free beside the boat shed.',
    },
    {
      area: 'ontario_place',
      marina: 'West Island Marina',
      address: '955 Lake Shore Boulevard West, Toronto',
      dock: 'Over the footbridge, and down the ramp with the blue rail.',
      parking: 'In the lot before the footbridge, by the hour.',
    },
  ],
  Montreal: [
    {
      area: 'old_port',
      marina: 'Quai du Vent',
      address: '350 rue Saint-Paul Est, Montreal',
      dock: 'Down the stairs at the clock tower, and left along the water.',
      parking: 'In the garage at the quay, about $25 a day.',
    },
    {
      area: 'lachine',
      marina: 'Marina du Canal',
      address: '2200 chemin du Musée, Montreal',
      dock: 'At the end of the jetty behind the lighthouse.',
      parking: 'Free at the park.',
    },
  ],
  Mississauga: [
    {
      area: 'port_credit',
      marina: 'Credit Village Slips',
      address: '12 Stavebank Road South, Mississauga',
      dock: 'Past the lighthouse, third dock on the right.',
      parking: 'Along the street, free after 6 in the evening.',
    },
    {
      area: 'lakefront_promenade',
      marina: 'Promenade Harbour',
      address: '135 Lakefront Promenade, Mississauga',
      dock: 'Dock C, behind the fuel pump.',
      parking: 'Free in the park.',
    },
  ],
  Cancun: [
    {
      area: 'hotel_zone',
      marina: 'Muelle Coral',
      address: 'Boulevard Kukulcán km 6, Cancun',
      dock: 'Through the hall with the aquarium, and out onto the long pier.',
      parking: 'At the pier, free for guests.',
    },
    {
      area: 'nichupte_lagoon',
      marina: 'Marina Laguna',
      address: 'Boulevard Kukulcán km 13, Cancun',
      dock: 'On the side of the lagoon, below the palm roof.',
      parking: 'Across the road.',
    },
  ],
};

const BUILDERS: Readonly<
  Record<Vessel, { engine: string; cabinsFromFeet: number | null; washroomFromFeet: number | null }>
> = {
  'motor-yacht': { engine: 'Twin inboard diesels', cabinsFromFeet: 40, washroomFromFeet: 30 },
  flybridge: { engine: 'Twin inboard diesels', cabinsFromFeet: 40, washroomFromFeet: 30 },
  'sailing-yacht': { engine: 'Sails, and an inboard diesel', cabinsFromFeet: 32, washroomFromFeet: 30 },
  catamaran: { engine: 'Sails, and two inboard diesels', cabinsFromFeet: 36, washroomFromFeet: 30 },
  pontoon: { engine: 'Outboard, 150 hp', cabinsFromFeet: null, washroomFromFeet: 0 },
  bowrider: { engine: 'Sterndrive, 300 hp', cabinsFromFeet: null, washroomFromFeet: null },
  'jet-ski': { engine: 'Jet drive', cabinsFromFeet: null, washroomFromFeet: null },
  'centre-console': { engine: 'Twin outboards, 300 hp each', cabinsFromFeet: null, washroomFromFeet: 34 },
};

/** Those that nobody takes out without a captain. */
const ONLY_WITH_CAPTAIN: readonly string[] = ['Grand Fleuve', 'La Perla'];

/** What an owner of the demo says of a boat besides its listing: the same of the same boat, and believable. */
export function demoFacts(boat: Told): { facts: BoatFacts; boarding: BoatBoarding } {
  const { boatName, vessel, city, length, capacity } = boat;
  const number = [...boatName].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const { area, ...dock } = MARINAS[city][number % MARINAS[city].length] as Marina;
  const isLarge = length >= 40;
  const { engine, cabinsFromFeet, washroomFromFeet } = BUILDERS[vessel];
  const room = (from: number | null) => (from === null || length < from ? 0 : Math.max(1, Math.floor(length / 22)));
  const place = harborAreaIn(city, area);
  return {
    facts: {
      area,
      costs: costsOf(boat),
      rules: {
        pets: isLarge ? 'on_request' : vessel === 'jet-ski' ? 'not_allowed' : 'allowed',
        food: vessel === 'jet-ski' ? 'not_allowed' : 'allowed',
        alcohol: vessel === 'jet-ski' ? 'not_allowed' : 'on_request',
        smoking: 'not_allowed',
        music: vessel === 'sailing-yacht' ? 'on_request' : 'allowed',
        swimming: 'allowed',
        leastAge: vessel === 'jet-ski' ? 16 : 0,
        shoes: isLarge ? 'barefoot' : 'soft_soles',
        helm: isLarge ? 'captain_only' : vessel === 'sailing-yacht' ? 'with_experience' : 'with_license',
        ...(ONLY_WITH_CAPTAIN.includes(boatName) && { onlyWithCaptain: true }),
      },
      vessel: {
        builtIn: 2008 + (number % 17),
        builder: boat.model.split(' ')[0] ?? boat.model,
        engine,
        cabins: room(cabinsFromFeet),
        washrooms: room(washroomFromFeet) > 2 ? 2 : room(washroomFromFeet),
        safetyGear: [
          ...(isLarge ? (['life_raft'] as const) : []),
          ...(['life_ring', 'fire_extinguisher', 'first_aid_kit', 'vhf_radio', 'flares', 'boarding_ladder'] as const),
        ],
        lifeJackets: { adult: capacity, child: Math.ceil(capacity / 3), infant: isLarge ? 2 : 1 },
        insurance: { insurer: 'Great Lakes Mutual', covers: 'Liability for everybody on board, up to $2 million.' },
        languages: city === 'Cancun' ? ['en', 'es'] : city === 'Montreal' ? ['en', 'fr'] : ['en'],
      },
      bring: vessel === 'jet-ski' ? 'A swimsuit, a towel and photo ID.' : 'Sunscreen, a light jacket and soft bags.',
    },
    boarding: {
      ...dock,
      ...(place && { place: { latitude: place.latitude, longitude: place.longitude } }),
      minutesBefore: isLarge ? 30 : 15,
    },
  };
}

function costsOf({ vessel, length, capacity }: Told): BoatCosts {
  const isLarge = length >= 40;
  return {
    items: {
      fuel: vessel === 'sailing-yacht' || isLarge ? { is: 'included' } : { is: 'at_dock' },
      cleaning: isLarge ? { is: 'at_dock', cents: 12_000, per: 'charter' } : { is: 'included' },
      dock_fees: { is: 'included' },
      insurance: { is: 'included' },
      water: { is: 'included' },
      ice: { is: 'included' },
      towels: isLarge ? { is: 'included' } : { is: 'not_included' },
      food: { is: 'not_included' },
    },
    ...(capacity > 6 && {
      extras: [
        { name: 'Paddle board', cents: 4_000, per: 'charter' },
        { name: 'Fruit and cheese platter', cents: 1_800, per: 'guest' },
      ],
    }),
    tip: isLarge ? 'customary' : 'not_expected',
  };
}
