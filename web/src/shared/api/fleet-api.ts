import { type BoatView, listOwnerBoats, listOwnerCaptains, type RouteResponse } from '@harbourline/contracts';
import { api } from './api';
import { call } from './call';

export type RegisteredCaptain = RouteResponse<typeof listOwnerCaptains>[number];

/** An owner's boats and who takes charters on them: shown on the owner's tabs, and chosen from for bookings. */
export const fleetApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownerBoats: build.query<BoatView[], number>({
      query: (ownerId) => call(listOwnerBoats, { params: { ownerId } }),
      providesTags: ['OwnerBoats'],
    }),
    ownerCaptains: build.query<RegisteredCaptain[], number>({
      query: (ownerId) => call(listOwnerCaptains, { params: { ownerId } }),
      providesTags: ['OwnerCaptains'],
    }),
  }),
});

export const { useOwnerBoatsQuery, useOwnerCaptainsQuery } = fleetApi;
