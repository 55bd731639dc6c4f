import type { BoatCard } from '@harbourline/contracts';

/** What a boat's reviews come to, in the terms of schema.org; nothing where there are none. */
export function aggregateRating({ rating }: Pick<BoatCard, 'rating'>): object {
  if (!rating) return {};
  const { average: ratingValue, count: ratingCount } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5, worstRating: 1 } };
}
