export const FACTS_TABS = ['boarding', 'costs', 'rules', 'vessel'] as const;
export type FactsTab = (typeof FACTS_TABS)[number];
export const LISTING_TABS = ['details', 'features', ...FACTS_TABS, 'pricing', 'photos', 'video'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

/** Where each field is, or all fields of a part, in the order of the form. */
const TAB_OF = {
  ownerId: 'details',
  boatName: 'details',
  model: 'details',
  city: 'details',
  length: 'details',
  capacity: 'details',
  description: 'details',
  amenities: 'features',
  'facts.area': 'boarding',
  boarding: 'boarding',
  'facts.costs': 'costs',
  'facts.rules': 'rules',
  'facts.vessel': 'vessel',
  'facts.bring': 'vessel',
  rate: 'pricing',
  minimumHours: 'pricing',
  discountPercent: 'pricing',
  customRates: 'pricing',
  images: 'photos',
  'facts.photos': 'photos',
  videoUrl: 'video',
} as const satisfies Record<string, ListingTab>;

const PLACES = Object.entries(TAB_OF);

/** The tabs with fields that are not right, in their order. */
export function tabsWithErrors(errors: object): ListingTab[] {
  const found = fieldsIn(errors).map((field) => tabOf(field));
  return LISTING_TABS.filter((tab) => found.includes(tab));
}

/** The first field of a tab that is not right, to be focused. */
export function firstErrorOn(tab: ListingTab, errors: object): string | undefined {
  const fields = fieldsIn(errors);
  const places = PLACES.filter(([, of]) => of === tab).map(([place]) => place);
  return places.flatMap((place) => {
    const wrong = fields.filter((field) => isIn(field, place));
    // What is not a part of the form has one control, whatever is wrong in it.
    return wrong.length > 0 && !/^(facts|boarding)/.test(place) ? [place] : wrong;
  })[0];
}

/** The tab on which a field is. */
export function tabOf(field: string): ListingTab | undefined {
  return PLACES.find(([place]) => isIn(field, place))?.[1];
}

function isIn(field: string, place: string): boolean {
  return field === place || field.startsWith(`${place}.`);
}

/** The names of the fields with an error, of which each part of the form has its own in it. */
function fieldsIn(errors: object, before = ''): string[] {
  return Object.entries(errors as Record<string, unknown>).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const inside = 'type' in error && typeof error.type === 'string' ? [] : fieldsIn(error, `${before}${name}.`);
    return inside.length > 0 ? inside : [before + name];
  });
}
