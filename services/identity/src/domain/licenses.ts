import { randomUUID } from 'node:crypto';
import type { LicenseType } from '@harbourline/contracts';
import type { User } from '../generated/prisma/client';

/** The column of a user's row with the file of each licence. */
export const LICENSE_COLUMNS = {
  pleasure_craft: 'pleasureCraftLicense',
  harbor: 'harborLicense',
} as const satisfies Record<LicenseType, keyof User>;

/** The file formats of stored licences. */
export const LICENSE_FORMATS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;
export type LicenseContentType = keyof typeof LICENSE_FORMATS;

const FOLDER = 'licenses/';

export function newLicenseKey(contentType: LicenseContentType): string {
  return `${FOLDER}${randomUUID()}.${LICENSE_FORMATS[contentType]}`;
}

/** The key of a file, from its name in the address. */
export function licenseKey(name: string): string {
  return FOLDER + name;
}
