import { formatCad } from '../money';
import { english } from './english';
import { inLanguage } from './language';

/** A row of a table: what it is about, and what is said of it. */
export interface FactInWords {
  label: string;
  value: string;
}

const COSTS = {
  fuel: english`Fuel`,
  cleaning: english`Cleaning`,
  dock_fees: english`Dock fees`,
  taxes: english`Taxes`,
  insurance: english`Insurance`,
  water: english`Drinking water`,
  ice: english`Ice`,
  towels: english`Towels`,
  water_toys: english`Water toys`,
  fishing_gear: english`Fishing gear`,
  snorkeling_gear: english`Snorkeling gear`,
  food: english`Food`,
  soft_drinks: english`Soft drinks`,
  parking: english`Parking`,
};

const PER = { charter: english`per charter`, hour: english`per hour`, guest: english`per guest` };
type Per = keyof typeof PER;

const TIPS = {
  customary: english`Customary`,
  not_expected: english`Not expected`,
  included: english`Included in the price`,
};

interface Costs {
  items?: Partial<Record<keyof typeof COSTS, CostStanding>> | undefined;
  extras?: readonly { name: string; cents: number; per: Per }[] | undefined;
  tip?: keyof typeof TIPS | undefined;
}

type CostStanding =
  | { is: 'included' | 'not_included' }
  | { is: 'at_dock'; cents?: number | undefined; per?: Per | undefined };

export const costItemInWords = (item: keyof typeof COSTS): string => COSTS[item];
export const tipInWords = (tip: keyof typeof TIPS): string => TIPS[tip];

/** What a charter's price covers, and what is paid at the dock: what is included first. */
export function costsInWords({ items = {}, extras = [], tip }: Costs): FactInWords[] {
  // In our order: a database keeps the keys of an object in one of its own.
  const those = (is: CostStanding['is']) =>
    (Object.keys(COSTS) as (keyof typeof COSTS)[]).flatMap((code) => {
      const standing = items[code];
      return standing?.is === is ? [{ label: COSTS[code], value: standingInWords(standing) }] : [];
    });
  return [
    ...those('included'),
    ...those('at_dock'),
    ...extras.map(({ name, cents, per }) => ({ label: name, value: standingInWords({ is: 'at_dock', cents, per }) })),
    ...those('not_included'),
    ...(tip ? [{ label: english`Tip`, value: TIPS[tip] }] : []),
  ];
}

function standingInWords(standing: CostStanding): string {
  switch (standing.is) {
    case 'included':
      return english`Included`;
    case 'not_included':
      return english`Not included`;
    case 'at_dock': {
      const { cents, per } = standing;
      if (cents === undefined) return english`Paid at the dock, based on use`;
      const price = formatCad(cents);
      return per ? english`${price} ${PER[per]}, paid at the dock` : english`${price}, paid at the dock`;
    }
  }
}

/** For what is allowed, what one asks for first, and what is not allowed. */
const ALLOWANCES = {
  pets: {
    allowed: english`Pets may come aboard.`,
    on_request: english`Please ask the owner before you bring a pet.`,
    not_allowed: english`No pets.`,
  },
  food: {
    allowed: english`You may bring your own food.`,
    on_request: english`Please ask the owner before you bring your own food.`,
    not_allowed: english`No outside food.`,
  },
  alcohol: {
    allowed: english`You may bring your own alcohol.`,
    on_request: english`Please ask the owner before you bring your own alcohol.`,
    not_allowed: english`No outside alcohol.`,
  },
  smoking: {
    allowed: english`You may smoke on board.`,
    on_request: english`Please ask before you smoke.`,
    not_allowed: english`No smoking.`,
  },
  music: {
    allowed: english`You may play your own music.`,
    on_request: english`Please ask before you play your own music.`,
    not_allowed: english`You may not play your own music.`,
  },
  swimming: {
    allowed: english`You may swim from the boat.`,
    on_request: english`Please ask before you swim from the boat.`,
    not_allowed: english`No swimming from the boat.`,
  },
};
type Matter = keyof typeof ALLOWANCES;
type Allowance = keyof (typeof ALLOWANCES)[Matter];
const MATTERS = Object.keys(ALLOWANCES) as Matter[];

