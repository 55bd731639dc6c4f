import { createApi } from '@reduxjs/toolkit/query/react';
import { makeBaseQuery } from './base-query';

/**
 * The one API of the app; features inject their endpoints. Nothing is served from an old answer: every reader asks
 * again when it appears and when the window gets the focus, and what was on screen stays until the answer is there.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: makeBaseQuery(),
  tagTypes: [
    'Me',
    'Boats',
    'Boat',
    'Captains',
    'Availability',
    'Bookings',
    'Booking',
    'Hold',
    'PaymentConfig',
    'OwnerBoats',
    'CaptainRates',
    'Licenses',
    'OwnerCaptains',
    'CalendarBlocks',
    'Credits',
    'Payments',
    'Users',
    'Messages',
    'ContactMessages',
    'Conversations',
    'SavedReplies',
    'ConversationReports',
    'Reviews',
    'Questions',
  ],
  keepUnusedDataFor: 0,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
