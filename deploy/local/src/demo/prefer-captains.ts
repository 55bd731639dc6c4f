import type { BoatView } from '@harbourline/contracts';
import { DEMO_CAPTAINS, DEMO_OWNERS, type DemoPerson } from './people';
import { signInAs } from './sign-in-as';

/** Which captain an owner wants to have offered first, both counted as in the demo's lists of people. */
const PREFERENCES: readonly { owner: number; boatName: string; captain: number }[] = [
  { owner: 0, boatName: 'Northern Light', captain: 0 },
  { owner: 0, boatName: 'Queen of the Quay', captain: 1 },
  { owner: 2, boatName: 'Belle Rive', captain: 2 },
  { owner: 5, boatName: 'La Perla', captain: 3 },
];

/** Owners choose the captain who is offered first on some boats. */
export async function preferCaptains(gatewayUrl: string): Promise<void> {
  for (const { owner, boatName, captain } of PREFERENCES) {
    const { client, id } = await signInAs(gatewayUrl, personOf(DEMO_OWNERS[owner]));
    const { id: captainId } = await signInAs(gatewayUrl, personOf(DEMO_CAPTAINS[captain]?.captain));
    const boats = await client.call<BoatView[]>('GET', `/api/boats/owner/${id}`);
    const boat = boats.find((each) => each.boatName === boatName);
    if (!boat) throw new Error(`The demo has no ${boatName}`);
    await client.call('PATCH', `/api/boats/${boat.id}/preferred-captain`, { captainId });
  }
}

function personOf(person: DemoPerson | undefined): DemoPerson {
  if (!person) throw new Error('the demo has no such person');
  return person;
}