const SHOES = {
  any: english`Any shoes may be worn on board.`,
  soft_soles: english`Only shoes with soft soles on board.`,
  barefoot: english`No shoes on board.`,
};

const HELMS = {
  captain_only: english`Only the captain steers.`,
  with_license: english`Guests who hold a boating license may steer.`,
  with_experience: english`Guests with experience may steer.`,
  anyone_watched: english`Anyone may steer while someone with experience watches.`,
};

interface Rules extends Partial<Record<Matter, Allowance | undefined>> {
  leastAge?: number | undefined;
  shoes?: keyof typeof SHOES | undefined;
  helm?: keyof typeof HELMS | undefined;
  onlyWithCaptain?: boolean | undefined;
}

/** The rules on board, a short sentence each, to whoever charters the boat. */
export function rulesInWords({ leastAge, shoes, helm, onlyWithCaptain, ...allowances }: Rules): string[] {
  return [
    ...(onlyWithCaptain ? [english`The boat goes out only with a captain.`] : []),
    ...(helm ? [HELMS[helm]] : []),
    ...MATTERS.flatMap((matter) => {
      const allowance = allowances[matter];
      return allowance ? [ALLOWANCES[matter][allowance]] : [];
    }),
    ...(leastAge === undefined ? [] : [ageInWords(leastAge)]),
    ...(shoes ? [SHOES[shoes]] : []),
  ];
}

function ageInWords(leastAge: number): string {
  if (leastAge === 0) return english`Guests of any age are welcome.`;
  if (leastAge === 1) return english`Guests must be at least 1 year old.`;
  return english`Guests must be at least ${leastAge} years old.`;
}

const SAFETY = {
  life_raft: english`life raft`,
  life_ring: english`life ring`,
  throw_line: english`throw line`,
  fire_extinguisher: english`fire extinguisher`,
  first_aid_kit: english`first-aid kit`,
  defibrillator: english`defibrillator`,
  vhf_radio: english`VHF radio`,
  gps: english`GPS`,
  epirb: english`distress beacon`,
  flares: english`flares`,
  sound_signal: english`horn or whistle`,
  boarding_ladder: english`boarding ladder`,
};

const JACKETS = {
  infant: english`infant`,
  child: english`child`,
  youth: english`youth`,
  adult: english`adult`,
  extra_large: english`extra large`,
};

interface Vessel {
  builtIn?: number | undefined;
  builder?: string | undefined;
  engine?: string | undefined;
  cabins?: number | undefined;
  washrooms?: number | undefined;
  safetyGear?: readonly (keyof typeof SAFETY)[] | undefined;
  lifeJackets?: Partial<Record<keyof typeof JACKETS, number>> | undefined;
  insurance?: { insurer: string; covers?: string | undefined } | undefined;
  languages?: readonly string[] | undefined;
}

export const safetyGearInWords = (gear: keyof typeof SAFETY): string => sentenceCase(SAFETY[gear]);
export const lifeJacketInWords = (size: keyof typeof JACKETS): string => sentenceCase(JACKETS[size]);

/** What a boat is and has. */
export function vesselInWords(vessel: Vessel): FactInWords[] {
  const { builtIn, builder, engine, cabins, washrooms, safetyGear, lifeJackets = {}, insurance, languages } = vessel;
  const jackets = (Object.keys(JACKETS) as (keyof typeof JACKETS)[])
    .filter((size) => lifeJackets[size])
    .map((size) => `${lifeJackets[size]} ${JACKETS[size]}`);
  const named = new Intl.DisplayNames('en', { type: 'language' });
  const rows: [label: string, value: string | number | undefined][] = [
    [english`Built`, [builtIn, builder].filter(Boolean).join(', ')],
    [english`Engine`, engine],
    [english`Cabins`, counted(cabins)],
    [english`Washrooms`, counted(washrooms)],
    [english`Safety gear`, sentenceCase(safetyGear?.map((gear) => SAFETY[gear]).join(', ') ?? '')],
    [english`Life jackets`, jackets.join(', ')],
    [english`Insurance`, insurance && [insurance.insurer, insurance.covers].filter(Boolean).join(': ')],
    [english`Languages aboard`, languages?.map((code) => inLanguage(named.of(code) ?? code)).join(', ')],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));
}

function counted(count: number | undefined): string | undefined {
  return count === 0 ? english`None` : count?.toString();
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
