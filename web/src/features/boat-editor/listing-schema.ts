import { AMENITIES, type BoatView, boatCreation, updateBoat } from '@harbourline/contracts';
import { localDateOf, ratesAhead, zoneOf } from '@harbourline/policy';
import { z } from 'zod';
import type { City } from '../../shared/config/site';
import { serverNow } from '../../shared/lib/server-time';
import {
  boardingInForm,
  boardingInput,
  factsInForm,
  factsInput,
  type BoardingValues,
  type FactsValues,
} from './facts-values';
import { text } from './words';

const SAID = { facts: factsInput, boarding: boardingInput };

/** A new listing also needs the terms accepted; the server takes that from the owner's account. */
const newListing = boatCreation.extend({
  ...SAID,
  ownerId: z.coerce.number<number | string>().int().positive(text('details.chooseOwner')),
  agreesToTerms: z.boolean().refine((agreed) => agreed, text('termsRequired')),
});
const changedListing = updateBoat.body.required({ images: true }).extend({ ...SAID, agreesToTerms: z.boolean() });

/** As it stands in the form, where a choice that is yet to be made is an empty text. */
export type ListingValues = Omit<z.input<typeof changedListing>, 'city' | 'ownerId' | 'facts' | 'boarding'> & {
  facts: FactsValues;
  boarding: BoardingValues;
  city: City | '';
  ownerId?: number | string | undefined;
};
export type Listing = z.output<typeof changedListing>;

export const listingSchema = ({ isNew }: { isNew: boolean }): z.ZodType<Listing, ListingValues> =>
  isNew ? newListing : changedListing;

const KNOWN: readonly string[] = Object.values(AMENITIES).flat();

/** What the form begins with: the listing as it stands, or what a new one usually has. */
export function startingValues(boat: BoatView | undefined, ownerId: number | undefined, now = serverNow()) {
  return {
    ownerId: boat?.ownerId ?? ownerId ?? '',
    boatName: boat?.boatName ?? '',
    model: boat?.model ?? '',
    description: boat?.description ?? '',
    city: boat?.city ?? '',
    capacity: boat?.capacity ?? 0,
    length: boat?.length ?? 0,
    rate: boat?.rate ?? 100,
    minimumHours: boat?.minimumHours ?? 3,
    discountPercent: boat?.discountPercent ?? 0,
    images: boat?.images ?? [],
    amenities: boat?.amenities.filter((amenity) => KNOWN.includes(amenity)) ?? [],
    videoUrl: boat?.videoUrl ?? '',
    // What days that are over cost matters to nobody any more, and there is room for so many days.
    customRates: boat ? ratesAhead(boat.customRates, localDateOf(now, zoneOf(boat.city))) : {},
    facts: factsInForm(boat?.facts),
    boarding: boardingInForm(boat?.boarding),
    agreesToTerms: false,
  } satisfies ListingValues;
}
