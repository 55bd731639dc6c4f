import { z } from 'zod';
import { defineRoute } from '../define-route';
import { boatBoarding, boatFacts } from './boat-facts';
import { BOAT_SORTS } from './boat-sorts';
import { readableName } from '../readable';
import { visibleLine } from '../visible-text';
import { city, clockTime, dollars, id, idText, localDate, page, ratesByDay, writtenText } from '../primitives';
import { boatImageUrl, MOST_PHOTOS } from './images';
import { rating } from './rating';
import { videoUrl } from './video';

const MAX_DISCOUNT_PERCENT = 90;

export const AMENITIES = {
  'Main Equipment': [
    'Air Conditioning',
    'Sound System',
    'Cooler',
    'Washroom',
    'Generator',
    'Hot Water',
    'Nap Area',
    'Television',
  ],
  Kitchen: ['Freezer/Fridge', 'Stove', 'Microwave', 'Ice Maker', 'Stewardess'],
  'Watersport Equipment': ['Surf boards', 'Floaties', 'Fishing Gear', 'Snorkeling Gear', 'Life Jackets'],
} as const;

/** A boat in a list. `rate` is dollars per hour without captain, `length` feet, `images` addresses of pictures. */
export const boatCard = z.object({
  id,
  model: z.string(),
  city,
  capacity: z.int(),
  rate: dollars,
  length: z.number(),
  images: z.array(z.string()),
  title: z.string(),
  minimumHours: z.int(),
  isAvailable: z.boolean(),
  /**
   * In the list. `rate`: dollars per hour on the date that is asked for; without one, the lowest of the coming days.
   * `total`: dollars on that date for the hours that are asked for, else for the boat's minimum, without captain.
   */
  price: z.object({ rate: dollars, hours: z.int().nullable(), total: dollars.nullable() }).optional(),
  /** Where it was reviewed. */
  rating: rating.optional(),
});
export type BoatCard = z.infer<typeof boatCard>;

/** A boat in the list; administrators also see what it is called and whose it is. */
export const listedBoat = boatCard.extend({
  boatName: z.string().optional(),
  ownerId: id.optional(),
  owner: z.object({ id, fullName: z.string(), phone: z.string(), email: z.string() }).optional(),
});
export type ListedBoat = z.infer<typeof listedBoat>;

