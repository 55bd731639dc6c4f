import { type RouteResponse, uploadCharterPictures } from '@harbourline/contracts';
import { api } from '../api/api';
import { call } from '../api/call';

interface Upload {
  bookingId: number;
  photos: readonly Blob[];
  /** Hears which share has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPhotos: build.mutation<RouteResponse<typeof uploadCharterPictures>, Upload>({
      query: ({ bookingId: id, photos, onProgress }) => {
        const body = new FormData();
        for (const photo of photos) body.append('images', photo, photo instanceof File ? photo.name : 'photo.jpg');
        return call(uploadCharterPictures, { params: { id }, body, onProgress });
      },
    }),
  }),
});

export const { useUploadPhotosMutation } = photosApi;
