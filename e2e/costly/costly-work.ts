import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { interlacedBomb } from '@harbourline/service-kit/test-support/crafted-pictures';
import sharp from 'sharp';
import { administrator } from '../test/support/administrator';
import { listBoat, type Person, register, wishFor } from '../test/support/people';

export const AT_ONCE = 10;

export interface CostlyWork {
  name: string;
  service: ServiceName & ('identity' | 'catalog' | 'booking');
  /** Brings about what is needed. @returns the calls to be made at once, each of which tells its status. */
  prepare(instance: Instance): Promise<(() => Promise<number>)[]>;
}

/** The side of the largest interlaced PNG, with four channels of 16 bits, that is accepted: 58 MB of pixels. */
const LARGEST_INTERLACED = 2_700;
/** Of a progressive JPEG: 20 megapixels. */
const LARGEST_PROGRESSIVE = 4_450;

/** The costliest of each kind that is accepted. */
export const costlyWork: readonly CostlyWork[] = [
  {
    name: 'documents of a booking whose requests are 2,000 letters without a blank',
    service: 'booking',
    async prepare(instance) {
      const [owner, ...renters] = await people(instance, ['owner', ...Array<'renter'>(AT_ONCE).fill('renter')]);
      if (!owner) throw new Error('an owner was registered');
      const boat = await listBoat(owner);
      const { client } = await administrator(instance);
      return Promise.all(
        renters.map(async (renter, index) => {
          const { startDate, endDate } = wishFor(boat, 20 + index);
          const { id } = await client.call<{ id: number }>('POST', '/api/admin/bookings', {
            ...{ boatId: boat.id, renterId: renter.id, startDate, endDate, guestCount: 2 },
            specialRequests: 'x'.repeat(2_000),
          });
          return async () => (await renter.client.send('GET', `/api/bookings/${id}/confirmation`)).status;
        }),
      );
    },
  },
  {
    name: 'the largest interlaced PNGs in 16 bits as photos',
    service: 'catalog',
    prepare: (instance) => photos(instance, interlacedBomb(LARGEST_INTERLACED), 'image/png'),
  },
  {
    name: 'the largest progressive JPEGs as photos',
    service: 'catalog',
    prepare: async (instance) => photos(instance, await progressiveJpeg(LARGEST_PROGRESSIVE), 'image/jpeg'),
  },
  {
    name: 'the largest interlaced PNGs in 16 bits as licenses',
    service: 'identity',
    prepare: (instance) => licenses(instance, interlacedBomb(LARGEST_INTERLACED), 'image/png'),
  },
  {
    name: 'the largest progressive JPEGs as licenses',
    service: 'identity',
    prepare: async (instance) => licenses(instance, await progressiveJpeg(LARGEST_PROGRESSIVE), 'image/jpeg'),
  },
];

function people(instance: Instance, roles: readonly ('renter' | 'owner' | 'captain')[]): Promise<Person[]> {
  return Promise.all(roles.map((role) => register(instance, role)));
}

async function photos(instance: Instance, picture: Buffer, type: string): Promise<(() => Promise<number>)[]> {
  const owners = await people(instance, Array<'owner'>(AT_ONCE).fill('owner'));
  return owners.map(({ client }) => async () => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(picture)], { type }), 'photo');
    return (await client.send('POST', '/api/upload', form)).status;
  });
}

async function licenses(instance: Instance, picture: Buffer, type: string): Promise<(() => Promise<number>)[]> {
  const captains = await people(instance, Array<'captain'>(AT_ONCE).fill('captain'));
  return captains.map(({ client, id }) => async () => {
    const form = new FormData();
    form.append('userId', String(id));
    form.append('licenseType', 'harbor');
    form.append('license', new Blob([new Uint8Array(picture)], { type }), 'license');
    return (await client.send('POST', '/api/upload-license', form)).status;
  });
}

/** Noise over a third of it, which does not compress, within the 25 MB that a file may have. */
async function progressiveJpeg(side: number): Promise<Buffer> {
  const noisy = Math.floor(side / 3);
  const raw = { width: side, height: noisy, channels: 3 } as const;
  const noise = await sharp(randomBytes(side * noisy * 3), { raw })
    .jpeg({ quality: 80 })
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2060a0' }, limitInputPixels: false })
    .composite([{ input: noise, top: 0, left: 0 }])
    .jpeg({ progressive: true, quality: 80 })
    .toBuffer();
}
