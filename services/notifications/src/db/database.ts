import type { Clock, Database, Logger, Tx as KitTx } from '@harbourline/service-kit';
import type { Links } from '../domain/links';
import type { PrismaClient } from '../generated/prisma/client';
import type { Mailer } from '../smtp/open-mailer';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;
/** Enough to write down what is to be sent. */
export type LocalDeps = { db: Db; clock: Clock };
/** What sending takes. `origin` is where the buttons in messages lead. */
export type SendingDeps = LocalDeps & { logger: Logger; mailer: Mailer; origin: string; links: Links };
