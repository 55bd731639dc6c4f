import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../stack/write-file-atomically';

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
  const [done, licensed] = [join(dataDir, 'demo-is-complete'), join(dataDir, 'demo-captains-are-licensed')];
  if (existsSync(done) && existsSync(licensed)) return;
  // Loaded only for a new system: every later start does without the drawing and the clients.
  const [{ createPeople }, { licenseCaptains }, { DEMO_PEOPLE }] = await Promise.all([
    import('./create-people'),
    import('./license-captains'),
    import('./people'),
  ]);
  await createPeople(root, identityEnv, DEMO_PEOPLE);
  await licenseCaptains(gatewayUrl);
  writeFileAtomically(licensed, '');
  // One that was filled before licences were reviewed.
  if (existsSync(done)) return;
  if (boats) {
    say('Drawing and listing the demo fleet …');
    const { fillDemo } = await import('./fill-demo');
    await fillDemo({ gatewayUrl, bookingDatabaseUrl });
  }
  writeFileAtomically(done, '');
}
