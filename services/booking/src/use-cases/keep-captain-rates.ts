import type { CaptainRateState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** Keeps what captains ask for on which boats. */
export async function keepCaptainRates(tx: Tx, told: readonly { data: CaptainRateState }[]): Promise<void> {
  const rows = told.map(({ data: { boatId, captainId, hourlyRateCents, active } }) => ({
    ...{ boat_id: boatId, captain_id: captainId, hourly_rate_cents: hourlyRateCents, active },
  }));
  await keepRows(tx, { table: 'captain_rates', key: ['boat_id', 'captain_id'] }, rows);
}
