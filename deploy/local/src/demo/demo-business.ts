import type { BoatView } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import { DEMO_CAPTAINS, DEMO_OWNERS } from './people';
import { signInAs } from './sign-in-as';

/** The demo's owner, whose boats all examples are of. */
export interface DemoBusiness {
  owner: { client: ApiClient; id: number };
  boats: BoatView[];
  captainId: number;
  /** Booking's database. */
  bookingDatabaseUrl: string;
}

export async function openDemoBusiness(gatewayUrl: string, bookingDatabaseUrl: string): Promise<DemoBusiness> {
  const [demoOwner, [demoCaptain]] = [DEMO_OWNERS[0], DEMO_CAPTAINS];
  if (!demoOwner || !demoCaptain) throw new Error('the demo has an owner and a captain');
  const owner = await signInAs(gatewayUrl, demoOwner);
  const boats = await owner.client.call<BoatView[]>('GET', `/api/boats/owner/${owner.id}`);
  const { id: captainId } = await signInAs(gatewayUrl, demoCaptain.captain);
  return { owner, boats, captainId, bookingDatabaseUrl };
}
