import type { Clock, Database, Tx as KitTx } from '@harbourline/service-kit';
import type { PrismaClient } from '../generated/prisma/client';
import type { Passwords } from '../passwords/passwords';
import type { Tokens } from '../tokens/tokens';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;

/** What a use case may be given. */
export interface Deps {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
}
