import {
  agree,
  checkResetLink,
  confirmEmail,
  currentSession,
  forgotPassword,
  login,
  logout,
  me,
  refresh,
  register,
  resetPassword,
  type RouteRequest,
  type RouteResponse,
  type SessionUser,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

const OWN_DATA = ['Boat', 'Boats', 'OwnerBoats', 'Bookings', 'Booking', 'Hold'] as const;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in, once a refresh cookie that is left is exchanged; null for guests, who meet no error. */
    session: build.query<SessionUser | null, void>({
      async queryFn(_nothing, _api, _options, ask) {
        const current = async () => {
          const { data, error } = await ask(call(currentSession, { keepSession: true }));
          return error ? { error } : { data: data as RouteResponse<typeof currentSession> };
        };
        const first = await current();
        if (first.error) return first;
        if (!first.data.renewable) return { data: first.data.user };
        const { error } = await ask(call(refresh, { keepSession: true }));
        if (error) return error.status === 401 ? { data: null } : { error };
        const second = await current();
        return second.error ? second : { data: second.data.user };
      },
    }),
    me: build.query<SessionUser, void>({
      query: () => call(me),
      transformResponse: unwrapUser,
    }),
    login: build.mutation<SessionUser, RouteRequest<typeof login>>({
      query: (body) => call(login, { body, keepSession: true }),
      transformResponse: unwrapUser,
      invalidatesTags: OWN_DATA,
    }),
    register: build.mutation<SessionUser, RouteRequest<typeof register>>({
      query: (body) => call(register, { body, keepSession: true }),
      transformResponse: unwrapUser,
      invalidatesTags: OWN_DATA,
    }),
    agree: build.mutation<SessionUser, RouteRequest<typeof agree>>({
      query: (body) => call(agree, { body }),
    }),
    logout: build.mutation<null, void>({
      query: () => call(logout, { keepSession: true }),
      invalidatesTags: OWN_DATA,
    }),
    forgotPassword: build.mutation<RouteResponse<typeof forgotPassword>, RouteRequest<typeof forgotPassword>>({
      query: (body) => call(forgotPassword, { body }),
    }),
    checkResetLink: build.query<null, string>({
      query: (token) => call(checkResetLink, { query: { token } }),
    }),
    resetPassword: build.mutation<RouteResponse<typeof resetPassword>, RouteRequest<typeof resetPassword>>({
      query: (body) => call(resetPassword, { body }),
      invalidatesTags: OWN_DATA,
    }),
    confirmEmail: build.mutation<null, string>({
      query: (token) => call(confirmEmail, { body: { token } }),
    }),
  }),
});

/** The user may arrive as such or wrapped in a `user` field. */
function unwrapUser(answer: SessionUser | { user: SessionUser }): SessionUser {
  return 'user' in answer ? answer.user : answer;
}

export const {
  useLoginMutation,
  useRegisterMutation,
  useAgreeMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useCheckResetLinkQuery,
  useResetPasswordMutation,
  useConfirmEmailMutation,
} = sessionApi;
