import type { Clock, Database, ObjectStore, Tx as KitTx } from '@harbourline/service-kit';
import type { Shared } from '../domain/sharing';
import type { VisitorHash } from '../domain/visitor';
import type { PictureMaker } from '../pictures/picture-maker';
import type { PrismaClient } from '../generated/prisma/client';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;

/** The dependencies of use cases. */
export interface Deps {
  db: Db;
  clock: Clock;
  store: ObjectStore;
  pictures: PictureMaker;
  /** A picture in a new shape is made by one of those who ask for it. */
  shared: Shared<Buffer>;
  visitorHash: VisitorHash;
  /** How far ahead a charter must be reserved. */
  noticeHours: number;
  /** Whether owners can list only so many boats a day until a charter that counts is completed with them. */
  rateLimit: 'on' | 'off';
}
/** Enough for a use case that handles no pictures. */
export type LocalDeps = Pick<Deps, 'db' | 'clock'>;
/** Enough for one that changes what a boat costs. */
export type RateDeps = Pick<Deps, 'db' | 'clock' | 'noticeHours'>;
