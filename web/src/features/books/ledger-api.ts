import {
  type Discrepancy,
  exportLedger,
  ledgerBalances,
  type LedgerEntry,
  listDiscrepancies,
  listLedger,
  resolveDiscrepancy,
  type RouteResponse,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { fromTheStart, type PageOf, toPage } from '../../shared/api/page-of';
import { saveFile } from '../../shared/lib/save-file';
import type { LedgerFilters } from './ledger-filters';

const AT_ONCE = 25;
const LINES_AT_ONCE = 50;

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ledger: build.infiniteQuery<PageOf<LedgerEntry>, LedgerFilters, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg: { bookingId, account, from, to }, pageParam: cursor }) =>
        call(listLedger, { query: { bookingId, account, from, to, cursor, limit: LINES_AT_ONCE } }),
      transformResponse: toPage<LedgerEntry>,
      providesTags: ['Payments'],
    }),
    ledgerBalances: build.query<RouteResponse<typeof ledgerBalances>, void>({
      query: () => call(ledgerBalances),
      providesTags: ['Payments'],
    }),
    /** Saves the file under the name that the server gives it. */
    exportLedger: build.mutation<null, Pick<LedgerFilters, 'from' | 'to'>>({
      query: ({ from, to }) => call(exportLedger, { query: { from, to }, onFile: saveFile }),
    }),
    discrepancies: build.infiniteQuery<PageOf<Discrepancy>, { open: boolean }, string | null>({
      infiniteQueryOptions: fromTheStart,
      query: ({ queryArg, pageParam: cursor }) =>
        call(listDiscrepancies, { query: { ...queryArg, cursor, limit: AT_ONCE } }),
      transformResponse: toPage<Discrepancy>,
      providesTags: ['Payments'],
    }),
    resolveDiscrepancy: build.mutation<Discrepancy, { id: number; resolution: string }>({
      query: ({ id, resolution }) => call(resolveDiscrepancy, { params: { id }, body: { resolution } }),
      invalidatesTags: ['Payments'],
    }),
  }),
});

export const {
  useLedgerInfiniteQuery,
  useLedgerBalancesQuery,
  useExportLedgerMutation,
  useDiscrepanciesInfiniteQuery,
  useResolveDiscrepancyMutation,
} = ledgerApi;
