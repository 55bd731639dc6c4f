import type { BoatCard } from '@harbourline/contracts';
import { DEMO_CAPTAINS } from './people';
import { signInAs } from './sign-in-as';

/** Every demo captain asks the same rate on all boats of their cities but the jet-skis, which need none; some want to be asked first. */
export async function offerCaptains(gatewayUrl: string): Promise<void> {
  for (const { captain, cities, rate, confirmsCharters } of DEMO_CAPTAINS) {
    const { client, id } = await signInAs(gatewayUrl, captain);
    if (confirmsCharters) await client.call('PUT', '/api/auth/charter-confirmation', { enabled: true });
    const boats = await client.call<BoatCard[]>('GET', '/api/boats');
    const theirs = boats.filter(({ city, capacity }) => cities.includes(city) && capacity > 3);
    await client.call('POST', '/api/captain-rates', {
      rates: theirs.map((boat) => ({ boatId: boat.id, captainId: id, rate })),
    });
  }
}
