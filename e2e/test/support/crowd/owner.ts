import type { BookingView } from '@harbourline/contracts';
import { mayCallOffAt } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import type { Counted } from './calls';
import { dealWithChange, write } from './change';
import type { Chance } from './chance';
import { review } from './review';
import type { Scene } from './renter';

const CLEARED = { ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };

/** An owner answers what waits for them, and sometimes what does not. */
export async function ownerActs(me: Counted, { captains }: Scene, chance: Chance): Promise<void> {
  const bookings = await me.ask<BookingView[]>('list bookings', 'GET', '/api/bookings?limit=60');
  const active = bookings?.filter(({ status }) => status === 'pending' || status === 'confirmed') ?? [];
  const over = bookings?.filter(({ status }) => status === 'completed') ?? [];
  if (over.length > 0 && chance.percent(50)) await review(me, chance.oneOf(over), 'owner', chance);
  await lookAhead(me, active, captains, chance);
  for (let left = 4; left > 0 && active.length > 0; left -= 1) await answer(me, chance.oneOf(active), captains, chance);
}

/** What comes seldom is looked for, so that a crowd of a few seconds, or on a slow machine, does it as well. */
async function lookAhead(
  me: Counted,
  active: readonly BookingView[],
  captains: readonly number[],
  chance: Chance,
): Promise<void> {
  const confirmed = active.filter(({ status, captainWanted }) => status === 'confirmed' && !captainWanted);
  const near = active.filter(isNear);
  const waiting = near.find(({ status, ownerAdjusted }) => status === 'pending' && !ownerAdjusted);
  if (waiting && !me.hasHappened('call off 200')) await accept(me, waiting);
  const [charter] = near.filter((booking) => confirmed.includes(booking));
  if (charter && (chance.percent(40) || !me.hasHappened('call off 200'))) {
    const why = { cause: 'weather', reason: 'A gale warning for that day.' } as const;
    await me.send('call off', ...acts.callOff(charter.id, why));
  }
  if (confirmed.length > 0 && !me.hasHappened('write 201')) await write(me, chance.oneOf(confirmed));
  const asked = confirmed.filter(({ proposedChange }) => proposedChange?.by === 'renter');
  if (asked.length > 0) await dealWithChange(me, chance.oneOf(asked), { side: 'owner', captains }, chance);
}

const accept = (me: Counted, { id }: BookingView) =>
  me.send('accept', 'PATCH', `/api/bookings/${id}`, { status: 'confirmed', ...CLEARED });

async function answer(me: Counted, booking: BookingView, captains: readonly number[], chance: Chance): Promise<void> {
  const change = (name: string, body: object) => me.send(name, 'PATCH', `/api/bookings/${booking.id}`, body);
  if (booking.captainWanted) {
    await me.send('replace captain', ...acts.replaceCaptain(booking.id, chance.oneOf(captains)));
  } else if (booking.status === 'confirmed') {
    if (chance.percent(25)) await dealWithChange(me, booking, { side: 'owner', captains }, chance);
    else if (chance.percent(20)) await write(me, booking);
    else if (chance.percent(15))
      await change('cancel confirmed', { status: 'cancelled', reason: 'The engine needs care.' });
  } else if (booking.ownerAdjusted) {
    if (chance.percent(30)) await me.send('withdraw adjustment', ...acts.withdrawAdjustment(booking.id));
  } else if (chance.percent(55)) {
    await accept(me, booking);
  } else if (chance.percent(50)) {
    await change('decline', { status: 'canceled', reason: 'Not this day.', ...CLEARED });
  } else {
    const adjustedStartTime = chance.oneOf(['10:30', '12:30', '15:00', '17:30', '19:00']);
    await change('adjust', { ownerAdjusted: true, adjustedStartTime });
  }
}

function isNear({ startDate, calledOff }: BookingView): boolean {
  return calledOff === null && mayCallOffAt(new Date(), new Date(startDate));
}

/** A captain looks at the charters ahead, answers what asks them, and now and then cannot come. */
export async function captainActs(me: Counted, chance: Chance): Promise<void> {
  if (chance.percent(10)) {
    await me.send('confirm each charter', 'PUT', '/api/auth/charter-confirmation', { enabled: chance.percent(60) });
  }
  const charters = await me.ask<BookingView[]>(
    'list charters',
    'GET',
    `/api/bookings/captain/${me.person.id}?limit=60`,
  );
  const asking =
    charters?.filter(({ captainAnswer, status }) => status === 'pending' && captainAnswer === 'awaited') ?? [];
  for (const { id } of asking.slice(0, 4)) {
    const answer = chance.percent(70) ? acts.acceptCharter(id) : acts.declineCharter(id, 'I am away that day.');
    await me.send('answer request', ...answer);
  }
  const confirmed = charters?.filter(({ status }) => status === 'confirmed') ?? [];
  if (confirmed.length === 0 || !chance.percent(40)) return;
  const { id } = chance.oneOf(confirmed);
  await me.send('leave', ...acts.leaveCharter(id, 'I am ill.'));
}
