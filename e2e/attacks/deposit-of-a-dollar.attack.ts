import type { BookingView } from '@harbourline/contracts';
import { amountsDue, centsOf, depositOf, formatCad, localDateOf } from '@harbourline/policy';
import { type ApiClient, reserve } from '@harbourline/client';
import { listBoat, register } from '../test/support/people';
import { defineAttack } from './attack';
import { dayWish, newcomer } from './support/newcomer';

const CHEAP_DAY = 10;
const DEAR_DAY = 20;

export default defineAttack({
  tries:
    'a deposit of $1 for three hours of a cheap day, then twelve hours of a day at $500 an hour, before and after the owner’s yes',
  async run(target) {
    const owner = await register(target.instance, 'owner');
    const renter = await newcomer(target.client());
    if (!renter) return { held: false, got: 'nobody could register' };
    const cheap = localDateOf(new Date(dayWish({ id: 0 }, CHEAP_DAY).startDate), 'America/Toronto');
    const boat = await listBoat(owner, { rate: 500, customRates: { [cheap]: 1 } });
    const { id } = await reserve(renter, dayWish(boat, CHEAP_DAY, 3));
    const dear = dayWish(boat, DEAR_DAY);
    const change = { startDate: dear.startDate, endDate: dear.endDate };

    const before = await renter.send('PATCH', `/api/bookings/${id}/reservation`, change);
    await owner.client.call('PATCH', `/api/bookings/${id}`, { status: 'confirmed', ownerAdjusted: false });
    const afterwards = [];
    for (const [by, other] of [
      [renter, owner.client],
      [owner.client, renter],
    ] as const) {
      afterwards.push(await proposeAndAccept({ by, other }, id, change));
    }
    const booking = await renter.call<BookingView>('GET', `/api/bookings/${id}`);
    const cents = {
      boatRentalCents: centsOf(booking.boatRentalAmount),
      captainFeeCents: centsOf(booking.captainFee),
      depositCents: centsOf(booking.depositAmount),
    };
    const { totalCents, dueToOwnerCents } = amountsDue(cents);
    const paid = `${formatCad(cents.depositCents)} of ${formatCad(totalCents)}`;
    return {
      held: cents.depositCents >= depositOf(totalCents) && dueToOwnerCents >= 0,
      got: `${[before.status, ...afterwards].join(', ')}; the deposit is ${paid}, ${formatCad(dueToOwnerCents)} are due to the owner`,
    };
  },
});

/** @returns with what status the change was proposed, or accepted where it could be. */
async function proposeAndAccept(
  { by, other }: { by: ApiClient; other: ApiClient },
  id: number,
  change: object,
): Promise<number> {
  const { status, body } = await by.send<BookingView>('POST', `/api/bookings/${id}/changes`, change);
  if (status !== 200) return status;
  const changeId = body.proposedChange?.id;
  return (await other.send('PUT', `/api/bookings/${id}/changes/${changeId}/answer`, { answer: 'accepted' })).status;
}
