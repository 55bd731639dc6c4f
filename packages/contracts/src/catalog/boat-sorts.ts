/** The orders in which the list can be had, each ending in the id, so that pages neither repeat nor skip a boat. */
export const BOAT_SORTS = ['rate-desc', 'rate-asc', 'capacity-desc', 'length-desc', 'newest', 'rating-desc'] as const;
export type BoatSort = (typeof BOAT_SORTS)[number];
