import { LICENSE_TYPES, type SubmittedLicense } from '@harbourline/contracts';
import { dayOfDate } from '@harbourline/policy';
import type { Deps } from '../db/database';
import type { Prisma } from '../generated/prisma/client';

const MOST = 200;

/** The licences of captains that wait for their review, the oldest first, and how many there are. */
export async function listSubmittedLicenses(
  { db }: Pick<Deps, 'db'>,
  { limit = MOST }: { limit?: number | undefined },
): Promise<{ licenses: SubmittedLicense[]; total: number }> {
  const onFile = { storedAt: { not: null }, removedAt: null };
  const where: Prisma.LicenseFileWhereInput = {
    ...onFile,
    status: 'submitted',
    user: { role: 'captain', active: true },
  };
  const [files, total] = await Promise.all([
    db.client.licenseFile.findMany({
      where,
      orderBy: [{ createdAt: 'asc' }, { key: 'asc' }],
      take: limit,
      include: { user: { include: { licenseFiles: { where: { ...onFile, status: 'accepted' } } } } },
    }),
    db.client.licenseFile.count({ where }),
  ]);
  const licenses = files.map(({ userId, licenseType, key, number, expiresOn, createdAt, user }) => {
    const before = user.licenseFiles.find((file) => file.licenseType === licenseType);
    return {
      userId,
      fullName: user.fullName,
      licenseType: LICENSE_TYPES.find((type) => type === licenseType) ?? LICENSE_TYPES[0],
      filePath: key,
      number,
      expiresOn: expiresOn && dayOfDate(expiresOn),
      submittedAt: createdAt.toISOString(),
      acceptedUntil: before?.expiresOn ? dayOfDate(before.expiresOn) : null,
    };
  });
  return { licenses, total };
}
