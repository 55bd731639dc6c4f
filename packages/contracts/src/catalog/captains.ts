import { z } from 'zod';
import { defineRoute } from '../define-route';
import { city, dollars, id, idText, localDate, page } from '../primitives';
import { rating } from './rating';

/** A captain who may be hired for a boat. `hourlyRate` is dollars. */
export const boatCaptain = z.object({
  id,
  fullName: z.string(),
  hourlyRate: dollars,
  preferred: z.boolean(),
  /** Where they were reviewed. */
  rating: rating.optional(),
});
export type BoatCaptain = z.infer<typeof boatCaptain>;

export const listBoatCaptains = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/captains',
  summary:
    'Captains who may be booked for this boat on a day of its city, today unless one is given, the preferred one first',
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ date: localDate.optional() }),
  responses: { 200: z.array(boatCaptain) },
  errors: ['boat_not_found'],
});

export const captainBoat = z.object({ boatId: id, captainId: id, hourlyRate: dollars });

export const saveCaptainRates = defineRoute({
  method: 'POST',
  path: '/api/captain-rates',
  summary: "Replace the captain's rates in every city that is named or occurs in the list; an empty body clears all",
  audience: ['captain', 'admin'],
  body: z.object({
    rates: z.array(z.object({ boatId: id, captainId: id, rate: z.int().min(1).max(10_000) })).max(2000),
    /** Cities that are replaced even when no boat of theirs is in the list: how one city is cleared alone. */
    cities: z.array(city).optional(),
  }),
  idempotent: true,
  responses: { 200: z.array(captainBoat) },
  errors: ['boat_not_found', 'user_not_found'],
});

/** A captain's rate with whom to call. */
export const captainBoatWithCaptain = captainBoat.extend({
  captain: z.object({
    id,
    fullName: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Both licences are accepted, and good today. */
    licensed: z.boolean(),
    /** The last local day for which this captain may be booked; null for one who may not be booked at all. */
    licensedUntil: localDate.nullable(),
  }),
});

/** The boat of a rate. `image` is the main picture's address; administrators also see the boat's name. */
const ratedBoat = z.object({
  title: z.string(),
  city,
  image: z.string().nullable(),
  isAvailable: z.boolean(),
  boatName: z.string().optional(),
});

/** A captain's rate with the boat, listed or hidden. */
export const captainBoatWithBoat = captainBoat.extend({ boat: ratedBoat });
export type CaptainBoatWithBoat = z.infer<typeof captainBoatWithBoat>;

/** A captain's rate with whom to call, and with the boat. */
export const captainBoatInFull = captainBoatWithCaptain.extend({ boat: ratedBoat });

export const listCaptainBoats = defineRoute({
  method: 'GET',
  path: '/api/captain-boats',
  summary: 'All rates of all captains with their boats, by captain; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object(page),
  responses: { 200: z.array(captainBoatInFull) },
  errors: [],
});

export const listCaptainRates = defineRoute({
  method: 'GET',
  path: '/api/captain-boats/:captainId',
  summary: "A captain's own rates with their boats, hidden boats too",
  audience: ['captain', 'admin'],
  params: z.object({ captainId: idText }),
  responses: { 200: z.array(captainBoatWithBoat) },
  errors: ['user_not_found'],
});

export const listOwnerCaptains = defineRoute({
  method: 'GET',
  path: '/api/owner/:ownerId/captains',
  summary: "The captains who registered for an owner's boats, boat by boat, with how to reach them",
  audience: ['owner', 'admin'],
  params: z.object({ ownerId: idText }),
  responses: { 200: z.array(captainBoatWithCaptain) },
  errors: ['user_not_found'],
});

/** Contact data of a captain is for administrators, and for owners of boats that the captain registered for. */
export const captainView = z.object({ id, fullName: z.string(), phone: z.string().nullable() });

export const listCaptains = defineRoute({
  method: 'GET',
  path: '/api/captains',
  summary: 'Captains who may be booked today, by name',
  audience: ['owner', 'admin'],
  responses: { 200: z.array(captainView) },
  errors: [],
});
