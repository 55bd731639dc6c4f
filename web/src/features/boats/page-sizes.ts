/** Those from which the home page shows some. */
export const FEATURED = { limit: 10 };
/** How many boats of the list are fetched at once. */
export const PAGE_SIZE = 24;
