import type { getLicenses, LicenseType, LicenseView, RouteResponse } from '@harbourline/contracts';
import { dayOfDate } from '@harbourline/policy';
import type { ApiClient } from '@harbourline/client/api-client';
import { drawLicenceCard } from './draw-licence-card';

const TITLES: Record<LicenseType, string> = {
  pleasure_craft: 'Pleasure Craft Operator’s License',
  harbor: 'Port of Toronto Harbour License',
};
const GOOD_FOR_YEARS = 3;
const NUMBER = 'SPECIMEN';

type Licenses = RouteResponse<typeof getLicenses>;

/**
 * Puts both licences of a captain on file and has the administrator accept them, so that the captain may be booked. What
 * an earlier, interrupted run has done is found. @returns the day (YYYY-MM-DD) on which they expire.
 */
export async function licenseCaptain(
  admin: ApiClient,
  captain: { id: number; fullName: string },
  by: ApiClient = admin,
): Promise<string> {
  const expiresOn = inYears(GOOD_FOR_YEARS);
  const path = `/api/users/${captain.id}/licenses`;
  const { licenses } = await admin.call<Licenses>('GET', path);
  for (const license of licenses) {
    const { licenseType, status } = license;
    if (status === 'accepted') continue;
    const filePath = license.filePath ?? (await upload(by, captain, { licenseType, expiresOn }));
    await admin.call('POST', `${path}/${licenseType}/accept`, { filePath, number: NUMBER, expiresOn });
  }
  return expiresOn;
}

async function upload(
  by: ApiClient,
  { id, fullName: holder }: { id: number; fullName: string },
  { licenseType, expiresOn }: Pick<LicenseView, 'licenseType'> & { expiresOn: string },
): Promise<string> {
  const card = await drawLicenceCard({ title: TITLES[licenseType], holder, number: NUMBER, expiresOn });
  const form = new FormData();
  for (const [name, value] of Object.entries({ userId: String(id), licenseType, number: NUMBER, expiresOn }))
    form.append(name, value);
  form.append('license', new Blob([new Uint8Array(card)], { type: 'image/jpeg' }), `${licenseType}.jpg`);
  return (await by.call<{ filePath: string }>('POST', '/api/upload-license', form)).filePath;
}

function inYears(years: number): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return dayOfDate(date);
}
