import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id, idText } from '../primitives';

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
