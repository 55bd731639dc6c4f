import type { LicenseView } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { licenseRecords } from '../db/license-records';
import { licenseViews } from '../domain/license-standing';
import type { User } from '../generated/prisma/client';

/** How a captain's licences stand. */
export async function listLicenses({ db }: Pick<Deps, 'db'>, captain: User): Promise<LicenseView[]> {
  return licenseViews(captain, await licenseRecords(db.client, captain.id));
}
