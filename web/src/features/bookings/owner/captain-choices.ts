import type { BookingView } from '@harbourline/contracts';
import { captainFeeOf, centsOf, dollarsOf, localDateOf } from '@harbourline/policy';
import type { RegisteredCaptain } from '../../../shared/api/fleet-api';
import { hoursOf } from '../../../shared/charter-time/told-span';

export interface CaptainChoice {
  captainId: number;
  name: string;
  /** Dollars. */
  hourlyRate: number;
  /** Dollars for the whole charter. */
  fee: number;
  /** Why this captain cannot be chosen; null where they can. */
  problem: 'left' | 'unlicensed' | 'dearer' | null;
}

/**
 * The captains who take charters on a booking's boat, without the one it has, and what each would cost. Those who can
 * be chosen come first, the cheapest of them at the top: nobody may cost more than the renter agreed to.
 */
export function captainChoices(
  booking: Pick<
    BookingView,
    'boatId' | 'captainId' | 'captainsWhoLeft' | 'captainFee' | 'startDate' | 'endDate' | 'zone'
  >,
  registered: readonly RegisteredCaptain[],
): CaptainChoice[] {
  const hours = hoursOf(booking);
  const day = localDateOf(new Date(booking.startDate), booking.zone);
  return registered
    .filter(({ boatId, captainId }) => boatId === booking.boatId && captainId !== booking.captainId)
    .map(({ captain, hourlyRate }): CaptainChoice => {
      const fee = dollarsOf(captainFeeOf(centsOf(hourlyRate), hours));
      const isLicensed = captain.licensedUntil !== null && day <= captain.licensedUntil;
      const hasLeft = booking.captainsWhoLeft?.includes(captain.id) ?? false;
      const isDearer = fee > booking.captainFee;
      const problem = hasLeft ? 'left' : !isLicensed ? 'unlicensed' : isDearer ? 'dearer' : null;
      return { captainId: captain.id, name: captain.fullName, hourlyRate, fee, problem };
    })
    .sort(
      (one, other) =>
        Number(one.problem !== null) - Number(other.problem !== null) ||
        one.fee - other.fee ||
        one.name.localeCompare(other.name),
    );
}
