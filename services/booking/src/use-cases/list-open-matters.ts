import type { OpenMatters } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { stillToCome } from '../steps/end-bookings';

/** What a person has to settle in booking before their account is closed, whatever their part in it is. */
export async function listOpenMatters({ db: { client }, clock }: LocalDeps, userId: number): Promise<OpenMatters> {
  const now = clock.now();
  const theirs = { OR: [{ renterId: userId }, { ownerId: userId }, { captainId: userId }] };
  // First, as a hold becomes a reservation while this is asked; one whose time is over may be paid for until it has ended.
  const holds = await client.hold.count({ where: { renterId: userId, status: 'live' } });
  const count = (status: string) => client.booking.count({ where: { AND: [theirs, stillToCome(now), { status }] } });
  const reservations = await count('pending');
  const charters = await count('confirmed');
  const choices = await client.booking.count({
    where: { renterId: userId, status: 'cancelled', refundChoice: null, chooseBy: { gt: now } },
  });
  return {
    ...(reservations && { reservations }),
    ...(charters && { charters }),
    ...(holds && { holds }),
    ...(choices && { choices }),
  };
}
