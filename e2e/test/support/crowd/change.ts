import type { BookingView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import type { Counted } from './calls';
import type { Chance } from './chance';

/** A party of a confirmed charter answers the change that waits, or proposes one. */
export async function dealWithChange(
  me: Counted,
  booking: BookingView,
  { side, captains }: { side: 'renter' | 'owner'; captains: readonly number[] },
  chance: Chance,
): Promise<void> {
  const { id, proposedChange: waiting } = booking;
  if (!waiting) {
    const wish = booking.calledOff ? laterThan(booking, chance) : someChange(booking, captains, chance);
    await me.send(booking.calledOff ? 'propose new time' : 'propose change', ...acts.proposeChange(id, wish));
  } else if (waiting.by === side) {
    if (chance.percent(20)) await me.send('withdraw change', ...acts.withdrawChange(id, waiting.id));
  } else {
    const isAccepted = chance.percent(70);
    const answer = isAccepted ? acts.acceptChange(id, waiting.id) : acts.declineChange(id, waiting.id);
    await me.send(`change ${isAccepted ? 'accepted' : 'declined'}`, ...answer);
  }
}

/** Of a charter that was called off: the same at another time. */
function laterThan({ startDate, endDate }: BookingView, chance: Chance) {
  const hours = 24 * (3 + chance.below(20));
  const moved = (iso: string) => addHours(new Date(iso), hours).toISOString();
  return { startDate: moved(startDate), endDate: moved(endDate) };
}

function someChange({ startDate, endDate, guestCount }: BookingView, captains: readonly number[], chance: Chance) {
  const moved = (iso: string, hours: number) => addHours(new Date(iso), hours).toISOString();
  return chance.oneOf([
    { guestCount: guestCount === 2 ? 3 : 2 },
    { startDate: moved(startDate, 1), endDate: moved(endDate, 1) },
    { startDate, endDate: moved(endDate, 1) },
    { captainId: chance.oneOf(captains) },
  ]);
}

/** Writes to the others; that the time for it is over, or the day's number of messages, is an answer like any other. */
export async function write(me: Counted, { id }: BookingView): Promise<void> {
  await me.send('write', 'POST', `/api/bookings/${id}/conversation/messages`, { text: 'Where do we meet?' });
}
