import type { BookingState } from '@harbourline/contracts';
import {
  depositDivided,
  depositPaid,
  entriesBetween,
  mayAct,
  sumOf,
  type Action,
  type Actor,
  type Entries,
  type Proposer,
  type Status,
} from '@harbourline/policy';
import type { TestBooking } from '../start-booking';
import { AT_DOCKS, badDocks } from './at-docks';
import { badCallOffs } from './faults-of-call-offs';

/** The policy's action behind each word of the history. */
const ACTIONS: Readonly<Record<string, Action>> = {
  accepted: 'accept',
  declined: 'decline',
  adjusted: 'propose',
  'adjustment withdrawn': 'withdrawProposal',
  'adjustment accepted': 'acceptProposal',
  'adjustment lapsed': 'lapseProposal',
  changed: 'change',
  'change proposed': 'propose',
  'change accepted': 'acceptProposal',
  'change declined': 'declineProposal',
  'change withdrawn': 'withdrawProposal',
  'change lapsed': 'lapseProposal',
  cancelled: 'cancel',
  'captain left': 'cancel',
  'captain accepted': 'acceptCharter',
  'captain declined': 'declineCharter',
  'captain silent': 'passOverCaptain',
  'captain replaced': 'replaceCaptain',
  'captain not replaced': 'loseCaptain',
  'called off': 'callOff',
  'no new time': 'endCalledOff',
  expired: 'expire',
  completed: 'complete',
};

/** Entries of a history that are no moves of the table: its beginning, and what became of its money. */
const BESIDE = ['requested', 'refund chosen', 'refunded', 'credit issued', ...AT_DOCKS];

interface Line {
  actor: Actor;
  action: string;
  from_status: Status | null;
  to_status: Status;
  at: Date;
  changes: { field: string; to: unknown }[];
}

/** Every way in which what is stored breaks what must always hold. */
export async function faultsOf(world: TestBooking): Promise<string[]> {
  // Deadlines may pass while this reads: all of it is looked at as it is at one moment.
  await world.sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await faultsIn(world);
  } finally {
    await world.sql.query('COMMIT');
  }
}

async function faultsIn(world: TestBooking): Promise<string[]> {
  const { rows: bookings } = await world.sql.query<{
    id: number;
    version: number;
    status: Status;
    deposit_cents: number;
  }>('SELECT id, version, status, deposit_cents FROM bookings ORDER BY id');
  const faults = [...(await overlaps(world)), ...(await strayClaims(world))];
  for (const booking of bookings) {
    const { rows: events } = await world.sql.query<{ version: number; data: BookingState; time: Date }>(
      `SELECT aggregate_version AS version, data FROM kit.outbox WHERE aggregate = 'booking' AND subject = $1 ORDER BY id`,
      [String(booking.id)],
    );
    const { rows: lines } = await world.sql.query<Line>(
      'SELECT actor, action, from_status, to_status, at, changes FROM booking_history WHERE booking_id = $1 ORDER BY id',
      [booking.id],
    );
    const told = (what: string[]) => faults.push(...what.map((each) => `booking ${booking.id}: ${each}`));
    told(badMoves(lines, events[0]?.data.captainAnswer === 'awaited'));
    told(badAnswers(events.map(({ data }) => data)));
    told(badEvents(booking, events));
    told(lateAnswers(lines, events));
    told(
      badChanges(
        lines,
        events.map(({ data }) => data),
      ),
    );
    told(
      badCallOffs(
        lines,
        events.map(({ data }) => data),
      ),
    );
    told(
      await badDocks(
        world,
        booking.id,
        events.map(({ data }) => data),
      ),
    );
    told(
      badMoney(
        booking.status,
        events.map(({ data }) => data),
      ),
    );
  }
  return faults;
}

