import {
  bookingConfirmation,
  type BookingParty,
  calendarEntry,
  captainAgreement,
  contactCard,
  depositReceipt,
  rentalAgreement,
} from '@harbourline/contracts';
import { api } from '../../../shared/api/api';
import { call } from '../../../shared/api/call';
import { saveFile } from '../../../shared/lib/save-file';
import type { BookingDocument } from './documents-of';

const ROUTES = {
  ...{ confirmation: bookingConfirmation, rentalAgreement, captainAgreement, receipt: depositReceipt },
  calendar: calendarEntry,
};

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the file under the name that the server gives it. */
    downloadDocument: build.mutation<null, { id: number; document: BookingDocument }>({
      query: ({ id, document }) => call(ROUTES[document], { params: { id }, onFile: saveFile }),
    }),
    downloadContact: build.mutation<null, { id: number; party: BookingParty }>({
      query: (params) => call(contactCard, { params, onFile: saveFile }),
    }),
  }),
});

export const { useDownloadDocumentMutation, useDownloadContactMutation } = documentsApi;
