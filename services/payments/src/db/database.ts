import type { Database, ServiceEnvironment, Tx as KitTx } from '@harbourline/service-kit';
import type Stripe from 'stripe';
import type { PaymentsConfig } from '../config';
import type { PrismaClient } from '../generated/prisma/client';

export type Db = Database<PrismaClient>;
export type Tx = KitTx<PrismaClient>;
/** The dependencies of use cases. */
export interface Deps extends Pick<
  ServiceEnvironment<PrismaClient, PaymentsConfig>,
  'db' | 'clock' | 'config' | 'caller' | 'logger'
> {
  /** None where the service runs without the card provider's keys. */
  stripe: Stripe | undefined;
}
/** Enough for what happens inside a transaction. */
export type LocalDeps = Pick<Deps, 'clock' | 'config' | 'logger'>;