async function overlaps({ sql }: TestBooking): Promise<string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `WITH taken AS (
       SELECT 'booking ' || id AS what, reservation_id AS r, boat_id, captain_id, tstzrange(start_date, end_date) AS during
       FROM bookings WHERE status <> 'cancelled'
       UNION ALL
       SELECT 'proposal of ' || id, reservation_id, boat_id, coalesce(adjusted_captain_id, captain_id),
         tstzrange(adjusted_start_date, adjusted_end_date) FROM bookings WHERE adjusted_start_date IS NOT NULL
       UNION ALL
       SELECT 'change of ' || id, reservation_id, boat_id, (change_proposal->>'captainId')::int,
         tstzrange((change_proposal->>'startDate')::timestamptz, (change_proposal->>'endDate')::timestamptz)
       FROM bookings WHERE change_proposal IS NOT NULL
       UNION ALL
       SELECT 'hold', id, boat_id, captain_id, tstzrange(start_date, end_date) FROM holds WHERE status = 'live' AND exclusive
       UNION ALL
       SELECT 'block', id, boat_id, captain_id, tstzrange(start_date, end_date) FROM calendar_blocks
     )
     SELECT a.what || ' overlaps ' || b.what AS fault FROM taken a JOIN taken b
       ON a.r < b.r AND (a.boat_id = b.boat_id OR a.captain_id = b.captain_id) AND a.during && b.during`,
  );
  return rows.map(({ fault }) => fault);
}

/** Slots that are kept for a proposal that is not there, or proposals whose slot is not kept. */
async function strayClaims({ sql }: TestBooking): Promise<string[]> {
  const { rows } = await sql.query<{ fault: string }>(
    `SELECT 'a proposal of booking ' || coalesce(b.id::text, 'none') || ' and its claim do not agree' AS fault
     FROM (SELECT * FROM claims WHERE kind = 'proposal') c
     FULL JOIN (SELECT * FROM bookings WHERE owner_adjusted OR change_proposal IS NOT NULL) b USING (reservation_id)
     WHERE c.kind IS NULL OR b.id IS NULL
       OR c.during <> tstzrange(coalesce(adjusted_start_date, (change_proposal->>'startDate')::timestamptz),
         coalesce(adjusted_end_date, (change_proposal->>'endDate')::timestamptz))`,
  );
  return rows.map(({ fault }) => fault);
}

/** Moves that the table does not know, as the booking stood at that moment. */
function badMoves(lines: readonly Line[], captainAwaited: boolean): string[] {
  const faults: string[] = [];
  const waits = {
    ...{ captainWanted: false, captainAwaited, ownerAccepted: false, calledOff: false },
    proposalBy: null as Proposer | null,
  };
  let status: Status | null = null;
  for (const { actor, action, from_status: from, to_status: to, changes } of lines) {
    if (from !== status && !(status === null && from === null))
      faults.push(`${action} says it was ${from}, it was ${status}`);
    if (from !== null && !BESIDE.includes(action)) {
      const known = actor === 'administrator' ? 'override' : ACTIONS[action];
      if (!known) faults.push(`nobody knows what "${action}" is`);
      else if (!mayAct(known, { actor, status: from, ...waits, ...whilePending(from, waits) }))
        faults.push(`${actor} ${known} from ${from} ${JSON.stringify(waits)}`);
    }
    for (const { field, to: value } of changes) {
      if (field === 'ownerAdjusted') waits.proposalBy = value === true ? 'owner' : null;
      if (field === 'captainWanted') waits.captainWanted = value === true;
      if (field === 'changeProposed') waits.proposalBy = value === true ? (actor as Proposer) : null;
      if (field === 'captainAnswer') waits.captainAwaited = value === 'awaited';
      if (field === 'calledOff') waits.calledOff = value !== null;
      if (field === 'ownerAcceptedAt') waits.ownerAccepted = value !== null;
    }
    status = to;
  }
  return faults;
}

/** Whose yes is missing matters to a reservation alone. */
function whilePending(status: Status, waits: { captainAwaited: boolean; ownerAccepted: boolean }) {
  return {
    captainAwaited: status === 'pending' && waits.captainAwaited,
    ownerAccepted: status === 'pending' && waits.ownerAccepted,
  };
}

/** What is confirmed has the yes of everyone who was asked; one that is wanted is not there, and is not asked. */
function badAnswers(states: readonly BookingState[]): string[] {
  return states.flatMap(({ status, captainId, captainAnswer, captainWanted, ownerAcceptedAt, respondBy, adjusted }) => [
    ...(status === 'confirmed' && captainAnswer === 'awaited' ? ['confirmed while its captain is asked'] : []),
    ...(captainAnswer !== null && captainId === null ? ['nobody was asked to steer'] : []),
    ...(captainWanted && captainId !== null ? ['another captain is wanted, and there is one'] : []),
    ...(status === 'pending' && ownerAcceptedAt !== null && captainAnswer !== 'awaited' && !captainWanted
      ? ['everyone has said yes, and it is not confirmed']
      : []),
    ...(status === 'pending' && ownerAcceptedAt !== null && (adjusted !== null || respondBy === null)
      ? ['accepted, and nobody has to answer, or the renter']
      : []),
  ]);
}

