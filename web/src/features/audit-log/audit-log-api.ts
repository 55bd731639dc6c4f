import { AUDIT_LOGS, type AuditEntry, listUsers, type ServiceName, type UserView } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';
import { ALL, type AuditFilters, queryOf } from './audit-filters';

const AT_ONCE = 25;
/** The server sends at most so many at a time. */
const MOST = 200;

export type Names = Readonly<Record<number, Pick<UserView, 'fullName' | 'email'>>>;

const auditLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery<PageOf<AuditEntry>, AuditFilters & { part: ServiceName }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { part, ...filters }, pageParam: cursor }) =>
        call(AUDIT_LOGS[part], { query: { ...queryOf(filters), cursor, limit: AT_ONCE } }),
      transformResponse: toPage<AuditEntry>,
    }),
    /** About one account, or of one administrator about accounts. */
    accountChanges: build.infiniteQuery<
      PageOf<AuditEntry>,
      { of: 'thing' | 'administrator'; id: number },
      string | null
    >({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { of, id }, pageParam: cursor }) =>
        call(AUDIT_LOGS.identity, {
          query: {
            ...queryOf({ ...ALL, [of]: String(id) }),
            kind: of === 'thing' ? 'users' : '',
            cursor,
            limit: AT_ONCE,
          },
        }),
      transformResponse: toPage<AuditEntry>,
    }),
    administrators: build.query<UserView[], void>({
      query: () => call(listUsers, { query: { role: 'admin', limit: MOST } }),
      providesTags: ['Users'],
    }),
    /** Of those with these ids, whatever they are by now. */
    names: build.query<Names, readonly number[]>({
      query: (ids) => call(listUsers, { query: { ids: ids.join(), limit: MOST } }),
      transformResponse: (users: UserView[]) => Object.fromEntries(users.map((user) => [user.id, user])),
      providesTags: ['Users'],
    }),
  }),
});

export const { useAuditLogInfiniteQuery, useAccountChangesInfiniteQuery, useAdministratorsQuery, useNamesQuery } =
  auditLogApi;
