import type { BoatView } from '@harbourline/contracts';
import { boatView, uploadImages } from '@harbourline/contracts';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import sharp from 'sharp';
import type { Prisma } from '../src/generated/prisma/client';
import type { Catalog } from './start-catalog';

export const owner: TestUser = { id: 3, role: 'owner' };
export const otherOwner: TestUser = { id: 4, role: 'owner' };
export const renter: TestUser = { id: 5, role: 'renter' };
export const captain: TestUser = { id: 7, role: 'captain' };
export const otherCaptain: TestUser = { id: 8, role: 'captain' };
export const admin: TestUser = { id: 1, role: 'admin' };

/** Matches any text or number in an answer. */
export const someText: unknown = expect.any(String);
export const someNumber: unknown = expect.any(Number);

/** A picture of a sea at some hour; `shade` makes one unlike another. */
export function buildPicture({ width = 60, height = 40, shade = 120 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 140, b: 200 } } });
}

/** A multipart form of files in the field that boats' pictures are sent in. */
export function formOf(...files: { content: Buffer; name: string }[]): FormData {
  const form = new FormData();
  for (const { content, name } of files) form.append('images', new Blob([new Uint8Array(content)]), name);
  return form;
}

/** Uploads pictures for somebody. @returns their addresses */
export async function uploadPictures(catalog: Catalog, as: TestUser, count = 3): Promise<string[]> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      content: await buildPicture({ shade: index * 20 })
        .jpeg()
        .toBuffer(),
      name: `picture-${index}.jpg`,
    })),
  );
  const answer = await catalog.as(as).post('/api/upload', formOf(...files));
  return uploadImages.responses[201].parse(answer.body).imageUrls;
}

/** The body with which an owner lists a boat. */
export function buildListing(images: string[], changes: object = {}) {
  return {
    boatName: 'Northern Light',
    model: 'Sea Ray Sundancer',
    description: 'A quiet ship.',
    city: 'Toronto',
    capacity: 12,
    length: 45,
    rate: 350,
    minimumHours: 4,
    images,
    amenities: ['Washroom', 'Life Jackets'],
    customRates: { '2026-07-01': 420 },
    ...changes,
  };
}

/** Lists a boat by the calls that an owner makes. */
export async function listBoat(catalog: Catalog, as: TestUser = owner, changes: object = {}): Promise<BoatView> {
  const images = await uploadPictures(catalog, as);
  const answer = await catalog.as(as).post('/api/boats', buildListing(images, changes));
  return boatView.parse(answer.body);
}

/** A row of the table, for tests that need many boats at once. */
export function buildBoatRow(changes: Partial<Prisma.BoatCreateManyInput> = {}): Prisma.BoatCreateManyInput {
  const at = new Date('2026-11-20T12:00:00Z');
  return {
    ownerId: 3,
    boatName: 'Northern Light',
    model: 'Sea Ray Sundancer',
    description: '',
    city: 'Toronto',
    capacity: 12,
    length: 45,
    rateCents: 35_000,
    images: [],
    amenities: [],
    customRates: {},
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}