/** One event for each version, the last of which is what is stored. */
function badEvents(
  { version, status }: { version: number; status: Status },
  events: readonly { version: number; data: BookingState }[],
): string[] {
  const versions = events.map((event) => event.version).join();
  const wanted = Array.from({ length: version }, (_, index) => index + 1).join();
  const last = events.at(-1)?.data.status;
  return [
    ...(versions === wanted ? [] : [`events ${versions}, versions ${wanted}`]),
    ...(last === status ? [] : [`last told as ${last}, is ${status}`]),
  ];
}

const ANSWERS_TO_CHANGES = ['change accepted', 'change declined', 'change withdrawn'];
const ANSWERS = [
  'accepted',
  'declined',
  'adjusted',
  'adjustment withdrawn',
  'adjustment accepted',
  'changed',
  'captain replaced',
  'captain accepted',
  'captain declined',
];

/** Answers that came after their time. */
function lateAnswers(lines: readonly Line[], events: readonly { data: BookingState }[]): string[] {
  const moves = lines.filter(({ action }) => !['refunded', 'credit issued'].includes(action));
  return moves.flatMap(({ action, at }, index) => {
    const before = events[index - 1]?.data;
    const isOfChange = ANSWERS_TO_CHANGES.includes(action);
    const respondBy = isOfChange ? before?.proposedChange?.respondBy : before?.respondBy;
    return (isOfChange || ANSWERS.includes(action)) && respondBy && at.getTime() > new Date(respondBy).getTime()
      ? [`${action} at ${at.toISOString()}, after ${respondBy}`]
      : [];
  });
}

/** Proposed changes that could be answered after either start, or were accepted as something else, or changed more. */
function badChanges(lines: readonly Line[], states: readonly BookingState[]): string[] {
  const moves = lines.filter(({ action }) => !['refunded', 'credit issued'].includes(action));
  return moves.flatMap(({ action }, index) => {
    const [before, after] = [states[index - 1], states[index]];
    if (!before || !after || !action.startsWith('change ')) return [];
    const faults: string[] = [];
    if (after.status !== 'confirmed') faults.push(`${action}, and it is ${after.status}`);
    const { proposedChange: opened } = after;
    // One that was called off does not take place at its old start.
    const latest = opened && [...(before.calledOff ? [] : [before.startDate]), opened.startDate].sort()[0];
    if (opened && latest && opened.respondBy > latest) faults.push(`answered until ${opened.respondBy}`);
    const terms = (state: BookingState | NonNullable<typeof opened>) =>
      JSON.stringify(TERMS.map((name) => state[name]));
    const wanted = action === 'change accepted' ? before.proposedChange : before;
    if (!wanted || terms(wanted) !== terms(after)) faults.push(`${action} made something else of it`);
    if (after.depositCents !== before.depositCents || after.totalCents < after.depositCents) {
      faults.push(`${action}, and the deposit is ${after.depositCents} of ${after.totalCents}`);
    }
    if (before.proposedChange && opened) faults.push(`${action} while another waited`);
    return faults;
  });
}

const TERMS = [
  'startDate',
  'endDate',
  'captainId',
  'guestCount',
  'boatRentalCents',
  'captainFeeCents',
  'totalCents',
  'balanceFromRenterCents',
  'dueToCaptainCents',
] as const;

/** Books kept from the events alone, as payments does: balanced at every step, and right in the end. */
function badMoney(status: Status, states: readonly BookingState[]): string[] {
  const [first] = states;
  if (!first) return ['nothing was told'];
  const faults: string[] = [];
  const paid = depositPaid({ cardCents: first.depositCents, creditCents: 0 });
  let booked: Entries = {};
  for (const { depositCents, settlement, refundChoice, outcome } of states) {
    const wanted = depositDivided({ depositCents, creditCents: 0, settlement, choice: refundChoice });
    const entries = entriesBetween(booked, wanted);
    if (sumOf(entries) !== 0) faults.push(`unbalanced: ${JSON.stringify(entries)}`);
    if (outcome !== null && settlement === null) faults.push('ended without a settlement');
    booked = wanted;
  }
  const held = -((paid.deposits ?? 0) + (booked.deposits ?? 0));
  const wanted = status === 'pending' || status === 'confirmed' ? first.depositCents : 0;
  return held === wanted ? faults : [...faults, `${status}, and ${held} cents are held, not ${wanted}`];
}
