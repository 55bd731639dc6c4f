import { boatBoarding, boatFacts, city, harborAreaIn, type BoatBoarding, type BoatFacts } from '@harbourline/contracts';
import type { Boat } from '../generated/prisma/client';
import { imageKey, imageUrl } from './image-key';

type Stored = Pick<Boat, 'facts' | 'boarding' | 'images' | 'city'>;

/**
 * What everybody may know of a boat, as its JSON column holds it: without what has become untrue, which is an area of the
 * city where the boat was before, and what photos show that are its photos no more.
 */
export function factsOf(boat: Pick<Stored, 'facts' | 'images' | 'city'>): BoatFacts | undefined {
  if (boat.facts === null) return undefined;
  const { area, photos, ...facts } = boatFacts.parse(boat.facts);
  const shown = boat.images.map(imageUrl);
  const kept = Object.entries(photos ?? {}).filter(([url]) => shown.includes(url));
  return {
    ...facts,
    ...(area && harborAreaIn(city.parse(boat.city), area) && { area }),
    ...(kept.length > 0 && { photos: Object.fromEntries(kept) }),
  };
}

/** How a boat is boarded, as its JSON column holds it. */
export function boardingOf({ boarding }: Pick<Stored, 'boarding'>): BoatBoarding | undefined {
  return boatBoarding.nullable().parse(boarding) ?? undefined;
}

/** The keys of all pictures that belong to a listing: its photos, and the picture of its dock. */
export function pictureKeysOf({ images, boarding }: Pick<Stored, 'images' | 'boarding'>): string[] {
  const dock = boardingOf({ boarding })?.picture;
  return dock === undefined ? images : [...images, imageKey(dock)];
}

/** How it is boarded once a picture is deleted. */
export function boardingWithout(boat: Pick<Stored, 'boarding'>, key: string): BoatBoarding | undefined {
  const boarding = boardingOf(boat);
  if (boarding?.picture !== imageUrl(key)) return boarding;
  const { picture: _, ...kept } = boarding;
  return kept;
}
