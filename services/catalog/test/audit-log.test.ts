import { auditLogContract } from '@harbourline/test-kit/audit-log';
import { admin, buildListing, buildPicture, captain, formOf, listBoat, owner, uploadPictures } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.knowUser({ id: owner.id, role: 'owner' });
  await catalog.knowUser({ id: captain.id, role: 'captain' });
});
afterAll(() => catalog?.stop());

const newPicture = async () => ({ content: await buildPicture().jpeg().toBuffer(), name: 'picture.jpg' });
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