/** A boat's own page. `boatName` is there only for its owner and administrators. */
export const boatView = boatCard.extend({
  description: z.string(),
  amenities: z.array(z.string()),
  customRates: ratesByDay(z.number().positive()),
  /** Whole percent off the boat rental for 6 hours or more. */
  discountPercent: z.int(),
  preferredCaptainId: id.nullable(),
  /** Where it was reviewed, with the average stars of each aspect. */
  rating: rating.extend({ aspects: z.record(z.string(), z.number()) }).optional(),
  /** How many reviews there are to read, those included that do not count in the rating; missing where there are none. */
  reviews: z.int().optional(),
  /** As the owner gave it. */
  videoUrl: z.string().nullable(),
  /** The address for a frame; null if the video can only be linked to. */
  videoEmbedUrl: z.string().nullable(),
  ownerId: id,
  boatName: z.string().optional(),
  views: z.int().optional(),
  /** Missing where nothing was said. */
  facts: boatFacts.optional(),
  /** As `boatName`. The people of a booking find it there. */
  boarding: boatBoarding.optional(),
  zone: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BoatView = z.infer<typeof boatView>;

/** A range, where a number that looks like `minimum` is one without its plus. */
const rangeWith = (minimum: RegExp) =>
  z
    .string()
    .max(20)
    .transform((text) => text.replace(minimum, '$1+'))
    .pipe(z.string().regex(/^(all|any|\d{1,6}-\d{1,6}|\d{1,6}\+)$/i, 'Please enter a range, such as 6+ or 100-300'));
/** A query string's unencoded plus arrives as a blank: `13+` is what `13 ` meant. */
const BLANK_FOR_PLUS = /^(\d+) $/;
/** So many guests have to fit, whether or not a plus says so. */
const PLAIN_NUMBER = /^(\d+) ?$/;

const MINIMUM_HOURS_RANGE = 'Minimum hours must be between 1 and 12';
const PHOTOS_REQUIRED = 'Photos Required - Please upload at least 3 photos to create your boat listing';

export const boatFilters = z.object({
  /** A city in any case, or `all`. */
  location: z.string().max(40).optional(),
  /** A bucket (`1-8`, `13+`) or a minimum (`6+` or `6`); at least, at most, inclusive. */
  capacity: rangeWith(PLAIN_NUMBER).optional(),
  /** Dollars per hour, bounds inclusive: on `date`, or the lowest of the coming days. */
  price: rangeWith(BLANK_FOR_PLUS).optional(),
  /** Words of the model or the description; for administrators of the boat's name as well. */
  q: z.string().trim().max(100).optional(),
  /** Boats that are free on this local date; with `startTime` at that time, otherwise at any starting time. */
  date: localDate.optional(),
  startTime: clockTime.optional(),
  /** How long the boat has to be free; boats that go out for longer only are left out. The boat's minimum unless given. */
  hours: z.coerce.number<string>().int().min(1).max(12).optional(),
  /** Boats that pets may come aboard, by leave of the rules or on request. */
  pets: z.literal('true').optional(),
  /** Boats with a washroom. */
  washroom: z.literal('true').optional(),
  /** Boats for which a captain can be had. */
  captain: z.literal('true').optional(),
  sort: z.enum(BOAT_SORTS).optional(),
  /** Hidden boats as well; administrators only. */
  includeInactive: z.enum(['true', 'false']).optional(),
  /** One owner's boats; administrators only. */
  ownerId: idText.optional(),
  ...page,
});

export const listBoats = defineRoute({
  method: 'GET',
  path: '/api/boats',
  summary:
    'Boats that can be reserved, highest rate first, at the rates of a date; a Link header leads to the next page',
  audience: 'anyone',
  query: boatFilters,
  responses: { 200: z.array(listedBoat) },
  errors: [],
});

/**
 * At most three boats in place of one that somebody cannot have: free at that time, with room for so many and at an hourly
 * rate near that one, the nearest first. None where the start is too soon to be reserved, or no start of charters.
 */
export const similarBoats = defineRoute({
  method: 'GET',
  path: '/api/boats/similar',
  summary: 'Up to three boats that are free at a time, by how near their rate is to one',
  audience: 'anyone',
  query: z.object({
    location: boatFilters.shape.location.unwrap(),
    date: localDate,
    startTime: clockTime,
    hours: z.coerce.number<string>().int().min(1).max(12),
    guests: z.coerce.number<string>().int().min(1).max(500),
    /** Dollars per hour, cents allowed. */
    rate: z.coerce.number<string>().positive().max(100_000),
    /** The boat that it is not to be. */
    without: idText,
  }),
  responses: { 200: z.array(boatCard).max(3) },
  errors: [],
});

export const charterHours = defineRoute({
  method: 'GET',
  path: '/api/boats/charter-hours',
  summary: 'For how many hours boats go out, in a city or anywhere',
  audience: 'anyone',
  query: boatFilters.pick({ location: true }),
  responses: { 200: z.object({ shortest: z.int(), longest: z.int() }) },
  errors: [],
});

export const getBoat = defineRoute({
  method: 'GET',
  path: '/api/boats/:id',
  summary: 'One boat',
  audience: 'anyone',
  params: z.object({ id: idText }),
  responses: { 200: boatView },
  errors: ['boat_not_found'],
});

export const listOwnBoats = defineRoute({
  method: 'GET',
  path: '/api/boats/owner',
  summary: "The signed-in owner's own boats",
  audience: ['owner'],
  responses: { 200: z.array(boatView) },
  errors: [],
});

export const listOwnerBoats = defineRoute({
  method: 'GET',
  path: '/api/boats/owner/:ownerId',
  summary: "An owner's own boats",
  audience: ['owner', 'admin'],
  params: z.object({ ownerId: idText }),
  responses: { 200: z.array(boatView) },
  errors: ['user_not_found'],
});

const images = z.array(boatImageUrl, PHOTOS_REQUIRED).max(MOST_PHOTOS);

/** Two years of days. */
export const MOST_CUSTOM_RATES = 730;
const customRates = ratesByDay(z.int().min(1).max(100_000)).refine(
  (rates) => Object.keys(rates).length <= MOST_CUSTOM_RATES,
  `At most ${MOST_CUSTOM_RATES} days can have a rate of their own`,
);

/**
 * What an owner says of a boat. `rate` is whole dollars per hour, `length` feet, `customRates` maps dates to whole
 * dollars per hour. A change sends the whole listing; only what is
 * optional here stays as it was when it is left out.
 */
const listing = z.object({
  ownerId: id.optional(),
  boatName: z
    .string('Boat name is required')
    .overwrite(visibleLine)
    .min(1, 'Boat name is required')
    .max(80)
    .superRefine(readableName),
  model: z
    .string('Model is required')
    .overwrite(visibleLine)
    .min(1, 'Model is required')
    .max(80)
    .superRefine(readableName),
  description: writtenText().max(5000).default(''),
  city: z.enum(city.options, 'Please choose a city'),
  capacity: z
    .int('Please enter a whole number')
    .min(1, 'Capacity must be at least 1')
    .max(500, 'Capacity can be at most 500'),
  length: z
    .int('Please enter a whole number')
    .min(1, 'Length must be at least 1 foot')
    .max(500, 'Length can be at most 500 feet'),
  rate: z
    .int('Please enter whole dollars')
    .min(1, 'The rate must be at least $1')
    .max(100_000, 'The rate can be at most $100,000'),
  minimumHours: z
    .int('Please enter a whole number')
    .min(1, MINIMUM_HOURS_RANGE)
    .max(12, MINIMUM_HOURS_RANGE)
    .default(3),
  images,
  amenities: z.array(z.enum(Object.values(AMENITIES).flat() as [string, ...string[]])).default([]),
  videoUrl,
  customRates: customRates.default({}),
  discountPercent: z
    .int('Please enter a whole percentage')
    .min(0)
    .max(MAX_DISCOUNT_PERCENT, `The discount is at most ${MAX_DISCOUNT_PERCENT} percent`)
    .optional(),
  isAvailable: z.boolean().optional(),
  preferredCaptainId: id.nullable().optional(),
  /** As a whole: what it does not say is not said any longer. */
  facts: boatFacts.optional(),
  /** As a whole. */
  boarding: boatBoarding.optional(),
});

/** A new listing, with at least 3 photos. */
export const boatCreation = listing.extend({
  images: images.min(3, PHOTOS_REQUIRED),
  isAvailable: z.boolean().default(true),
});

export const createBoat = defineRoute({
  method: 'POST',
  path: '/api/boats',
  summary:
    'List a boat; an owner needs a confirmed address, and lists so many a day until a charter of real size is completed with them',
  audience: ['owner', 'admin'],
  body: boatCreation,
  idempotent: true,
  responses: { 201: boatView },
  errors: ['boat_unavailable', 'captain_unavailable', 'email_not_confirmed', 'too_many_listings'],
});

export const toggleBoatAvailability = defineRoute({
  method: 'PATCH',
  path: '/api/boats/:id/toggle-availability',
  summary: 'Show or hide a listing',
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: boatView },
  errors: ['boat_not_found', 'boat_unavailable'],
});

export const updateBoat = defineRoute({
  method: 'PUT',
  path: '/api/boats/:id',
  summary:
    'Change a listing, whose photos stay unless given; only an administrator gives it to another owner. With `basedOn` it is changed only as it was read',
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  body: listing.extend({
    images: images.optional(),
    /** `updatedAt` of the listing that the change was made on. Without it, the listing is replaced whatever it has become. */
    basedOn: z.iso.datetime().optional(),
  }),
  responses: { 200: boatView },
  errors: ['boat_not_found', 'boat_unavailable', 'captain_unavailable', 'listing_changed'],
});

export const deleteBoat = defineRoute({
  method: 'DELETE',
  path: '/api/boats/:id',
  summary: 'Delete a listing for good; its reservations end with a full refund',
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  responses: { 204: 'empty' },
  errors: ['boat_not_found'],
});

export const setPreferredCaptain = defineRoute({
  method: 'PATCH',
  path: '/api/boats/:id/preferred-captain',
  summary: 'Choose the captain who is listed first, or none',
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  body: z.object({ captainId: id.nullable() }),
  responses: { 200: boatView },
  errors: ['boat_not_found', 'captain_unavailable'],
});

export const viewBoat = defineRoute({
  method: 'POST',
  path: '/api/boats/:id/view',
  summary: 'Count a view: once per address and day, and not for the owner',
  audience: 'anyone',
  params: z.object({ id: idText }),
  responses: { 204: 'empty' },
  errors: ['boat_not_found'],
});
