import type { HeldPart } from '@harbourline/service-kit';
import { charterPictureUrl, imageUrl } from '../domain/image-key';
import type { Db } from '../db/database';

/** What catalog holds of one person: their boats, pictures, rates and reviews, and the pictures of charters that they uploaded. */
export function listHeldData({ client }: Db): HeldPart[] {
  return [
    {
      title: 'boats',
      read: (ownerId, page) =>
        client.boat.findMany({
          where: { ownerId },
          orderBy: { id: 'asc' },
          omit: { searchText: true, foldedText: true, images: true },
          ...page,
        }),
    },
    {
      title: 'picturesOfBoats',
      read: async (ownerId, page) => {
        const pictures = await client.boatImage.findMany({
          where: { boat: { ownerId }, storedAt: { not: null } },
          orderBy: { key: 'asc' },
          ...page,
        });
        return pictures.map(({ key, boatId, sizeBytes, createdAt }) => ({
          file: imageUrl(key),
          boatId,
          sizeBytes,
          createdAt,
        }));
      },
    },
    {
      title: 'ratesAsCaptain',
      read: (captainId, page) => client.captainBoat.findMany({ where: { captainId }, orderBy: { id: 'asc' }, ...page }),
    },
    {
      title: 'reviewsWritten',
      read: (authorId, page) => client.review.findMany({ where: { authorId }, orderBy: { id: 'asc' }, ...page }),
    },
    {
      title: 'reviewsReceived',
      // What nobody may read yet is the writer's alone.
      read: (reviewedId, page) =>
        client.review.findMany({
          where: { reviewedId, published: true, hiddenAt: null },
          orderBy: { id: 'asc' },
          select: { bookingId: true, about: true, boatTitle: true, day: true, stars: true, text: true, reply: true },
          ...page,
        }),
    },
    {
      title: 'picturesOfCharters',
      read: async (uploadedBy, page) => {
        const pictures = await client.boatImage.findMany({
          where: { uploadedBy, charterId: { not: null }, storedAt: { not: null }, removeAt: null },
          orderBy: { key: 'asc' },
          ...page,
        });
        return pictures.flatMap(({ key, charterId, keptFor, sizeBytes, createdAt }) =>
          charterId === null
            ? []
            : [{ file: charterPictureUrl(charterId, key), charterId, keptFor, sizeBytes, createdAt }],
        );
      },
    },
  ];
}
