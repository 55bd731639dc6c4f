import { z } from 'zod';
import { defineEvent } from '../define-event';
import { boatBoarding, boatFacts } from '../catalog/boat-facts';
import { cents, city, id, ratesByDay } from '../primitives';

/** A boat's whole state, as other services may keep it. `customRates` are whole dollars per hour by local date. */
export const boatState = z.object({
  id,
  ownerId: id,
  boatName: z.string(),
  model: z.string(),
  city,
  capacity: z.int(),
  length: z.number(),
  rateCents: cents,
  minimumHours: z.int(),
  customRates: ratesByDay(z.number()),
  images: z.array(z.string()),
  available: z.boolean(),
  /** Whole percent off the boat rental for 6 hours or more. */
  discountPercent: z.int().min(0).max(100).default(0),
  /** What everybody may know of it; missing where nothing was said. */
  facts: boatFacts.optional(),
  /** How it is boarded: only for the people of a confirmed booking. */
  boarding: boatBoarding.optional(),
});
export type BoatState = z.infer<typeof boatState>;

const sample: BoatState = {
  id: 12,
  ownerId: 3,
  boatName: 'Northern Light',
  model: 'Sea Ray Sundancer',
  city: 'Toronto',
  capacity: 12,
  length: 45,
  rateCents: 35_000,
  minimumHours: 3,
  customRates: { '2026-07-01': 420 },
  images: ['/api/image/boat-images/3f0c.jpg'],
  available: true,
  discountPercent: 0,
  facts: {
    area: 'harbourfront',
    costs: {
      items: { fuel: { is: 'at_dock' }, cleaning: { is: 'included' }, towels: { is: 'not_included' } },
      extras: [{ name: 'Paddle board', cents: 4_000, per: 'charter' }],
      tip: 'customary',
    },
    rules: { pets: 'on_request', alcohol: 'allowed', leastAge: 0, shoes: 'soft_soles', helm: 'with_license' },
    vessel: { builtIn: 2019, washrooms: 1, lifeJackets: { adult: 12, child: 4 }, languages: ['en', 'fr'] },
    bring: 'A light jacket',
  },
  boarding: {
    marina: 'Pier 4 Marina',
    address: '245 Queens Quay West, Toronto',
    place: { latitude: 43.6387, longitude: -79.3837 },
    dock: 'Through the gate beside the restaurant, third slip on the left',
    minutesBefore: 20,
  },
};

export const boatCreated = defineEvent({
  type: 'boat.created.v1',
  source: 'catalog',
  aggregate: 'boat',
  data: boatState,
  sample,
});
export const boatUpdated = defineEvent({
  type: 'boat.updated.v1',
  source: 'catalog',
  aggregate: 'boat',
  data: boatState,
  sample,
});
/** The listing is gone. Its main picture stays, for the records of those who reserved it. */
export const boatDeleted = defineEvent({
  type: 'boat.deleted.v1',
  source: 'catalog',
  aggregate: 'boat',
  data: z.object({ id, ownerId: id }),
  sample: { id: 12, ownerId: 3 },
});

/** The hourly rate of a captain on one boat. The subject is `{boatId}:{captainId}`. */
export const captainRateState = z.object({ boatId: id, captainId: id, hourlyRateCents: cents, active: z.boolean() });
export type CaptainRateState = z.infer<typeof captainRateState>;

export const captainRateChanged = defineEvent({
  type: 'captain-rate.changed.v1',
  source: 'catalog',
  aggregate: 'captain-rate',
  data: captainRateState,
  sample: { boatId: 12, captainId: 7, hourlyRateCents: 6_500, active: true },
});
