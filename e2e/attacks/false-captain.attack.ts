import type { BoatCaptain, LicenseType, QuoteView } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client';
import sharp from 'sharp';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { listBoat, register, wishFor } from '../test/support/people';
import { defineAttack } from './attack';

const TINY = { width: 20, height: 20 };
const LARGE = { width: 1000, height: 640 };
/** How long the other services may take to hear of what was uploaded. */
const PATIENCE_MS = 4_000;

export default defineAttack({
  tries: 'a captain under any name, with two pictures of nothing for licenses',
  async run({ instance }) {
    const boat = await listBoat(await register(instance, 'owner'));
    const captain = await register(instance, 'captain', 'James Cook');
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 40 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });

    const tiny = await uploadBoth(captain, TINY);
    const large = tiny.every((status) => status === 201) ? [] : await uploadBoth(captain, LARGE);

    const seen = async () => {
      const captains = await captain.client.call<BoatCaptain[]>('GET', `/api/boats/${boat.id}/captains`);
      const asked = wishFor(boat, 10, { captainId: captain.id });
      const quote = await captain.client.call<QuoteView>('POST', '/api/bookings/quote', asked);
      return { isListed: captains.some(({ id }) => id === captain.id), isBookable: quote.free };
    };
    const { isListed, isBookable } = await eventuallyHolds(
      seen,
      ({ isListed, isBookable }) => isListed && isBookable,
      PATIENCE_MS,
    ).catch(seen);
    return {
      held: !isListed && !isBookable && tiny.every((status) => status === 422),
      got: `uploads of 20 × 20 px answered ${tiny.join(', ')}${large.length > 0 ? `, larger ones ${large.join(', ')}` : ''}; ${isListed ? 'listed' : 'not listed'}, ${isBookable ? 'bookable' : 'not bookable'}`,
    };
  },
});

function uploadBoth(captain: { client: ApiClient; id: number }, size: typeof TINY): Promise<number[]> {
  const types: LicenseType[] = ['pleasure_craft', 'harbor'];
  return Promise.all(
    types.map(async (licenseType) => {
      const png = await sharp({ create: { ...size, channels: 3, background: '#2060a0' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('userId', String(captain.id));
      form.append('licenseType', licenseType);
      form.append('license', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'license.png');
      return (await captain.client.send('POST', '/api/upload-license', form)).status;
    }),
  );
}
