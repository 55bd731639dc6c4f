import { LICENSE_TYPES, type LicenseType, type LicenseView } from '@harbourline/contracts';
import { dayOfDate, type License, type Licenses } from '@harbourline/policy';
import type { LicenseFile, LicenseRejection, User } from '../generated/prisma/client';
import { LICENSE_COLUMNS } from './licenses';

/** All that is known of a captain's licences: what is on file, and why the last was rejected. */
export interface LicenseRecords {
  files: readonly LicenseFile[];
  rejections: readonly LicenseRejection[];
}

type WithLicenses = Pick<User, 'pleasureCraftLicense' | 'harborLicense'>;

/** The licences as they count: an accepted one counts until its successor is accepted. */
export function licensesInForce(user: WithLicenses, records: LicenseRecords): Licenses {
  return { pleasure_craft: inForce('pleasure_craft', user, records), harbor: inForce('harbor', user, records) };
}

function inForce(type: LicenseType, user: WithLicenses, records: LicenseRecords): License | null {
  const accepted = acceptedFile(type, records);
  if (accepted) return { status: 'accepted', expiresOn: dayOrNull(accepted.expiresOn) };
  const newest = newestFile(type, user, records);
  if (newest) return { status: 'submitted', expiresOn: dayOrNull(newest.expiresOn) };
  return user[LICENSE_COLUMNS[type]] !== null
    ? { status: 'submitted', expiresOn: null }
    : rejectionOf(type, records) && { status: 'rejected', expiresOn: null };
}

/** The newest licence of each kind, and what became of it. */
export function licenseViews(user: WithLicenses, records: LicenseRecords): LicenseView[] {
  return LICENSE_TYPES.map((licenseType) => {
    const newest = newestFile(licenseType, user, records);
    const rejection = rejectionOf(licenseType, records);
    const onFile = newest?.status === 'accepted' ? 'accepted' : newest && 'submitted';
    return {
      licenseType,
      status: onFile ?? (rejection && 'rejected'),
      filePath: newest?.key ?? null,
      number: newest?.number ?? null,
      expiresOn: dayOrNull(newest?.expiresOn),
      submittedAt: newest?.createdAt.toISOString() ?? null,
      rejectionReason: rejection?.reason ?? null,
      acceptedUntil: dayOrNull(acceptedFile(licenseType, records)?.expiresOn),
    };
  });
}

function acceptedFile(type: LicenseType, { files }: LicenseRecords): LicenseFile | null {
  return files.find(({ licenseType, status }) => licenseType === type && status === 'accepted') ?? null;
}

function newestFile(type: LicenseType, user: WithLicenses, { files }: LicenseRecords): LicenseFile | null {
  return files.find(({ key }) => key === user[LICENSE_COLUMNS[type]]) ?? null;
}

function rejectionOf(type: LicenseType, { rejections }: LicenseRecords): LicenseRejection | null {
  return rejections.find(({ licenseType }) => licenseType === type) ?? null;
}

function dayOrNull(date: Date | null | undefined): string | null {
  return date ? dayOfDate(date) : null;
}
