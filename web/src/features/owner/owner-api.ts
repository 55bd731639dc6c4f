import { type BoatView, setPreferredCaptain, toggleBoatAvailability } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fleetApi } from '../../shared/api/fleet-api';

type OwnBoat = Pick<BoatView, 'id' | 'ownerId'>;

const ownerApi = api.injectEndpoints({
  endpoints: (build) => ({
    toggleBoat: build.mutation<BoatView, OwnBoat>({
      query: ({ id }) => call(toggleBoatAvailability, { params: { id } }),
      // The switch moves at once, and back where the call fails.
      onQueryStarted: async ({ id, ownerId }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          fleetApi.util.updateQueryData('ownerBoats', ownerId, (boats) => {
            const boat = boats.find((one) => one.id === id);
            if (boat) boat.isAvailable = !boat.isAvailable;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['OwnerBoats', 'Boats', 'Boat'],
    }),
    setPreferredCaptain: build.mutation<BoatView, OwnBoat & { captainId: number | null }>({
      query: ({ id, captainId }) => call(setPreferredCaptain, { params: { id }, body: { captainId } }),
      onQueryStarted: async ({ id, ownerId, captainId }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          fleetApi.util.updateQueryData('ownerBoats', ownerId, (boats) => {
            const boat = boats.find((one) => one.id === id);
            if (boat) boat.preferredCaptainId = captainId;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['OwnerBoats', 'Captains', 'Boat'],
    }),
  }),
});

export const { useToggleBoatMutation, useSetPreferredCaptainMutation } = ownerApi;
