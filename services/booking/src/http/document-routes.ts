import * as api from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import { route, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { DocumentKind, DocumentSetter } from '../documents/document-setter';
import {
  findForRentalAgreement,
  findForCaptainAgreement,
  findForConfirmation,
  findForReceipt,
  type BookingForDocument,
} from '../use-cases/find-document';
import { readDockPictures } from '../use-cases/read-dock-pictures';
import { presentDocument } from './present-document';

/** Bookings on paper. */
export function documentRoutes(deps: Deps, setter: DocumentSetter): ServiceRoute[] {
  async function download(
    found: BookingForDocument,
    viewer: UserActor,
    kind: DocumentKind,
    name: string,
  ): Promise<Reply<undefined>> {
    const { version, id } = found.booking;
    const facts = presentDocument(deps, found, viewer);
    return {
      status: 200,
      stream: await setter.set({ kind, version, facts, read: () => readDockPictures(deps, id, facts.dock) }, viewer.id),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}-${id}.pdf"`,
        'cache-control': 'private, no-store',
      },
    };
  }

  return [
    route(api.rentalAgreement, async ({ params, actor }) => {
      const found = await findForRentalAgreement(deps, actor, params.id);
      return download(found, actor, 'rental-agreement', 'rental-agreement');
    }),

    route(api.captainAgreement, async ({ params, actor }) => {
      const found = await findForCaptainAgreement(deps, actor, params.id);
      return download(found, actor, 'captain-agreement', 'captain-agreement');
    }),

    route(api.bookingConfirmation, async ({ params, actor }) => {
      const found = await findForConfirmation(deps, actor, params.id);
      const name = isRequest(found.booking) ? 'reservation-request' : 'booking';
      return download(found, actor, 'confirmation', name);
    }),

    route(api.depositReceipt, async ({ params, actor }) => {
      const found = await findForReceipt(deps, actor, params.id);
      return download(found, actor, 'receipt', 'receipt');
    }),
  ];
}
