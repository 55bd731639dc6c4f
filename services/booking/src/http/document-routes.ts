import * as api from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { bookingConfirmation } from '../documents/booking-confirmation';
import { captainAgreement } from '../documents/captain-agreement';
import type { DocumentFacts } from '../documents/facts';
import { rentalAgreement } from '../documents/rental-agreement';
import {
  findForAgreement,
  findForCaptainAgreement,
  findForConfirmation,
  type BookingForDocument,
} from '../use-cases/find-document';
import { presentDocument } from './present-document';

/** Bookings on paper. */
export function documentRoutes(deps: Deps): ServiceRoute[] {
  const download = (
    found: BookingForDocument,
    viewer: UserActor,
    make: (facts: DocumentFacts) => NodeJS.ReadableStream,
    name: string,
  ): Reply<undefined> => ({
    status: 200,
    stream: make(presentDocument(deps, found, viewer)),
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}-${found.booking.id}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });

  return [
    route(api.rentalAgreement, async ({ params, actor }) =>
      download(await findForAgreement(deps, actor, params.id), actor, rentalAgreement, 'rental-agreement'),
    ),

    route(api.captainAgreement, async ({ params, actor }) =>
      download(await findForCaptainAgreement(deps, actor, params.id), actor, captainAgreement, 'captain-agreement'),
    ),

    route(api.bookingConfirmation, async ({ params, actor }) => {
      const found = await findForConfirmation(deps, actor, params.id);
      const name = found.booking.status === 'pending' ? 'reservation-request' : 'booking';
      return download(found, actor, bookingConfirmation, name);
    }),
  ];
}
