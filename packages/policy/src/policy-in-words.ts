import { OWNER_RESPONSE_HOURS, RENTER_RESPONSE_HOURS } from './deadlines';
import { FREE_CANCELLATION_HOURS, PROVIDER_GRACE_HOURS, RENTER_NOTICE_HOURS } from './refund';

export interface Terms {
  ownerResponseHours?: number;
  renterResponseHours?: number;
}

/** The sentence on free cancellation that may stand alone, as on the pricing page. */
export const FREE_CANCELLATION_IN_WORDS =
  `Free cancellation within ${inHours(FREE_CANCELLATION_HOURS)} of reserving, ` +
  `if the charter is more than ${inHours(RENTER_NOTICE_HOURS)} away.`;

/** What a renter agrees to, in the order in which it may concern them: one sentence or two a piece. */
export function policyInWords({
  ownerResponseHours = OWNER_RESPONSE_HOURS,
  renterResponseHours = RENTER_RESPONSE_HOURS,
}: Terms = {}): string[] {
  return [
    `The owner answers within ${inHours(ownerResponseHours)}. If the reservation is not confirmed, your whole deposit is refunded.`,
    `If the owner proposes another time, you have ${inHours(renterResponseHours)} to accept it. Otherwise the reservation ends with a full refund.`,
    `Once confirmed, the deposit is refunded in full only if you cancel within ${inHours(FREE_CANCELLATION_HOURS)} of reserving and the charter is more than ${inHours(RENTER_NOTICE_HOURS)} away. Otherwise the deposit is not refundable.`,
    `If the owner or the captain cancels within ${inHours(PROVIDER_GRACE_HOURS)} of confirming, your whole deposit is refunded. If they cancel later, you choose between a refund and a credit of the same value for another time or vessel.`,
  ];
}

/** "24 hours", "1 hour"; parts of an hour in minutes or seconds. */
function inHours(hours: number): string {
  const [amount, unit] =
    hours >= 1 ? [hours, 'hour'] : hours * 60 >= 1 ? [hours * 60, 'minute'] : [hours * 3_600, 'second'];
  const rounded = Math.round(amount * 10) / 10;
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}
