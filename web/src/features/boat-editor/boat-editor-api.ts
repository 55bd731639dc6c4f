import {
  type BoatView,
  createBoat,
  deleteBoat,
  deleteImage,
  getBoat,
  listUsers,
  me,
  type RouteRequest,
  type RouteResponse,
  updateBoat,
  uploadImages,
  type UserView,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const SHOWN_BY = ['OwnerBoats', 'Boats', 'Boat'] as const;
const ADDRESS_OF_IMAGES = '/api/image/';

interface NewBoat {
  body: RouteRequest<typeof createBoat>;
  idempotencyKey: string;
}

interface Upload {
  files: readonly File[];
  /** Hears which share has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

const boatEditorApi = api.injectEndpoints({
  endpoints: (build) => ({
    editedBoat: build.query<BoatView, number>({
      // A boat is open to guests: with an expired session it would come as they see it, without its name.
      queryFn: async (id, _api, _options, baseQuery) => {
        const session = await baseQuery(call(me));
        if (session.error) return { error: session.error };
        const { data, error } = await baseQuery(call(getBoat, { params: { id } }));
        if (error) return { error };
        return { data: (Array.isArray(data) ? data[0] : data) as BoatView };
      },
      providesTags: ['Boat'],
    }),
    boatOwners: build.query<UserView[], void>({
      query: () => call(listUsers, { query: { role: 'owner', limit: 200 } }),
    }),
    createBoat: build.mutation<BoatView, NewBoat>({
      query: ({ body, idempotencyKey }) => call(createBoat, { body, idempotencyKey }),
      invalidatesTags: [...SHOWN_BY],
    }),
    updateBoat: build.mutation<BoatView, { id: number; body: RouteRequest<typeof updateBoat> }>({
      query: ({ id, body }) => call(updateBoat, { params: { id }, body }),
      invalidatesTags: [...SHOWN_BY, 'Availability'],
    }),
    deleteBoat: build.mutation<null, number>({
      query: (id) => call(deleteBoat, { params: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['OwnerBoats', 'Boats', 'Bookings', 'OwnerCaptains']),
    }),
    uploadPictures: build.mutation<RouteResponse<typeof uploadImages>, Upload>({
      query: ({ files, onProgress }) => {
        const body = new FormData();
        files.forEach((file) => body.append('images', file));
        return call(uploadImages, { body, onProgress });
      },
    }),
    deletePicture: build.mutation<null, string>({
      query: (url) => call(deleteImage, { params: { path: url.replace(ADDRESS_OF_IMAGES, '') } }),
    }),
  }),
});

export const {
  useEditedBoatQuery,
  useLazyEditedBoatQuery,
  useBoatOwnersQuery,
  useCreateBoatMutation,
  useUpdateBoatMutation,
  useDeleteBoatMutation,
  useUploadPicturesMutation,
  useDeletePictureMutation,
} = boatEditorApi;
