import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../stack/write-file-atomically';
import { createPeople } from './create-people';
import { listFleet } from './list-fleet';
import { offerCaptains } from './offer-captains';
import { DEMO_PEOPLE } from './people';
import { reserveExamples } from './reserve-examples';
import { uploadLicences } from './upload-licences';

export interface DemoOptions {
  root: string;
  dataDir: string;
  gatewayUrl: string;
  identityEnv: Record<string, string>;
  /** Boats, captains and bookings beside the accounts. */
  boats: boolean;
  say: (line: string) => void;
}

/**
 * Fills a new system as people would: accounts, then licences, listings, rates and reservations through the public API. Every step
 * finds what an earlier, interrupted run has done, so it can be begun again.
 */
export async function seedDemo({ root, dataDir, gatewayUrl, identityEnv, boats, say }: DemoOptions): Promise<void> {
  const done = join(dataDir, 'demo-is-complete');
  if (existsSync(done)) return;
  await createPeople(root, identityEnv, DEMO_PEOPLE);
  await uploadLicences(gatewayUrl);
  if (boats) {
    say('Drawing and listing the demo fleet …');
    await listFleet(gatewayUrl);
    await offerCaptains(gatewayUrl);
    await reserveExamples(gatewayUrl);
  }
  writeFileAtomically(done, '');
}
