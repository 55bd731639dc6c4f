import {
  type NotificationPreview,
  notifyOwner,
  notifyRenter,
  previewOwnerNotification,
  previewRenterNotification,
  type RouteResponse,
} from '@harbourline/contracts';
import { api } from '../../../shared/api/api';
import { call } from '../../../shared/api/call';

export type Party = 'renter' | 'owner';

const PREVIEW = { renter: previewRenterNotification, owner: previewOwnerNotification };
const SEND = { renter: notifyRenter, owner: notifyOwner };

interface Recipient {
  party: Party;
  bookingId: number;
}

const notifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    notificationPreview: build.query<NotificationPreview, Recipient>({
      query: ({ party, bookingId }) => call(PREVIEW[party], { params: { bookingId } }),
      providesTags: ['Booking'],
    }),
    notify: build.mutation<RouteResponse<typeof notifyRenter>, Recipient & { idempotencyKey: string }>({
      query: ({ party, bookingId, idempotencyKey }) => call(SEND[party], { params: { bookingId }, idempotencyKey }),
      invalidatesTags: ['Messages'],
    }),
  }),
});

export const { useNotificationPreviewQuery, useNotifyMutation } = notifyApi;
