import { z } from 'zod';
import { defineRoute } from '../define-route';
import { extensibleEnum, id, idText } from '../primitives';

/** What was really checked of somebody: a link that was sent to their address, or a code sent to their phone, came back. */
export const CHECKS = ['email', 'phone'] as const;
export type Check = (typeof CHECKS)[number];

/** What strangers may know of somebody with whom they would sail: no contact data, and no last name. */
const face = {
  /** The month (YYYY-MM) in Toronto in which their account was made; null where that is not known. */
  memberSince: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable(),
  /** Charters of real size that have taken place, whose deposit was paid and has not come back. */
  charters: z.int().nonnegative(),
};

/** An owner, on the page of their boat. */
export const ownerFace = z.object({
  /** First name and the initial of the last one; null while the person is not known here. */
  name: z.string().nullable(),
  ...face,
  /** The reviews of all of their boats, where there are any. */
  reviews: z.int().nonnegative(),
  checked: z.array(extensibleEnum(CHECKS)),
});
export type OwnerFace = z.infer<typeof ownerFace>;

export const getBoatOwner = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/owner',
  summary: "Who stands behind a boat: its owner's first name and initial, charters, reviews, and what was checked",
  audience: 'anyone',
  params: z.object({ id: idText }),
  responses: { 200: ownerFace },
  errors: ['boat_not_found'],
});

/** A renter, to the owner whom they ask; what owners have rated them is told by `listRenterRatings`. */
export const renterFace = z.object({
  renterId: id,
  firstName: z.string(),
  ...face,
});
export type RenterFace = z.infer<typeof renterFace>;

export const listAskingRenters = defineRoute({
  method: 'GET',
  path: '/api/owner/renters',
  summary: "Who those renters are who have a pending or confirmed booking of one of the caller's boats",
  audience: ['owner'],
  responses: { 200: z.array(renterFace) },
  errors: [],
});
