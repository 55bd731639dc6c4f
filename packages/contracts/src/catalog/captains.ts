import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id, idText, page } from '../primitives';

/** A captain who may be hired for a boat. `hourlyRate` is dollars. */
export const boatCaptain = z.object({ id, fullName: z.string(), hourlyRate: dollars, preferred: z.boolean() });
export type BoatCaptain = z.infer<typeof boatCaptain>;

export const listBoatCaptains = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/captains',
  summary: 'Captains with both licences who take charters on this boat, the preferred one first',
  audience: 'anyone',
  params: z.object({ id: idText }),
  responses: { 200: z.array(boatCaptain) },
  errors: ['boat_not_found'],
});

export const captainBoat = z.object({ boatId: id, captainId: id, hourlyRate: dollars });

export const saveCaptainRates = defineRoute({
  method: 'POST',
  path: '/api/captain-rates',
  summary: "Replace the captain's rates in every city that occurs in the list; an empty list clears all",
  audience: ['captain', 'admin'],
  body: z.object({
    rates: z.array(z.object({ boatId: id, captainId: id, rate: z.int().min(1).max(10_000) })).max(2000),
  }),
  idempotent: true,
  responses: { 200: z.array(captainBoat) },
  errors: ['boat_not_found', 'user_not_found'],
});

/** A captain's rate with whom to call. */
export const captainBoatWithCaptain = captainBoat.extend({
  captain: z.object({ id, fullName: z.string(), phone: z.string(), email: z.string(), licensed: z.boolean() }),
});

export const listCaptainBoats = defineRoute({
  method: 'GET',
  path: '/api/captain-boats',
  summary: 'All rates of all captains, by captain; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object(page),
  responses: { 200: z.array(captainBoatWithCaptain) },
  errors: [],
});

export const listCaptainRates = defineRoute({
  method: 'GET',
  path: '/api/captain-boats/:captainId',
  summary: "A captain's own rates",
  audience: ['captain', 'admin'],
  params: z.object({ captainId: idText }),
  responses: { 200: z.array(captainBoat) },
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
  summary: 'Captains with both licences, by name',
  audience: ['owner', 'admin'],
  responses: { 200: z.array(captainView) },
  errors: [],
});
