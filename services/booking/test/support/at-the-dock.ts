import { randomUUID } from 'node:crypto';
import type { BookingView, DockView, Role } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { CAPTAIN, OWNER, PARTY, RENTER, SLOT, type TestBooking } from './start-booking';

/** An hour before the start: check-in can be recorded since an hour. */
export const HOUR_BEFORE = addHours(new Date(SLOT.startDate), -1).toISOString();
/** What a charter of four hours with the first captain leaves to pay: 1,400 − 415 and 260. */
export const DUE = 1_245;
const DEFAULTS = { renter: RENTER, owner: OWNER, captain: CAPTAIN } as const;

/** The dock of a confirmed charter with a captain, an hour before its start. */
export async function atTheDock(booking: TestBooking) {
  const { id } = await booking.confirmed({ captainId: CAPTAIN });
  booking.clock.set(HOUR_BEFORE);
  const now = () => booking.clock.now().toISOString();
  const path = `/api/bookings/${id}/dock`;

  /** Sends what somebody does there, with an id and the time of its own unless it has them. */
  const act = (role: keyof typeof DEFAULTS, body: object, who = PARTY[role]) =>
    booking.as(who, role).post<DockView>(path, { id: randomUUID(), at: now(), ...body });
  const see = (role: Role, who = PARTY[role]) => booking.as(who, role).get<DockView>(path);
  const checkIn = (body: object = {}, role: keyof typeof DEFAULTS = 'owner') =>
    act(role, { act: 'check-in', identitySeen: true, peopleOnBoard: 4, pictures: [], ...body });
  const checkOut = (body: object = {}, role: keyof typeof DEFAULTS = 'owner') =>
    act(role, { act: 'check-out', pictures: [], ...body });
  const agree = (recordId: string | undefined, body: object = {}) =>
    act('renter', { act: 'agree', recordId, name: 'Rory M. Renter', ...body });
  const object = (recordId: string | undefined, body: object = {}) =>
    act('renter', { act: 'object', recordId, reason: 'I did not agree to this.', ...body });
  const mark = (role: keyof typeof DEFAULTS, body: object = {}) =>
    act(role, { act: 'mark-balance', amount: DUE, way: 'cash', ...body });
  const confirm = (role: keyof typeof DEFAULTS, recordId: string | undefined) =>
    act(role, { act: 'confirm-balance', recordId });
  const view = async () => (await booking.as(RENTER).get<BookingView>(`/api/bookings/${id}`)).body;

  return { id, now, path, act, see, checkIn, checkOut, agree, object, mark, confirm, view };
}
