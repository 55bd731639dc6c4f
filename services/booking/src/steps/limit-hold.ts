import { zoneOf } from '@harbourline/policy';
import { AppError, keyedAddress } from '@harbourline/service-kit';
import type { Deps, Tx } from '../db/database';
import { endsOfUnpaidHolds, findKeptSlots, hasSpentWithOthers, lockKeptSlots } from '../db/holds-of-strangers';
import type { Boat } from '../domain/boat';
import { coolsDownUntil, FREE_ENDS, mayKeep, type Time } from '../domain/hold-limits';

/** How a hold is placed: whether its slot is kept for its renter, and under what the address is remembered. */
export interface HoldTerms {
  exclusive: boolean;
  addressKey: string;
}

/**
 * How much is kept for an address, and how much of a boat for people who have not really spent money with others. What
 * others do never refuses anyone: beyond the limits of boat, captain and address a hold is placed all the same, but its
 * slot is whose payment comes first. The wait after holds that went unpaid is for everybody.
 * @throws AppError `hold_cools_down`, with the seconds to wait, for a renter who let too many holds of the boat go unpaid.
 */
export async function limitHold(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  {
    renterId,
    boat,
    address,
    ...wish
  }: { renterId: number; boat: Boat; address: string; captainId: number | null } & Time,
): Promise<HoldTerms> {
  const addressKey = keyedAddress(config.INTERNAL_SECRET, address);
  if (config.RATE_LIMIT === 'off') return { exclusive: true, addressKey };

  const now = clock.now();
  const { id: boatId } = boat;
  const waits = coolsDownUntil(await endsOfUnpaidHolds(tx, { boatId, renterId }, now), FREE_ENDS.renter);
  if (waits && waits > now) {
    throw new AppError('hold_cools_down', { retryAfter: (waits.getTime() - now.getTime()) / 1000 });
  }
  const addressWaits = coolsDownUntil(await endsOfUnpaidHolds(tx, { boatId, addressKey }, now), FREE_ENDS.address);
  if (addressWaits && addressWaits > now) return { exclusive: false, addressKey };
  const stranger = !(await hasSpentWithOthers(tx, renterId));
  const wanted = { ...wish, boatId, addressKey, stranger };
  await lockKeptSlots(tx, wanted);
  return { exclusive: mayKeep(wanted, await findKeptSlots(tx, wanted), zoneOf(boat.city)), addressKey };
}
