import { parseWallTime, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Boat } from '../domain/boat';
import type { Wish } from '../domain/assess-reservation';

/** A request's times, read in the boat's zone where they carry no offset. @throws AppError `invalid_input` naming the field. */
export function readWish(
  boat: Boat,
  request: { startDate: string; endDate: string; guestCount: number; captainId: number | null },
): Wish {
  const read = (field: 'startDate' | 'endDate') => {
    const moment = parseWallTime(request[field], zoneOf(boat.city));
    if (!moment) throw new AppError('invalid_input', { fields: { [field]: 'This date does not exist' } });
    return moment;
  };
  return {
    startDate: read('startDate'),
    endDate: read('endDate'),
    guestCount: request.guestCount,
    captainId: request.captainId,
  };
}
