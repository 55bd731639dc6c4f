import type { getLicenses, RouteResponse } from '@harbourline/contracts';
import type { ApiClient } from '../client/api-client';
import { drawLicenceCard } from './draw-licence-card';
import { DEMO_CAPTAINS } from './people';
import { signInAs } from './sign-in-as';

const LICENCES = [
  { licenseType: 'pleasure_craft', column: 'pleasureCraftLicense', title: 'Pleasure Craft Operator’s License' },
  { licenseType: 'harbor', column: 'harborLicense', title: 'Port of Toronto Harbour License' },
] as const;

/** Every demo captain uploads whichever of both licences is not on file yet, so that they may be hired. */
export async function uploadLicences(gatewayUrl: string): Promise<void> {
  for (const { captain } of DEMO_CAPTAINS) {
    const { client, id } = await signInAs(gatewayUrl, captain);
    const onFile = await client.call<RouteResponse<typeof getLicenses>>('GET', `/api/users/${id}/licenses`);
    for (const { licenseType, column, title } of LICENCES) {
      if (onFile[column]) continue;
      const card = await drawLicenceCard({ title, holder: captain.fullName });
      await upload(client, { userId: id, licenseType, card });
    }
  }
}

async function upload(
  captain: ApiClient,
  { userId, licenseType, card }: { userId: number; licenseType: string; card: Buffer },
): Promise<void> {
  const form = new FormData();
  form.append('userId', String(userId));
  form.append('licenseType', licenseType);
  form.append('license', new Blob([new Uint8Array(card)], { type: 'image/jpeg' }), `${licenseType}.jpg`);
  await captain.call('POST', '/api/upload-license', form);
}
