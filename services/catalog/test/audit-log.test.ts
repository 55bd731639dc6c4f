import { writtenReview } from '@harbourline/contracts';
import { auditLogContract, type AuditedWrite } from '@harbourline/test-kit/audit-log';
import {
  admin,
  buildListing,
  buildPicture,
  captain,
  formOf,
  listBoat,
  owner,
  renter,
  uploadPictures,
} from './builders';
import { z } from 'zod';
import { ofBoat, ofRenter, startReviews, type Reviews } from './review-world';
import type { Catalog } from './start-catalog';

let reviews: Reviews;
let catalog: Catalog;
beforeAll(async () => {
  reviews = await startReviews();
  catalog = reviews.catalog;
});
afterAll(() => reviews?.stop());

const newPicture = async () => ({ content: await buildPicture().jpeg().toBuffer(), name: 'picture.jpg' });
/** A review that everybody may read, for an administrator to judge. */
const judging = (judgement: object): AuditedWrite => ({
  changes: 'reviews',
  async prepare(send) {
    const { id: bookingId } = await reviews.complete(await reviews.boat());
    const { body } = await reviews.write(renter, bookingId, ofBoat());
    await reviews.write(owner, bookingId, ofRenter());
    const [review] = z.array(writtenReview).parse(body);
    return () => send('PATCH', `/api/admin/reviews/${review?.id}`, judgement);
  },
});
const rateFor = (boatId: number) => ({ rates: [{ boatId, captainId: captain.id, rate: 65 }] });

describe('the audit log of the catalog', () => {
  auditLogContract('catalog', {
    url: () => catalog.url,
    token: () => catalog.identity.tokenFor(admin),
    administrator: () => admin.id,
    sql: (statement) => catalog.db.client.$executeRawUnsafe(statement),
    secrets: /password|token/i,
    writes: {
      'POST /api/boats': {
        changes: 'boats',
        async prepare(send) {
          const listing = buildListing(await uploadPictures(catalog, admin), { ownerId: owner.id });
          return () => send('POST', '/api/boats', listing);
        },
      },
      'PATCH /api/boats/:id/toggle-availability': {
        changes: 'boats',
        async prepare(send) {
          const { id } = await listBoat(catalog);
          return () => send('PATCH', `/api/boats/${id}/toggle-availability`);
        },
      },
      'PUT /api/boats/:id': {
        changes: 'boats',
        async prepare(send) {
          const { id, images } = await listBoat(catalog);
          return () => send('PUT', `/api/boats/${id}`, buildListing(images, { rate: 400 }));
        },
      },
      'DELETE /api/boats/:id': {
        changes: 'boats',
        async prepare(send) {
          const { id } = await listBoat(catalog);
          return () => send('DELETE', `/api/boats/${id}`);
        },
      },
      'PATCH /api/boats/:id/preferred-captain': {
        changes: 'boats',
        async prepare(send) {
          const { id } = await listBoat(catalog);
          await catalog.as(captain).post('/api/captain-rates', rateFor(id));
          return () => send('PATCH', `/api/boats/${id}/preferred-captain`, { captainId: captain.id });
        },
      },
      'POST /api/captain-rates': {
        changes: 'captain_boats',
        async prepare(send) {
          const { id } = await listBoat(catalog);
          return () => send('POST', '/api/captain-rates', rateFor(id));
        },
      },
      'PATCH /api/admin/reviews/:id hide': judging({ hidden: true, reason: 'It names somebody' }),
      'PATCH /api/admin/reviews/:id letStand': judging({ hidden: false }),
      'POST /api/upload': {
        changes: 'boat_images',
        async prepare(send) {
          const picture = await newPicture();
          return () => send('POST', '/api/upload', formOf(picture));
        },
      },
      'DELETE /api/image/*path': {
        changes: 'boat_images',
        async prepare(send) {
          const [url = ''] = await uploadPictures(catalog, owner, 1);
          return () => send('DELETE', url);
        },
      },
    },
  });
});
