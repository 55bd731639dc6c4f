import type { HoldView, OpenMatters } from '@harbourline/contracts';
import { addHours, closedIdentity, startSlots } from '@harbourline/policy';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { erasePerson } from '../../../src/use-cases/erase-person';
import { OWNER, PARTY } from '../cast';
import type { TestBooking } from '../start-booking';
import { actAtDock } from './at-docks';
import { sentAs } from './sent-as';
import type { Step } from './steps';

const ZONE = 'America/Toronto';

export interface Played {
  /** How often each thing was answered how, such as `owner canceled 200`. */
  answers: Map<string, number>;
  /** Who has closed their account, and is somebody else with another number from then on. */
  closed: number[];
}

/** What a renter writes into each of their reservations. */
export const wishOf = (renter: number) => `A cake for renter ${renter} please`;

/** Plays a life, step by step. @throws when the service fails; refusals are part of life. */
export async function play(world: TestBooking, people: readonly number[], lived: readonly Step[]): Promise<Played> {
  const answers = new Map<string, number>();
  const renters = [...people];
  const closed: number[] = [];
  const note = (what: string, { status, body }: { status: number; body: unknown }) => {
    if (status >= 500) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
    const key = `${what} ${status}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };

  for (const step of lived) {
    if (step.do === 'wait') world.clock.pass({ hours: step.hours });
    if (step.do === 'jobs') await world.untilNothingIsDue();
    if (step.do === 'set') {
      const sentence = 'UPDATE users SET confirms_charters = $2 WHERE id = $1';
      await world.sql.query(sentence, [step.captain, step.confirms]);
    }
    if (step.do === 'reserve') await reserve(step);
    if (step.do === 'close') await close(step.renter);
    if (step.do === 'block') {
      const startDate = slotOf(step.day, 3);
      const body = { boatId: step.boat, startDate, endDate: addHours(startDate, 6) };
      note('block', await world.as(OWNER, 'owner').post('/api/calendar-blocks', body));
    }
    if (step.do === 'dock') {
      const status = await actAtDock(world, step);
      if (status !== undefined) note(`${step.by} ${step.act}`, { status, body: null });
    }
    if (step.do === 'act') await act(step);
  }
  return { answers, closed };

  /** As identity does it: it asks what is open, and tells the service once nothing is. */
  async function close(index: number): Promise<void> {
    const renter = renters[index] ?? 0;
    const token = signServiceToken({ from: 'identity', to: 'booking', secret: TEST_INTERNAL_SECRET });
    const open = await call<OpenMatters>(`${world.service.url}/internal/people/${renter}/open-in-booking`, { token });
    const isOpen = Object.keys(open.body).length > 0;
    note('close', { status: isOpen ? 409 : open.status, body: open.body });
    if (isOpen) return;
    const { fullName, email, phone } = closedIdentity(renter);
    await world.sql.query('UPDATE users SET active = false, full_name = $2, email = $3, phone = $4 WHERE id = $1', [
      ...[renter, fullName, email, phone],
    ]);
    await erasePerson({ db: world.service.db, clock: world.clock }, renter);
    closed.push(renter);
    renters[index] = renter + 1_000;
    await world.sql.query(
      `INSERT INTO users (id, role, full_name, email, phone, licensed, active)
       SELECT $2, role, full_name, email, phone, licensed, true FROM users WHERE id = $1 ON CONFLICT DO NOTHING`,
      [renter, renters[index]],
    );
  }

  async function reserve({ renter, boat, day, slot, hours, captain }: Extract<Step, { do: 'reserve' }>): Promise<void> {
    const startDate = slotOf(day, slot);
    const who = renters[renter] ?? 0;
    const wish = world.wish({
      boatId: boat,
      startDate: startDate.toISOString(),
      endDate: addHours(startDate, hours).toISOString(),
      captainId: captain,
      specialRequests: wishOf(who),
    });
    const held = await world.as(who).post<HoldView>('/api/bookings/holds', wish);
    note('hold', held);
    if (held.status !== 201) return;
    const { holdId, quote } = held.body;
    const paymentIntentId = world.paid({ holdId, depositAmount: quote.depositAmount }, undefined, who, boat);
    note('book', await world.book({ ...wish, holdId, paymentIntentId }, who));
  }

  async function act({ booking, by, body }: Extract<Step, { do: 'act' }>): Promise<void> {
    const rows = await world.sql.query<{
      id: number;
      renter_id: number;
      captain_id: number | null;
      status: string;
      change: string | null;
      called_off: boolean;
      hours: number;
    }>(`SELECT id, renter_id, captain_id, status, change_proposal->>'id' AS change, choose_time_by IS NOT NULL AS called_off,
          extract(epoch FROM end_date - start_date)::float8 / 3600 AS hours FROM bookings ORDER BY id`);
    // Nearly all that anybody says of changes would come to bookings that have none.
    const fitting = rows.rows.filter(
      ({ status, change }) =>
        (!('proposeChange' in body || 'calledOff' in body) || status === 'confirmed') &&
        (!('proposedChange' in body) || change !== null),
    );
    const candidates = fitting.length > 0 ? fitting : rows.rows;
    const chosen = candidates[booking % Math.max(1, candidates.length)];
    if (!chosen) return;
    const who = { renter: chosen.renter_id, owner: OWNER, captain: chosen.captain_id ?? 0, admin: PARTY.admin }[by];
    if (who === 0 || closed.includes(who)) return; // nobody steers, or signs in
    const isNewTime = chosen.called_off && 'proposeChange' in body;
    const said = isNewTime ? { proposeChange: atLength(body.proposeChange, chosen.hours) } : body;
    const answer = await world.as(who, by).send(...sentAs(said, chosen.id, chosen.change));
    note(`${by} ${isNewTime ? 'newTime' : Object.keys(body)[0]}`, answer);
  }
}

function slotOf(day: number, slot: number): Date {
  const at = startSlots(`2026-06-0${day}`, ZONE)[slot];
  if (!at) throw new Error(`there is no slot ${slot}`);
  return at;
}

/** A new time for a charter that was called off is one of the same length; nearly any other would be refused. */
function atLength(wish: object, hours: number): object {
  if (!('startDate' in wish)) return wish;
  const { startDate } = wish as { startDate: string };
  return { startDate, endDate: addHours(new Date(startDate), hours).toISOString() };
}
