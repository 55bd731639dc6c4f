import {
  acceptLicense,
  getLicenses,
  type LicenseType,
  listSubmittedLicenses,
  rejectLicense,
  type RouteRequest,
  type RouteResponse,
  type SubmittedLicense,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';

type Licenses = RouteResponse<typeof getLicenses>;

interface OneLicense {
  id: number;
  licenseType: LicenseType;
}

const LICENSES_AT_ONCE = 10;

const licensesApi = api.injectEndpoints({
  endpoints: (build) => ({
    licensesOf: build.query<Licenses, number>({
      query: (id) => call(getLicenses, { params: { id } }),
    }),
    licensesToReview: build.query<{ licenses: SubmittedLicense[]; total: number }, void>({
      query: () => call(listSubmittedLicenses, { query: { limit: LICENSES_AT_ONCE } }),
      transformResponse: (licenses: SubmittedLicense[], meta) => ({ licenses, total: meta?.total ?? licenses.length }),
      providesTags: ['Licenses'],
    }),
    acceptLicense: build.mutation<Licenses, OneLicense & { body: RouteRequest<typeof acceptLicense> }>({
      query: ({ id, licenseType, body }) => call(acceptLicense, { params: { id, licenseType }, body }),
      invalidatesTags: ['Users', 'Captains', 'Licenses'],
    }),
    rejectLicense: build.mutation<Licenses, OneLicense & { body: RouteRequest<typeof rejectLicense> }>({
      query: ({ id, licenseType, body }) => call(rejectLicense, { params: { id, licenseType }, body }),
      invalidatesTags: ['Users', 'Captains', 'Licenses'],
    }),
  }),
});

export const { useLazyLicensesOfQuery, useLicensesToReviewQuery, useAcceptLicenseMutation, useRejectLicenseMutation } =
  licensesApi;
