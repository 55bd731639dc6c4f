import { buffer } from 'node:stream/consumers';
import { AppError, isDatabaseAway } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { variantKey, type ImageShape } from '../domain/image-key';

const CONTENT_TYPES = { jpeg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

export interface Picture {
  /** Names these bytes for ever: a key's picture never changes. */
  tag: string;
  contentType: string;
  content(): Promise<Buffer>;
}

/** Which picture is meant: of a charter, or with null any boat's. */
export interface PictureName {
  key: string;
  charterId: number | null;
}

/**
 * A picture in the shape asked for, which is made the first time and kept. While the database is away, what the store has
 * of boats is shown.
 * @throws AppError `image_not_found`; `image_damaged` where the store has something else than a picture.
 */
export async function getPicture(
  { db, store, pictures, shared }: Omit<Deps, 'clock'>,
  name: PictureName,
  shape: ImageShape,
): Promise<Picture> {
  const { key, charterId } = name;
  const there = await isThere(db, name).catch((error: unknown) => {
    if (charterId === null && isDatabaseAway(error)) return true;
    throw error;
  });
  if (!there) throw new AppError('image_not_found');
  const wanted = variantKey(key, shape);
  const contentType = CONTENT_TYPES[shape.format];

  async function read(from: string): Promise<Buffer | undefined> {
    const found = await store.get(from);
    return found && buffer(found.stream);
  }

  async function readOrMake(): Promise<Buffer> {
    const kept = await read(wanted);
    if (kept?.length) return kept;
    const original = wanted === key ? kept : await read(key);
    if (!original) throw new AppError('image_not_found');
    if (original.length === 0) throw new AppError('image_damaged');
    const made = await pictures.resize(original, shape);
    await store.put(wanted, made, contentType);
    // Deleted meanwhile: its objects may have been removed before this one was there.
    if (!(await isThere(db, name))) await store.remove(wanted);
    return made;
  }

  return { tag: wanted, contentType, content: () => shared(wanted, readOrMake) };
}

async function isThere({ client }: Deps['db'], { key, charterId }: PictureName): Promise<boolean> {
  const image = await client.boatImage.findUnique({
    where: { key, charterId },
    select: { storedAt: true, removeAt: true },
  });
  return image !== null && image.storedAt !== null && image.removeAt === null;
}
