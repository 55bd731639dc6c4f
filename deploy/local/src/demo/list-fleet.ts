import type { BoatView, ErrorBody } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import { dayRatesOf } from './day-rates';
import { DEMO_FLEET, type DemoBoat } from './fleet';
import { DEMO_OWNERS } from './people';
import { readPicture, VIEWS } from './pictures';
import { signInAs } from './sign-in-as';
import { until } from './until';

/** Lists every demo boat that its owner has not listed yet, with its pictures. */
export async function listFleet(gatewayUrl: string): Promise<void> {
  const owners = [...DEMO_OWNERS.entries()];
  await Promise.all([listFor(owners.filter(([at]) => at % 2 === 0)), listFor(owners.filter(([at]) => at % 2 === 1))]);

  async function listFor(some: typeof owners): Promise<void> {
    for (const [at, owner] of some) {
      const { client, id } = await signInAs(gatewayUrl, owner);
      const listed = await client.call<BoatView[]>('GET', `/api/boats/owner/${id}`);
      for (const boat of DEMO_FLEET.filter((each) => each.owner === at)) {
        if (!listed.some(({ boatName }) => boatName === boat.boatName)) await listBoat(client, boat);
      }
    }
  }
}

async function listBoat(owner: ApiClient, boat: DemoBoat): Promise<void> {
  const { owner: _at, hour, ...listing } = boat;
  const form = new FormData();
  for (const [index, view] of VIEWS.entries()) {
    const picture = await readPicture(listing.boatName, { view, hour });
    form.append(
      'images',
      new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }),
      `${listing.boatName}-${index + 1}.jpg`,
    );
  }
  const { imageUrls } = await owner.call<{ imageUrls: string[] }>('POST', '/api/upload', form);
  const wanted = { ...listing, images: imageUrls, customRates: dayRatesOf(boat, new Date()) };
  await until(`${listing.boatName} could not be listed: the catalog has not heard of its owner`, async () => {
    const { status, body } = await owner.send<ErrorBody>('POST', '/api/boats', wanted);
    if (status >= 400 && body.code !== 'email_not_confirmed') throw new Error(`${listing.boatName}: ${body.message}`);
    return status < 400 || undefined;
  });
}
