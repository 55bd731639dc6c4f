import type { BoatView } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf, zoneOf } from '@harbourline/policy';
import type { Wish } from '@harbourline/client/reserve';
import type { Example } from './examples';

/** What an example asks of a boat, counted from today. */
export function exampleWish(
  boat: BoatView,
  { daysAhead, startTime, hours, guestCount, captain, specialRequests }: Example,
  captainIds: readonly number[],
): Wish {
  const zone = zoneOf(boat.city);
  const start = instantAt(localDateOf(addHours(new Date(), daysAhead * 24), zone), startTime, zone);
  return {
    boatId: boat.id,
    startDate: start.toISOString(),
    endDate: addHours(start, hours).toISOString(),
    guestCount,
    captainId: captain === undefined ? null : (captainIds[captain] ?? null),
    ...(specialRequests ? { specialRequests } : {}),
  };
}
