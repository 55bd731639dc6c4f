import { parseWallTime, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Boat } from '../domain/boat';
import type { Wish } from '../domain/assess-reservation';

interface StatedTime {
  startDate: string;
  endDate: string;
}

/** A request's times, read in the zone where they carry no offset. @throws AppError `invalid_input` naming the field. */
export function readMoments(request: StatedTime, zone: string): { startDate: Date; endDate: Date } {
  const read = (field: 'startDate' | 'endDate') => {
    const moment = parseWallTime(request[field], zone);
    if (!moment) throw new AppError('invalid_input', { fields: { [field]: 'This date does not exist' } });
    return moment;
  };
  return { startDate: read('startDate'), endDate: read('endDate') };
}

/** Reads a renter's wish in the boat's zone. @throws AppError as `readMoments`. */
export function readWish(
  boat: Boat,
  { guestCount, captainId, ...time }: StatedTime & { guestCount: number; captainId: number | null },
): Wish {
  return { ...readMoments(time, zoneOf(boat.city)), guestCount, captainId };
}
