import type { Clock, ObjectStore, Sealing, SentFile, ServiceCaller, WorkerPool } from '@harbourline/service-kit';
import type { PhoneReach } from '@harbourline/service-kit/phone-reach';
import type { Budgets } from '../domain/budgets';
import type { JudgedLicense } from '../licenses/judge-license';
import type { Passwords } from '../passwords/passwords';
import type { Throttle } from '../throttle/throttle';
import type { ConfirmationLinks } from '../tokens/confirmation-links';
import type { KnownDevices } from '../tokens/known-devices';
import type { PhoneCodes } from '../tokens/phone-codes';
import type { Tokens } from '../tokens/tokens';
import type { Db, Tx } from './client';

export type { Db, Tx };

/** The dependencies of use cases. */
export interface Deps {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
  links: ConfirmationLinks;
  devices: KnownDevices;
  /** For tokens that travel in events. */
  sealings: Sealings;
  throttle: Throttle;
  budgets: Budgets;
  phoneCodes: PhoneCodes;
  /** Calls the other services. */
  caller: ServiceCaller;
  /** Where browsers see the product. */
  origin: string;
  /** To which numbers a code may go. */
  phoneReach: PhoneReach;
  /** Holds the licence files. */
  store: ObjectStore;
  /** Processes that look into licence files. */
  licenseJudges: WorkerPool<SentFile, JudgedLicense>;
}

export interface Sealings {
  confirmation: Sealing;
  reset: Sealing;
  phoneCode: Sealing;
  closedAccount: Sealing;
}

/** Enough to write the link that confirms an address. */
export type LinkDeps = Pick<Deps, 'clock' | 'links' | 'sealings'>;
