import type { Database, Tx as KitTx } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;
