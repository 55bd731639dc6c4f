import type { ListingValues } from './listing-schema';

export const LISTING_TABS = ['details', 'features', 'pricing', 'photos', 'video'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

const TAB_OF: Partial<Record<keyof ListingValues, ListingTab>> = {
  ownerId: 'details',
  boatName: 'details',
  model: 'details',
  city: 'details',
  length: 'details',
  capacity: 'details',
  description: 'details',
  amenities: 'features',
  rate: 'pricing',
  minimumHours: 'pricing',
  discountPercent: 'pricing',
  customRates: 'pricing',
  images: 'photos',
  videoUrl: 'video',
};

/** The tabs with fields that are not right, in their order. */
export function tabsWithErrors(errors: object): ListingTab[] {
  const found = Object.keys(errors).map((field) => TAB_OF[field as keyof ListingValues]);
  return LISTING_TABS.filter((tab) => found.includes(tab));
}

/** The first field of a tab that is not right, to be focused. */
export function firstErrorOn(tab: ListingTab, errors: object): keyof ListingValues | undefined {
  const fields = Object.keys(TAB_OF) as (keyof ListingValues)[];
  return fields.find((field) => TAB_OF[field] === tab && field in errors);
}
