import {
  createUser,
  exportUsers,
  listSignIns,
  listUsers,
  openBookings,
  type Role,
  type RouteRequest,
  type RouteResponse,
  type SignInView,
  updateUser,
  type USER_SORTS,
  type UserView,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { saveFile } from '../../shared/lib/save-file';
import { dayBegins } from '../../shared/lib/when';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';

type StandingChange = ({ role: Role } | { active: boolean }) & { currentPassword: string | undefined };

interface UserFilters {
  role: Role;
  q: string;
  sort?: (typeof USER_SORTS)[number] | undefined;
  /** Days of the office, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const PEOPLE_AT_ONCE = 10;
const RENTERS_AT_ONCE = 25;

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    countUsers: build.query<number, Role>({
      query: (role) => call(listUsers, { query: { role, limit: 1 } }),
      transformResponse: (_users, meta) => meta?.total ?? 0,
      providesTags: ['Users'],
    }),
    users: build.infiniteQuery<PageOf<UserView>, UserFilters, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { role, q, sort, from, to }, pageParam: cursor }) => {
        const limit = role === 'renter' ? RENTERS_AT_ONCE : PEOPLE_AT_ONCE;
        const joined = { from: from && dayBegins(from), until: to && dayBegins(to, { later: 1 }) };
        return call(listUsers, { query: { role, q, sort, ...joined, cursor, limit } });
      },
      transformResponse: toPage<UserView>,
      providesTags: ['Users'],
    }),
    exportPeople: build.mutation<null, UserFilters>({
      query: ({ role, q, from, to }) =>
        call(exportUsers, {
          body: {
            role,
            q,
            from: from ? dayBegins(from) : undefined,
            until: to ? dayBegins(to, { later: 1 }) : undefined,
          },
          onFile: saveFile,
        }),
    }),
    foundPeople: build.infiniteQuery<PageOf<UserView>, string, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: q, pageParam: cursor }) => call(listUsers, { query: { q, cursor, limit: PEOPLE_AT_ONCE } }),
      transformResponse: toPage<UserView>,
      providesTags: ['Users'],
    }),
    /** Null for a number that nobody has. */
    person: build.query<UserView | null, number>({
      query: (id) => call(listUsers, { query: { ids: String(id) } }),
      transformResponse: (users: UserView[]) => users[0] ?? null,
      providesTags: ['Users'],
    }),
    signIns: build.infiniteQuery<PageOf<SignInView>, number, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: id, pageParam: cursor }) =>
        call(listSignIns, { params: { id }, query: { cursor, limit: RENTERS_AT_ONCE } }),
      transformResponse: toPage<SignInView>,
      providesTags: ['Users'],
    }),
    addUser: build.mutation<UserView, { body: RouteRequest<typeof createUser>; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => call(createUser, { body, idempotencyKey }),
      invalidatesTags: ['Users'],
    }),
    /** What somebody has open, asked again each time that it is to be said. */
    openBookings: build.query<RouteResponse<typeof openBookings>, number>({
      query: (id) => call(openBookings, { params: { id } }),
      providesTags: ['Bookings'],
    }),
    updateStanding: build.mutation<UserView, { id: number; change: StandingChange }>({
      query: ({ id, change }) => ({ ...call(updateUser, { params: { id } }), body: change }),
      invalidatesTags: ['Users', 'Boats', 'Captains', 'Bookings', 'Booking'],
    }),
  }),
});

export const {
  useCountUsersQuery,
  useUsersInfiniteQuery,
  useExportPeopleMutation,
  useFoundPeopleInfiniteQuery,
  usePersonQuery,
  useSignInsInfiniteQuery,
  useAddUserMutation,
  useOpenBookingsQuery,
  useUpdateStandingMutation,
} = peopleApi;
