import {
  type BookingView,
  type DockAct,
  type DockView,
  getBooking,
  readDock,
  recordAtDock,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

export const dockApi = api.injectEndpoints({
  endpoints: (build) => ({
    dock: build.query<DockView, number>({
      query: (id) => call(readDock, { params: { id } }),
      providesTags: ['Booking'],
    }),
    /** Whom, when and how many it is about. */
    dockCharter: build.query<BookingView, number>({
      query: (id) => call(getBooking, { params: { id } }),
      providesTags: ['Booking'],
    }),
    recordAtDock: build.mutation<DockView, { bookingId: number; act: DockAct }>({
      query: ({ bookingId: id, act }) => call(recordAtDock, { params: { id }, body: act }),
      // What stands now is in the answer: on a bad line, asking for it again takes its time.
      async onQueryStarted({ bookingId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(dockApi.util.upsertQueryData('dock', bookingId, answer.data));
      },
      invalidatesTags: (result) => (result ? ['Booking', 'Bookings'] : []),
    }),
  }),
});

export const { useDockQuery, useDockCharterQuery } = dockApi;
