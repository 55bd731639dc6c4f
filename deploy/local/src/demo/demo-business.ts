import type { BoatView } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import { DEMO_CAPTAINS, DEMO_OWNERS } from './people';
import { signInAs } from './sign-in-as';

/** The demo's owner, whose boats all examples are of. */
export interface DemoBusiness {
  owner: { client: ApiClient; id: number };
  boats: BoatView[];
  /** In the order of the demo's list of captains. */
  captainIds: readonly number[];
  /** Booking's database. */
  bookingDatabaseUrl: string;
}

export async function openDemoBusiness(gatewayUrl: string, bookingDatabaseUrl: string): Promise<DemoBusiness> {
  const [demoOwner] = DEMO_OWNERS;
  if (!demoOwner) throw new Error('the demo has an owner');
  const owner = await signInAs(gatewayUrl, demoOwner);
  const boats = await owner.client.call<BoatView[]>('GET', `/api/boats/owner/${owner.id}`);
  const captains = await Promise.all(DEMO_CAPTAINS.map(({ captain }) => signInAs(gatewayUrl, captain)));
  return { owner, boats, captainIds: captains.map(({ id }) => id), bookingDatabaseUrl };
}
