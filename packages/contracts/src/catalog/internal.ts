import { z } from 'zod';
import { MOST_DOCK_PICTURES } from '../booking/dock';
import { charterPicture } from './charter-picture';
import { defineRoute, PICTURE_STREAM } from '../define-route';
import { heldDataOf } from '../held-data';
import { id, idText } from '../primitives';

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

/** Asked by a service that is about to show pictures of a charter: they stay from now on. A repeat changes nothing. */
export const keepCharterPictures = defineRoute({
  method: 'POST',
  path: '/internal/charters/:id/pictures/keep',
  summary: 'Keep pictures that somebody has uploaded for a charter',
  audience: { services: ['booking', 'notifications'] },
  params: z.object({ id: idText }),
  /** `uploadedBy`: only pictures of this person are theirs to show. */
  body: z.object({ uploadedBy: id, pictures: z.array(charterPicture).min(1).max(MOST_DOCK_PICTURES) }),
  responses: { 204: 'empty' },
  errors: ['image_not_found'],
});

/** For the appendix of an agreement: a JPEG of at most 640 pixels in width. */
export const readCharterPicture = defineRoute({
  method: 'GET',
  path: '/internal/charters/:id/pictures/*path',
  summary: 'A picture of a charter, as a service sets it into a document',
  audience: { services: ['booking'] },
  params: z.object({ id: idText, path: charterPicture }),
  responses: { 200: PICTURE_STREAM },
  errors: ['image_not_found', 'image_damaged'],
});
