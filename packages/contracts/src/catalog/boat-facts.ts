import '../configure-zod';
import { z } from 'zod';
import { writtenText } from '../primitives';
import { readableName, readableText } from '../readable';
import { visibleLine } from '../visible-text';
import { HARBOR_AREA_CODES } from './harbor-areas';
import { boatImageUrl, MOST_PHOTOS } from './images';

const line = (most: number, missing?: string) =>
  z.string(missing).overwrite(visibleLine).min(1, missing).max(most).superRefine(readableName);
const text = (most: number) => writtenText().min(1).max(most).superRefine(readableText);
const AMOUNT = 'Please enter an amount above $0';
const price = z.int(AMOUNT).min(1, AMOUNT).max(1_000_000, 'At most $10,000');
/** What somebody says twice is said once. */
const eachOnce = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .overwrite((list) => [...new Set(list)]);

/** What a price is for: the whole charter, each of its hours, or each guest. */
export const PRICED_PER = ['charter', 'hour', 'guest'] as const;
export type PricedPer = (typeof PRICED_PER)[number];

/** What renters ask about, as to whether the price covers it. */
export const COST_ITEMS = [
  ...(['fuel', 'cleaning', 'dock_fees', 'taxes', 'insurance', 'water', 'ice', 'towels'] as const),
  ...(['water_toys', 'fishing_gear', 'snorkeling_gear', 'food', 'soft_drinks', 'parking'] as const),
] as const;
export type CostItem = (typeof COST_ITEMS)[number];

/** How an item stands to the price; `cents` are Canadian. At the dock without them, the owner charges what was used. */
export const costStanding = z.discriminatedUnion('is', [
  z.object({ is: z.literal('included') }),
  z.object({ is: z.literal('not_included') }),
  z.object({ is: z.literal('at_dock'), cents: price.optional(), per: z.enum(PRICED_PER).optional() }),
]);
export type CostStanding = z.infer<typeof costStanding>;

export const TIPS = ['customary', 'not_expected', 'included'] as const;
export type Tip = (typeof TIPS)[number];

/** What a renter pays for besides the charter's price, all of it to the owner at the dock. */
export const boatCosts = z.object({
  items: z.partialRecord(z.enum(COST_ITEMS), costStanding).optional(),
  /** What can be had for a price, such as an hour with the water scooter. */
  extras: z
    .array(z.object({ name: line(80, 'Please say what it is'), cents: price, per: z.enum(PRICED_PER) }))
    .max(20, 'At most 20 extras')
    .optional(),
  tip: z.enum(TIPS).optional(),
});
export type BoatCosts = z.infer<typeof boatCosts>;

export const ALLOWANCES = ['allowed', 'on_request', 'not_allowed'] as const;
export type Allowance = (typeof ALLOWANCES)[number];
/** What a renter may bring or do on board. Food and alcohol are the renter's own. */
export const ALLOWED_MATTERS = ['pets', 'food', 'alcohol', 'smoking', 'music', 'swimming'] as const;
export type AllowedMatter = (typeof ALLOWED_MATTERS)[number];

export const SHOES = ['any', 'soft_soles', 'barefoot'] as const;
export type Shoes = (typeof SHOES)[number];
/** Who may be at the helm besides the captain or, without one, at all. */
export const HELMS = ['captain_only', 'with_license', 'with_experience', 'anyone_watched'] as const;
export type Helm = (typeof HELMS)[number];

const allowance = z.enum(ALLOWANCES).optional();

export const boatRules = z.object({
  pets: allowance,
  food: allowance,
  alcohol: allowance,
  smoking: allowance,
  music: allowance,
  swimming: allowance,
  /** The least age of a guest, in years: 0 for any, 18 for adults only. */
  leastAge: z.int().min(0).max(18, 'At most 18').optional(),
  shoes: z.enum(SHOES).optional(),
  helm: z.enum(HELMS).optional(),
  /** Nobody reserves the boat without a captain. */
  onlyWithCaptain: z.boolean().optional(),
} satisfies Record<AllowedMatter, unknown> & Record<string, unknown>);
export type BoatRules = z.infer<typeof boatRules>;

