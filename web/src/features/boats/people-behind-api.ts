import { getAnswerTimes, getBoatOwner, type OwnerFace, type RouteResponse } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    boatOwner: build.query<OwnerFace, number>({
      query: (id) => call(getBoatOwner, { params: { id } }),
      providesTags: ['Boat', 'Reviews'],
    }),
    answerTimes: build.query<RouteResponse<typeof getAnswerTimes>, number>({
      query: (id) => call(getAnswerTimes, { params: { id } }),
    }),
  }),
});

export const { useBoatOwnerQuery, useAnswerTimesQuery } = peopleApi;
