import { existsSync } from 'node:fs';
import { writeFileAtomically } from '../stack/write-file-atomically';
import { createPeople } from './create-people';
import { stepsIn } from './demo-steps';
import { fillDemo } from './fill-demo';
import { licenseCaptains } from './license-captains';
import { DEMO_PEOPLE } from './people';

export interface DemoOptions {
  root: string;
  dataDir: string;
  gatewayUrl: string;
  identityEnv: Record<string, string>;
  bookingDatabaseUrl: string;
  /** Boats, captains and bookings beside the accounts. */
  boats: boolean;
  say: (line: string) => void;
}

/**
 * Fills a new system as people would: accounts, then licences, listings, rates, reservations and what became of them,
 * through the public API. Every step finds what an earlier, interrupted run has done, so it can be begun again.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { root, dataDir, gatewayUrl, identityEnv, bookingDatabaseUrl, boats, say } = options;
  const { complete, licensed } = stepsIn(dataDir);
  await createPeople(root, identityEnv, DEMO_PEOPLE);
  await licenseCaptains(gatewayUrl);
  writeFileAtomically(licensed, '');
  // One that was filled before licences were reviewed.
  if (existsSync(complete)) return;
  if (boats) {
    say('Listing the demo fleet …');
    await fillDemo({ gatewayUrl, bookingDatabaseUrl });
  }
  writeFileAtomically(complete, '');
}
