import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { BookingState, DockAct, DockView } from '@harbourline/contracts';
import { OWNER } from '../cast';
import type { TestBooking } from '../start-booking';
import type { Step } from './steps';

/** What a history calls that which is recorded at a dock. */
export const AT_DOCKS = [
  ...['checked in', 'checked in together', 'agreed to check-in', 'checked out', 'checked out together'],
  ...[
    'agreed to check-out',
    'objected to check-in',
    'objected to check-out',
    'balance paid',
    'balance received',
    'balance confirmed',
  ],
];

interface Charter {
  id: number;
  renter_id: number;
  captain_id: number | null;
  end_date: Date;
  version: number;
  /** What the renter's account is called. */
  renter: string;
}

type DockStep = Extract<Step, { do: 'dock' }>;

/**
 * Somebody does something at a dock, and sends it once more, as phones on bad lines do.
 * @returns the status of the answer; undefined where there is nobody or nothing to do it with
 * @throws Error when the repeat is answered otherwise, or does something.
 */
export async function actAtDock(world: TestBooking, step: DockStep): Promise<number | undefined> {
  const charters = async () =>
    (
      await world.sql.query<Charter>(
        `SELECT b.id, renter_id, captain_id, end_date, b.version, full_name AS renter FROM bookings AS b
         JOIN users ON users.id = renter_id WHERE status IN ('confirmed', 'completed') ORDER BY b.id`,
      )
    ).rows;
  const all = await charters();
  const chosen = all[step.booking % Math.max(1, all.length)];
  const who = chosen && { renter: chosen.renter_id, owner: OWNER, captain: chosen.captain_id ?? undefined }[step.by];
  if (!chosen || who === undefined) return undefined;
  const path = `/api/bookings/${chosen.id}/dock`;
  const client = world.as(who, step.by);
  const { body: view } = await client.get<DockView>(path);
  // What is sent days later was done at the end of the charter.
  const at = step.late ? chosen.end_date : world.clock.now();
  const sent = bodyOf(step, view, { at: at.toISOString(), name: chosen.renter });
  const first = await client.post<DockView>(path, sent);
  if (first.status >= 500) throw new Error(`${step.act} answered ${first.status}: ${first.text}`);
  const versionOf = async () => (await charters()).find(({ id }) => id === chosen.id)?.version;
  const before = await versionOf();
  const again = await client.post<DockView>(path, sent);
  if (first.status !== again.status || (first.status === 201 && !isDeepStrictEqual(first.body, again.body))) {
    throw new Error(`${step.act} answered ${first.status} ${first.text}, and then ${again.status} ${again.text}`);
  }
  if ((await versionOf()) !== before) throw new Error(`${step.act} was done twice`);
  return first.status;
}

function bodyOf(
  { act, agreed }: DockStep,
  view: DockView,
  { at, name }: { at: string; name: string },
): Partial<DockAct> {
  const { checkIn, checkOut, balance, balanceDue } = view;
  const open = [checkIn, checkOut].find(
    (record) => record?.consent === 'open' || record?.consent === 'agreed-elsewhere',
  );
  const common = { act, id: randomUUID(), at };
  const board = { pictures: [], ...(agreed && { renterAgreed: { name, at } }) };
  switch (act) {
    case 'check-in':
      return { ...common, ...board, act, identitySeen: true, peopleOnBoard: 4 };
    case 'check-out':
      return { ...common, ...board, act };
    case 'agree':
      return { ...common, act, recordId: open?.id ?? checkIn?.id ?? randomUUID(), name };
    case 'object':
      return { ...common, act, recordId: open?.id ?? checkIn?.id ?? randomUUID(), reason: 'It was not so.' };
    case 'mark-balance':
      return { ...common, act, amount: balanceDue, way: 'cash' };
    case 'confirm-balance':
      return { ...common, act, recordId: balance?.id ?? randomUUID() };
  }
}

/** What an event tells of a booking beside its state. */
const NOT_STATE = ['revision', 'previous', 'changeReason', 'atTheDock', 'objectedTo'];

/** Acts at a dock that changed something else of their booking, or that were told too often or not at all. */
export async function badDocks({ sql }: TestBooking, id: number, states: readonly BookingState[]): Promise<string[]> {
  const { rows } = await sql.query<{ number: number; act: string }>(
    'SELECT number, act FROM dock_acts WHERE booking_id = $1 ORDER BY number',
    [id],
  );
  const told = states.flatMap(({ atTheDock, objectedTo }) => atTheDock?.act ?? (objectedTo ? ['object'] : []));
  const done = rows.map(({ act }) => act);
  const stateOf = (state: BookingState | undefined) =>
    Object.fromEntries(Object.entries(state ?? {}).filter(([name]) => !NOT_STATE.includes(name)));
  const isOther = (state: BookingState, index: number) =>
    (state.atTheDock !== null || state.objectedTo !== undefined) &&
    !isDeepStrictEqual(stateOf(state), stateOf(states[index - 1]));
  return [
    ...(isDeepStrictEqual(told, done) ? [] : [`done at the dock: ${done.join()}; told: ${told.join()}`]),
    ...(rows.every(({ number }, index) => number === index + 1) ? [] : ['acts at the dock are not numbered']),
    ...(rows.length <= 14 ? [] : [`${rows.length} acts at the dock`]),
    ...(states.some(isOther) ? ['something else of it changed at the dock'] : []),
  ];
}

/** A charter's whole day: in and out, with a yes to both, and the balance. */
export function aDayAtDock(booking: number): Step[] {
  const step = (by: DockStep['by'], act: DockStep['act'], agreed = false): Step => ({
    ...{ do: 'dock', booking, by, act, agreed, late: false },
  });
  return [
    step('owner', 'check-in'),
    step('renter', 'agree'),
    step('renter', 'mark-balance'),
    step('owner', 'confirm-balance'),
    step('owner', 'check-out', true),
    step('renter', 'object'),
  ];
}
