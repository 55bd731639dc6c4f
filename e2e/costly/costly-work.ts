import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { interlacedBomb, PHONE_PICTURES } from '@harbourline/test-kit/crafted-pictures';
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
/** Of a progressive JPEG for which no large process is needed: 20 megapixels. */
const LARGEST_PROGRESSIVE = 4_450;
/** Photos of 48 megapixels, which need one. */
const LARGE = { width: 8_000, height: 6_000 };

interface Picture {
  name: string;
  type: string;
  draw(): Buffer | Promise<Buffer>;
}
const PICTURES: readonly Picture[] = [
  {
    name: 'the largest interlaced PNGs in 16 bits',
    type: 'image/png',
    draw: () => interlacedBomb(LARGEST_INTERLACED),
  },
  { name: 'progressive JPEGs of 20 megapixels', type: 'image/jpeg', draw: () => progressiveJpeg(LARGEST_PROGRESSIVE) },
  {
    name: 'HEIC photos of 48 megapixels, in tiles',
    type: 'image/heic',
    draw: () => readFile(PHONE_PICTURES.large),
  },
  {
    name: 'lossless WebPs of 48 megapixels',
    type: 'image/webp',
    draw: () => plain().webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  {
    name: 'AVIFs of 48 megapixels',
    type: 'image/avif',
    draw: async () => (await grainy()).avif({ effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
];

const plain = () => sharp({ create: { ...LARGE, channels: 3, background: '#2060a0' }, limitInputPixels: false });

/** In which a decoder has something to do everywhere. */
async function grainy() {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const small = { width: LARGE.width / 4, height: LARGE.height / 4, channels: 3, background: '#888', noise } as const;
  const enlarged = sharp({ create: small }).resize(LARGE).jpeg();
  return sharp(await enlarged.toBuffer());
}

interface Upload {
  service: CostlyWork['service'];
  as: string;
  role: 'owner' | 'captain';
  path: string;
  field: string;
  /** The form's other fields. */
  about(sender: Person): Record<string, string>;
}
const UPLOADS: readonly Upload[] = [
  { service: 'catalog', as: 'photos', role: 'owner', path: '/api/upload', field: 'images', about: () => ({}) },
  {
    ...{ service: 'identity', as: 'licenses', role: 'captain', path: '/api/upload-license', field: 'license' },
    about: ({ id }) => ({ userId: String(id), licenseType: 'harbor' }),
  },
];

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
  ...UPLOADS.flatMap((upload) => PICTURES.map((picture) => uploadOf(upload, picture))),
];

function people(instance: Instance, roles: readonly ('renter' | 'owner' | 'captain')[]): Promise<Person[]> {
  return Promise.all(roles.map((role) => register(instance, role)));
}

function uploadOf({ service, as, role, path, field, about }: Upload, { name, type, draw }: Picture): CostlyWork {
  return {
    name: `${name} as ${as}`,
    service,
    async prepare(instance) {
      const file = new Blob([new Uint8Array(await draw())], { type });
      const senders = await people(instance, Array<Upload['role']>(AT_ONCE).fill(role));
      return senders.map((sender) => async () => {
        const form = new FormData();
        for (const [key, value] of Object.entries(about(sender))) form.append(key, value);
        form.append(field, file, 'picture');
        return (await sender.client.send('POST', path, form)).status;
      });
    },
  };
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
