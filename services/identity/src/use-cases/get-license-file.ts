import type { Readable } from 'node:stream';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { licenseKey } from '../domain/licenses';

export interface LicenseContent {
  stream: Readable;
  size: number;
  contentType: string;
  licenseType: string;
}

/** A licence that is on file, for its captain and administrators; to anyone else there is none. */
export async function getLicenseFile(
  { db, store }: Pick<Deps, 'db' | 'store'>,
  { actor, name }: { actor: UserActor; name: string },
): Promise<LicenseContent> {
  const key = licenseKey(name);
  const file = await db.client.licenseFile.findUnique({ where: { key } });
  const onFile = file?.storedAt && !file.removedAt;
  if (!onFile || (actor.role !== 'admin' && actor.id !== file.userId)) throw new AppError('license_not_found');
  const found = await store.get(key);
  if (!found) throw new AppError('license_not_found');
  const { contentType, licenseType } = file;
  return { stream: found.stream, size: found.size, contentType, licenseType };
}
