import { z } from 'zod';
import { defineRoute } from '../define-route';
import { city, dollars, id, idText, localDate } from '../primitives';

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
});
export type BoatCard = z.infer<typeof boatCard>;

/** A boat's own page. `boatName` is there only for its owner and administrators. */
export const boatView = boatCard.extend({
  description: z.string(),
  amenities: z.array(z.string()),
  customRates: z.record(localDate, z.number().positive()),
  preferredCaptainId: id.nullable(),
  videoUrl: z.string().nullable(),
  ownerId: id,
  boatName: z.string().optional(),
  views: z.int().optional(),
  zone: z.string(),
});
export type BoatView = z.infer<typeof boatView>;

/** A query string's unencoded plus arrives as a blank: `13+` is what `13 ` meant. */
const range = z
  .string()
  .max(20)
  .transform((text) => text.replace(/^(\d+) $/, '$1+'))
  .pipe(z.string().regex(/^(all|any|\d{1,6}-\d{1,6}|\d{1,6}\+)$/i, 'Please give a range, such as 6+ or 100-300'));

const PHOTOS_REQUIRED = 'Photos Required - Please upload at least 3 photos to create your boat listing';

export const boatFilters = z.object({
  /** A city in any case, or `all`. */
  location: z.string().max(40).optional(),
  /** A bucket (`1-8`, `13+`) or a minimum (`6+`); at least, at most, inclusive. */
  capacity: range.optional(),
  /** Dollars per hour, bounds inclusive. */
  price: range.optional(),
  includeInactive: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number<string>().int().min(1).max(200).optional(),
  cursor: z.string().max(200).optional(),
});

export const listBoats = defineRoute({
  method: 'GET',
  path: '/api/boats',
  summary: 'Boats that can be reserved, highest rate first; a Link header leads to the next page',
  audience: 'anyone',
  query: boatFilters,
  responses: { 200: z.array(boatCard) },
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

export const listOwnerBoats = defineRoute({
  method: 'GET',
  path: '/api/boats/owner/:ownerId',
  summary: "An owner's own boats",
  audience: ['owner', 'admin'],
  params: z.object({ ownerId: idText }),
  responses: { 200: z.array(boatView) },
  errors: ['user_not_found'],
});

/** A new listing. `customRates` maps dates to whole dollars per hour. */
export const boatCreation = z.object({
  ownerId: id.optional(),
  boatName: z.string().trim().min(1, 'Boat name is required').max(80),
  model: z.string().trim().min(1, 'Model is required').max(80),
  description: z.string().trim().max(5000).default(''),
  city,
  capacity: z.int().min(1).max(500),
  length: z.int().min(1).max(500),
  rate: z.int().min(1).max(100_000),
  minimumHours: z.int().min(1).max(12).default(3),
  images: z
    .array(
      z.string().regex(/^\/api\/image\/boat-images\/[\w-]+\.jpg$/, 'Not a picture that was uploaded here'),
      PHOTOS_REQUIRED,
    )
    .min(3, PHOTOS_REQUIRED)
    .max(30),
  amenities: z.array(z.enum(Object.values(AMENITIES).flat() as [string, ...string[]])).default([]),
  videoUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  customRates: z.record(localDate, z.int().min(1).max(100_000)).default({}),
  isAvailable: z.boolean().default(true),
});

export const createBoat = defineRoute({
  method: 'POST',
  path: '/api/boats',
  summary: 'List a boat',
  audience: ['owner', 'admin'],
  body: boatCreation,
  idempotent: true,
  responses: { 201: boatView },
  errors: [],
});

export const toggleBoatAvailability = defineRoute({
  method: 'PATCH',
  path: '/api/boats/:id/toggle-availability',
  summary: 'Show or hide a listing',
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: boatView },
  errors: ['boat_not_found'],
});
