import { listFeaturedReviews, type ReviewView } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

export const featuredReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredReviews: build.query<ReviewView[], void>({
      query: () => call(listFeaturedReviews),
      providesTags: ['Reviews'],
    }),
  }),
});

export const { useFeaturedReviewsQuery } = featuredReviewsApi;
