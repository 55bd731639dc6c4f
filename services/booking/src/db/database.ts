import type { Clock, Database, ServiceEnvironment, Tx as KitTx } from '@harbourline/service-kit';
import type { BookingConfig } from '../config';
import type { PrismaClient } from '../generated/prisma/client';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;
/** The dependencies of use cases. */
export type Deps = Pick<ServiceEnvironment<PrismaClient, BookingConfig>, 'db' | 'clock' | 'config' | 'caller'>;
/** Enough for a use case that asks nobody else. */
export type LocalDeps = { db: Db; clock: Clock };
