import { parseWallTime, zoneOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Boat } from '../domain/boat';
import type { Wish } from '../domain/assess-reservation';
import type { Booking } from '../generated/prisma/client';

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

/** Another charter than the one that was booked; fields that are left out stay as they are. */
export interface ChangeRequest {
  startDate?: string | undefined;
  endDate?: string | undefined;
  guestCount?: number | undefined;
  captainId?: number | undefined;
}

/** What a change of a booking would make of it. @throws AppError as `readMoments`. */
export function wishFor(booking: Booking, boat: Boat, request: ChangeRequest): Wish {
  return readWish(boat, {
    startDate: request.startDate ?? booking.startDate.toISOString(),
    endDate: request.endDate ?? booking.endDate.toISOString(),
    guestCount: request.guestCount ?? booking.guestCount,
    captainId: request.captainId ?? booking.captainId,
  });
}
