import {
  type CaptainBoatWithBoat,
  getLicenses,
  type LicenseType,
  listBoats,
  listCaptainRates,
  type ListedBoat,
  type RouteRequest,
  type RouteResponse,
  saveCaptainRates,
  uploadLicense,
} from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import { type ApiCall, call } from '../../shared/api/call';
import type { City } from '../../shared/config/site';

interface SavedRates {
  body: RouteRequest<typeof saveCaptainRates>;
  idempotencyKey: string;
}

interface SentLicense {
  userId: number;
  licenseType: LicenseType;
  file: File;
  number: string;
  expiresOn: string;
  onProgress: ApiCall['onProgress'];
}

const captainApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All boats of a city, page after page: saving replaces the whole city. */
    cityBoats: build.query<ListedBoat[], City>({
      async queryFn(city, _api, _options, baseQuery) {
        const boats: ListedBoat[] = [];
        let page: ApiCall | undefined = call(listBoats, { query: { location: city } });
        while (page) {
          const { data, error, meta } = await baseQuery(page);
          if (error) return { error };
          boats.push(...(data as ListedBoat[]));
          page = meta?.next === undefined ? undefined : { method: 'GET', url: meta.next };
        }
        return { data: boats };
      },
      providesTags: ['Boats'],
    }),
    captainRates: build.query<CaptainBoatWithBoat[], number>({
      query: (captainId) => call(listCaptainRates, { params: { captainId } }),
      providesTags: ['CaptainRates'],
    }),
    saveRates: build.mutation<RouteResponse<typeof saveCaptainRates>, SavedRates>({
      query: ({ body, idempotencyKey }) => call(saveCaptainRates, { body, idempotencyKey }),
      invalidatesTags: ['CaptainRates', 'Captains'],
    }),
    licenses: build.query<RouteResponse<typeof getLicenses>, number>({
      query: (id) => call(getLicenses, { params: { id } }),
      providesTags: ['Licenses'],
    }),
    uploadLicense: build.mutation<RouteResponse<typeof uploadLicense>, SentLicense>({
      query: ({ userId, licenseType, file, number, expiresOn, onProgress }) => {
        const body = new FormData();
        body.append('userId', String(userId));
        body.append('licenseType', licenseType);
        body.append('number', number);
        body.append('expiresOn', expiresOn);
        body.append('license', file);
        return call(uploadLicense, { body, onProgress });
      },
      invalidatesTags: ['Licenses', 'Captains'],
    }),
  }),
});

export const {
  useCityBoatsQuery,
  useCaptainRatesQuery,
  useSaveRatesMutation,
  useLicensesQuery,
  useUploadLicenseMutation,
} = captainApi;
