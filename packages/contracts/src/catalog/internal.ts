import { z } from 'zod';
import { defineRoute } from '../define-route';
import { heldDataOf } from '../held-data';

/** A moment in catalog's database, with its clock in seconds: what was committed by then is known to whoever read at it. */
const moment = z.string().regex(/^\d+:\d+:[\d,]*@\d+$/);

const boatIds = z.array(z.int());

/**
 * For those who keep what everybody may see of boats. Asked before a kept answer is given, unless that was done a moment
 * ago.
 */
export const listListingChanges = defineRoute({
  method: 'GET',
  path: '/internal/listing-changes',
  summary: 'The boats of which the public answers may have changed since a moment',
  audience: 'anyone',
  query: z.object({ after: moment.optional() }),
  responses: {
    200: z.object({
      upTo: moment,
      /** Everything may have changed: no moment was given, one of another database, or one that is long past. */
      all: z.boolean(),
      /** Boats that are listed otherwise: with another text, picture or price, or newly, or not any longer. */
      listings: boatIds,
      /** Boats that are taken at other times. */
      times: boatIds,
    }),
  },
  errors: [],
});

/** Asked by identity for the person's own download. */
export const heldByCatalog = heldDataOf('catalog');
