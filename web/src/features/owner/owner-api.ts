import { type BoatView, listOwnerBoats, toggleBoatAvailability } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const ownerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownerBoats: build.query<BoatView[], number>({
      query: (ownerId) => call(listOwnerBoats, { params: { ownerId } }),
      providesTags: ['OwnerBoats'],
    }),
    toggleBoat: build.mutation<BoatView, number>({
      query: (id) => call(toggleBoatAvailability, { params: { id } }),
      invalidatesTags: ['OwnerBoats', 'Boats', 'Boat'],
    }),
  }),
});

export const { useOwnerBoatsQuery, useToggleBoatMutation } = ownerApi;
