import type { HeldPart } from '@harbourline/service-kit';
import type { Db } from './client';

/** What identity holds of one person, without what only proves that it is them: passwords, tokens, devices. */
export function heldOfPerson({ client }: Db): HeldPart[] {
  return [
    {
      title: 'account',
      read: (id, page) =>
        client.user.findMany({
          ...{ where: { id }, orderBy: { id: 'asc' }, ...page },
          omit: { password: true, version: true, pleasureCraftLicense: true, harborLicense: true },
        }),
    },
    {
      title: 'signIns',
      read: (userId, page) =>
        client.session.findMany({
          ...{ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], ...page },
          select: { createdAt: true, endedAt: true, endReason: true },
        }),
    },
    {
      title: 'licenses',
      read: async (userId, page) => {
        const files = await client.licenseFile.findMany({
          ...{ where: { userId, storedAt: { not: null }, removedAt: null }, orderBy: { key: 'asc' }, ...page },
          select: {
            ...{ key: true, licenseType: true, contentType: true, sizeBytes: true },
            ...{ createdAt: true, status: true, number: true, expiresOn: true },
          },
        });
        return files.map(({ key, ...file }) => ({ file: `/api/image/${key}`, ...file }));
      },
    },
    {
      title: 'rejectedLicenses',
      read: (userId, page) =>
        client.licenseRejection.findMany({
          ...{ where: { userId }, orderBy: { licenseType: 'asc' }, ...page },
          select: { licenseType: true, reason: true, rejectedAt: true },
        }),
    },
  ];
}
