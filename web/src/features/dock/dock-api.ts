import {
  type BookingView,
  type DockAct,
  type DockView,
  getBooking,
  me,
  readDock,
  recordAtDock,
  type RouteResponse,
  type SessionUser,
  uploadCharterPictures,
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
      invalidatesTags: (result) => (result ? ['Booking', 'Bookings'] : []),
    }),
    /** One at a time: on a bad line each that has arrived need not travel again. */
    uploadPhoto: build.mutation<RouteResponse<typeof uploadCharterPictures>, { bookingId: number; photo: Blob }>({
      query: ({ bookingId: id, photo }) => {
        const body = new FormData();
        body.append('images', photo, 'photo.jpg');
        return call(uploadCharterPictures, { params: { id }, body });
      },
    }),
    whoIsThere: build.query<SessionUser, void>({
      query: () => call(me),
      transformResponse: (answer: SessionUser | { user: SessionUser }) => ('user' in answer ? answer.user : answer),
    }),
  }),
});

export const { useDockQuery, useDockCharterQuery } = dockApi;