export const SAFETY_GEAR = [
  ...(['life_raft', 'life_ring', 'throw_line', 'fire_extinguisher', 'first_aid_kit', 'defibrillator'] as const),
  ...(['vhf_radio', 'gps', 'epirb', 'flares', 'sound_signal', 'boarding_ladder'] as const),
] as const;
export type SafetyGear = (typeof SAFETY_GEAR)[number];

export const LIFE_JACKET_SIZES = ['infant', 'child', 'youth', 'adult', 'extra_large'] as const;
export type LifeJacketSize = (typeof LIFE_JACKET_SIZES)[number];

/** Languages spoken aboard, by their code of ISO 639. */
export const LANGUAGES_ABOARD = [
  ...(['en', 'fr', 'es', 'pt', 'it', 'de', 'nl', 'pl', 'uk', 'ru', 'ar', 'fa', 'he'] as const),
  ...(['hi', 'pa', 'ur', 'ta', 'zh', 'ja', 'ko', 'vi', 'tl'] as const),
] as const;
export type LanguageAboard = (typeof LANGUAGES_ABOARD)[number];

const number = (most: number) => z.int('Please enter a whole number').min(0).max(most);

export const boatVessel = z.object({
  /** The year in which it was built. */
  builtIn: z.int('Please enter a year').min(1850).max(2100).optional(),
  builder: line(80).optional(),
  engine: line(120).optional(),
  cabins: number(50).optional(),
  /** 0 says that there is none. */
  washrooms: number(50).optional(),
  safetyGear: eachOnce(SAFETY_GEAR).optional(),
  lifeJackets: z.partialRecord(z.enum(LIFE_JACKET_SIZES), number(500)).optional(),
  /** Who insures it, and what that covers. */
  insurance: z.object({ insurer: line(80, 'Please name the insurer'), covers: text(500).optional() }).optional(),
  languages: eachOnce(LANGUAGES_ABOARD).optional(),
});
export type BoatVessel = z.infer<typeof boatVessel>;

export const PHOTO_KINDS = ['outside', 'deck', 'cabin', 'washroom', 'helm', 'dock'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** What everybody may know of a boat. Whatever is missing was not said. */
export const boatFacts = z.object({
  /** Roughly where it is boarded. */
  area: z.enum(HARBOR_AREA_CODES).optional(),
  costs: boatCosts.optional(),
  rules: boatRules.optional(),
  vessel: boatVessel.optional(),
  /** What guests should bring. */
  bring: text(500).optional(),
  /** What photos of the listing show, by their address. */
  photos: z
    .partialRecord(boatImageUrl, z.enum(PHOTO_KINDS))
    .refine((photos) => Object.keys(photos).length <= MOST_PHOTOS, `Please describe at most ${MOST_PHOTOS} photos`)
    .optional(),
});
export type BoatFacts = z.infer<typeof boatFacts>;

const MOST_MINUTES_BEFORE = 180;
const PLACE = 'Please enter latitude and longitude, such as 43.6387, -79.3837';

/**
 * How a boat is boarded: for its owner, administrators, and the people of a confirmed booking. `picture` is an uploaded
 * picture of the dock, which belongs to the listing without being one of its photos.
 */
export const boatBoarding = z.object({
  marina: line(120).optional(),
  address: line(200).optional(),
  /** Degrees; north and east are positive. */
  place: z
    .object(
      {
        latitude: z.number(PLACE).min(-90, PLACE).max(90, PLACE),
        longitude: z.number(PLACE).min(-180, PLACE).max(180, PLACE),
      },
      PLACE,
    )
    .optional(),
  /** How to find the dock from there. */
  dock: text(1000).optional(),
  parking: text(500).optional(),
  /** How many minutes before the start guests should be there. */
  minutesBefore: z
    .int('Please enter whole minutes')
    .min(0)
    .max(MOST_MINUTES_BEFORE, `At most ${MOST_MINUTES_BEFORE} minutes`)
    .optional(),
  picture: boatImageUrl.optional(),
});
export type BoatBoarding = z.infer<typeof boatBoarding>;
