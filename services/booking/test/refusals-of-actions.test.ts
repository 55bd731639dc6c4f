import * as api from '@harbourline/contracts';
import type { BookingView, ErrorCode, Role } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { acts, type SentAct } from '@harbourline/test-kit/acts-on-bookings';
import type { Answer } from '@harbourline/test-kit/call';
import {
  ACCEPT,
  BOAT,
  CAPTAIN,
  CHEAPER_CAPTAIN,
  DEARER_CAPTAIN,
  DECLINE,
  OWNER,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

const { proposeChange, withdrawChange, withdrawAdjustment, changeReservation } = api;
const { replaceCaptain, leaveCharter, callOff, chooseRefund } = api;
/** Whatever can be done with a booking, as the contracts name it. */
const CONTRACTS = {
  ...api.updateBooking.actions,
  ...{ proposeChange, ...api.answerChange.actions, withdrawChange, withdrawAdjustment, changeReservation },
  ...{ replaceCaptain, ...api.answerCharter.actions, leaveCharter, callOff, chooseRefund },
};
type Action = keyof typeof CONTRACTS;
/** Of the calls with one action: the refusal of whoever does not find the booking is tested elsewhere. */
type RefusalOf<A extends Action> = Exclude<(typeof CONTRACTS)[A]['errors'][number], 'booking_not_found'>;
/** What an action is about, and what is sent of it where that matters. */
interface About {
  id: number;
  body?: object | undefined;
  changeId?: string | undefined;
}
/** How it comes to the booking with which an action is refused. */
type Making = () => Promise<About>;
/** The same, and what is sent. */
type Situation = Making | [Making, body: object];

const UNLICENSED = 8;
const SOMEBODY_ELSE = 6;
const REASON = 'Broken arm';
const ADJUST = { ownerAdjusted: true, adjustedStartTime: '16:00' };
const NEXT_DAY = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' };
/** After the owner's and the renter's time to answer, and before the charter. */
const TOO_LATE = '2026-06-03T12:00:00.000Z';
const STARTED = '2026-06-15T19:00:00.000Z';
/** From when on a charter can be called off, and after when its renter finds no new time any more. */
const NEAR = '2026-06-13T18:00:00.000Z';
const CHOSEN_TOO_LATE = '2026-06-20T18:00:00.001Z';

const patch =
  (usual: object) =>
  ({ id, body = usual }: About): SentAct => ['PATCH', `/api/bookings/${id}`, body];

/** Who does each action, and as which call it is sent. */
const SENT: Record<Action, [role: Role, sent: (about: About) => SentAct]> = {
  acceptReservation: ['owner', patch(ACCEPT)],
  declineOrCancel: ['owner', patch({ ...DECLINE, reason: REASON })],
  adjustReservation: ['owner', patch(ADJUST)],
  withdrawAdjustment: ['owner', ({ id }) => acts.withdrawAdjustment(id)],
  replaceCaptain: [
    'owner',
    ({ id, body = {} }) => acts.replaceCaptain(id, { captainId: CHEAPER_CAPTAIN, ...body }.captainId),
  ],
  proposeChange: ['renter', ({ id, body = NEXT_DAY }) => acts.proposeChange(id, body)],
  acceptChange: ['owner', ({ id, changeId }) => acts.acceptChange(id, changeId)],
  declineChange: ['owner', ({ id, changeId }) => acts.declineChange(id, changeId)],
  withdrawChange: ['renter', ({ id, changeId }) => acts.withdrawChange(id, changeId)],
  acceptAdjustment: ['renter', patch({ status: 'confirmed', ownerAdjusted: false })],
  cancelReservation: ['renter', patch({ status: 'cancelled' })],
  chooseRefund: ['renter', ({ id }) => acts.chooseRefund(id, 'credit')],
  changeReservation: ['renter', ({ id, body = { guestCount: 5 } }) => acts.changeReservation(id, body)],
  acceptCharter: ['captain', ({ id }) => acts.acceptCharter(id)],
  declineCharter: ['captain', ({ id }) => acts.declineCharter(id, REASON)],
  leaveCharter: ['captain', ({ id }) => acts.leaveCharter(id, REASON)],
  callOff: ['owner', ({ id }) => acts.callOff(id, { cause: 'weather', reason: REASON })],
  overrideStatus: ['admin', patch({ status: 'confirmed', reason: REASON })],
};

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
  await booking.sql.query('CREATE TABLE boats_before AS TABLE boats');
  await booking.sql.query('CREATE TABLE rates_before AS TABLE captain_rates');
});
afterAll(() => booking.stop());

/** Everything is as it was before the first test. */
async function renew(): Promise<void> {
  await booking.reset();
  await booking.sql.query(`UPDATE users SET confirms_charters = false, email = id || '@example.com'`);
  await booking.sql.query('DELETE FROM boats; INSERT INTO boats SELECT * FROM boats_before');
  await booking.sql.query('DELETE FROM captain_rates; INSERT INTO captain_rates SELECT * FROM rates_before');
}

const pending = (): Promise<BookingView> => booking.pending();
const confirmed = (): Promise<BookingView> => booking.confirmed();
const pendingWithCaptain = (): Promise<BookingView> => booking.pending({ captainId: CAPTAIN });
const withCaptain = (): Promise<BookingView> => booking.confirmed({ captainId: CAPTAIN });
const pendingTooLong = () => at(TOO_LATE, pending());
const begun = () => at(STARTED, confirmed());

/** Somebody does with a booking what they may. */
async function after(made: Promise<{ id: number }>, action: Action, body?: object): Promise<{ id: number }> {
  const { id } = await made;
  const answer = await send(action, { id, body });
  expect(answer).toMatchObject({ status: 200 });
  return { id };
}

const cancelled = () => after(pending(), 'cancelReservation');
const adjusted = () => after(pending(), 'adjustReservation');
const adjustedWithCaptain = () =>
  after(pendingWithCaptain(), 'adjustReservation', {
    ...ADJUST,
    adjustedCaptainId: CHEAPER_CAPTAIN,
  });
const adjustedTooLong = () => at(TOO_LATE, adjusted());
const left = () => after(withCaptain(), 'leaveCharter');
/** A request whose captain is asked as well. */
async function asked(): Promise<{ id: number }> {
  await booking.sql.query('UPDATE users SET confirms_charters = true WHERE id = $1', [CAPTAIN]);
  return pendingWithCaptain();
}
const awaited = () => after(asked(), 'acceptReservation');
const declinedByCaptain = () => after(asked(), 'declineCharter');
const CAPTAINS_ANSWER = {
  booking_not_pending: () => after(awaited(), 'acceptCharter'),
  captain_not_asked: pendingWithCaptain,
  booking_adjusted: () => after(asked(), 'adjustReservation'),
  response_overdue: () => at(TOO_LATE, asked()),
};
const completed = (made = confirmed()) =>
  after(made, 'overrideStatus', { status: 'completed', reason: REASON, despite: ['charter_not_over'] });

/** A confirmed charter whose change waits for its owner. */
const proposed = (change: object = NEXT_DAY, made = confirmed()) => after(made, 'proposeChange', change);

/** The change that waits, which is answered. */
async function answering(made: Promise<{ id: number }>): Promise<About> {
  const { id } = await made;
  const { body } = await booking.as(OWNER, 'owner').get<BookingView>(`/api/bookings/${id}`);
  return { id, changeId: body.proposedChange?.id };
}

async function withdrawn(made: Promise<{ id: number }>): Promise<void> {
  expect(await send('withdrawChange', await answering(made))).toMatchObject({ status: 200 });
}

const proposedTooLong = () => at(TOO_LATE, answering(proposed()));
const proposing = (change: object): Situation => [confirmed, change];

/** The same, and it is later. */
async function at<T>(time: string, made: Promise<T>): Promise<T> {
  const result = await made;
  booking.clock.set(time);
  return result;
}

/** The same, and rows are different meanwhile. */
async function and<T>(made: Promise<T>, sql: string, values: unknown[] = []): Promise<T> {
  const result = await made;
  await booking.sql.query(sql, values);
  return result;
}

async function sending(made: Promise<{ id: number }>, body: object): Promise<About> {
  return { ...(await made), body };
}

const someoneHolds = async <T>(made: Promise<T>, slot: typeof SLOT): Promise<T> => {
  const result = await made;
  expect(await booking.hold(slot, SOMEBODY_ELSE)).toMatchObject({ status: 201 });
  return result;
};

const keepsFree = <T>(made: Promise<T>, captain: number, { startDate, endDate } = SLOT): Promise<T> =>
  and(
    made,
    `INSERT INTO claims (reservation_id, kind, captain_id, during) VALUES (gen_random_uuid(), 'block', $1, tstzrange($2, $3))`,
    [captain, startDate, endDate],
  );

const isGivenUp = <T>(made: Promise<T>, captain: number): Promise<T> =>
  and(made, 'UPDATE captain_rates SET active = false WHERE captain_id = $1', [captain]);

const calledOff = () => after(at(NEAR, confirmed()), 'callOff');

const CHEAPER_PROPOSED = { ...ADJUST, adjustedCaptainId: CHEAPER_CAPTAIN };

/** For each action, each of the errors that are its own, and how it comes to it. */
const SITUATIONS: { [A in Action]: Record<RefusalOf<A>, Situation> } = {
  acceptReservation: {
    booking_not_pending: confirmed,
    booking_adjusted: adjusted,
    response_overdue: pendingTooLong,
    captain_awaited: awaited,
    captain_declined: declinedByCaptain,
  },
  declineOrCancel: {
    booking_adjusted: adjusted,
    response_overdue: pendingTooLong,
    booking_not_active: cancelled,
    charter_started: begun,
  },
  adjustReservation: {
    booking_not_pending: confirmed,
    booking_adjusted: adjusted,
    response_overdue: pendingTooLong,
    captain_awaited: awaited,
    captain_declined: declinedByCaptain,
    too_many_changes: async () => {
      const { id } = await pending();
      for (let made = 0; made < 5; made++) {
        await after(after(Promise.resolve({ id }), 'adjustReservation'), 'withdrawAdjustment');
      }
      return { id };
    },
    same_time: [pending, { ...ADJUST, adjustedStartTime: '14:00' }],
    outside_hours: [pending, { ...ADJUST, adjustedStartTime: '09:00' }],
    // An owner may answer until the start where that comes first.
    notice_too_short: () =>
      sending(at('2026-06-15T17:30:00.000Z', and(pending(), 'UPDATE bookings SET respond_by = start_date')), {
        ...ADJUST,
        adjustedStartTime: '13:00',
      }),
    slot_taken: () =>
      someoneHolds(pending(), { startDate: '2026-06-15T22:30:00.000Z', endDate: '2026-06-16T02:30:00.000Z' }),
    captain_unavailable: [pendingWithCaptain, { ...ADJUST, adjustedCaptainId: UNLICENSED }],
    captain_too_expensive: [pendingWithCaptain, { ...ADJUST, adjustedCaptainId: DEARER_CAPTAIN }],
    captain_not_wanted: [pending, CHEAPER_PROPOSED],
    captain_taken: () => sending(keepsFree(pendingWithCaptain(), CHEAPER_CAPTAIN), CHEAPER_PROPOSED),
  },
  withdrawAdjustment: {
    booking_not_pending: confirmed,
    booking_not_adjusted: pending,
    response_overdue: adjustedTooLong,
  },
  replaceCaptain: {
    booking_not_active: () => after(left(), 'cancelReservation'),
    response_overdue: () => at(TOO_LATE, left()),
    captain_unavailable: [left, { captainId: UNLICENSED }],
    captain_too_expensive: [left, { captainId: DEARER_CAPTAIN }],
    captain_not_wanted: withCaptain,
    captain_taken: () => keepsFree(left(), CHEAPER_CAPTAIN),
  },
  proposeChange: {
    booking_not_confirmed: pending,
    booking_not_active: cancelled,
    charter_started: begun,
    change_waiting: proposed,
    too_many_changes: async () => {
      const { id } = await confirmed();
      for (let made = 0; made < 5; made++) await withdrawn(after(Promise.resolve({ id }), 'proposeChange'));
      return { id };
    },
    same_charter: [confirmed, { guestCount: 4 }],
    price_changed: [confirmed, { ...NEXT_DAY, totalPrice: 1 }],
    outside_hours: proposing({ startDate: '2026-06-16T10:00:00.000Z', endDate: '2026-06-16T14:00:00.000Z' }),
    notice_too_short: proposing({ startDate: '2026-06-02T18:00:00.000Z', endDate: '2026-06-02T22:00:00.000Z' }),
    duration_not_allowed: proposing({ endDate: '2026-06-15T20:00:00.000Z' }),
    too_many_guests: proposing({ guestCount: 13 }),
    boat_unavailable: () => and(confirmed(), 'UPDATE boats SET available = false'),
    boat_not_found: () => and(confirmed(), 'UPDATE boats SET deleted = true'),
    captain_unavailable: proposing({ captainId: UNLICENSED }),
    captain_taken: () => sending(keepsFree(withCaptain(), CHEAPER_CAPTAIN), { captainId: CHEAPER_CAPTAIN }),
    slot_taken: () => someoneHolds(confirmed(), NEXT_DAY),
    deposit_above_total: () => and(confirmed(), 'UPDATE boats SET rate_cents = 1000'),
    deposit_too_small: proposing({ endDate: '2026-06-15T23:00:00.000Z' }),
    not_as_called_off: [calledOff, { guestCount: 5 }],
    response_overdue: () => at(CHOSEN_TOO_LATE, calledOff()),
  },
  acceptChange: {
    booking_not_confirmed: pending,
    booking_not_active: cancelled,
    change_not_open: confirmed,
    response_overdue: proposedTooLong,
    captain_unavailable: () =>
      isGivenUp(answering(proposed({ captainId: CHEAPER_CAPTAIN }, withCaptain())), CHEAPER_CAPTAIN),
    // As the release before let it be proposed.
    deposit_too_small: () =>
      and(
        answering(proposed()),
        `UPDATE bookings SET change_proposal = change_proposal || '{"totalCents":175000,"boatRentalCents":175000}'`,
      ),
  },
  declineChange: {
    booking_not_confirmed: pending,
    booking_not_active: cancelled,
    change_not_open: confirmed,
    response_overdue: proposedTooLong,
  },
  withdrawChange: {
    booking_not_confirmed: pending,
    booking_not_active: cancelled,
    change_not_open: confirmed,
    response_overdue: proposedTooLong,
  },
  acceptAdjustment: {
    booking_not_pending: confirmed,
    booking_not_adjusted: pending,
    response_overdue: adjustedTooLong,
    captain_unavailable: () => isGivenUp(adjustedWithCaptain(), CHEAPER_CAPTAIN),
    captain_too_expensive: () => and(adjustedWithCaptain(), 'UPDATE captain_rates SET hourly_rate_cents = 9000'),
  },
  cancelReservation: {
    booking_not_active: cancelled,
    charter_started: begun,
  },
  chooseRefund: {
    no_choice: confirmed,
    response_overdue: async () => at('2026-06-11T12:00:00.000Z', after(at(TOO_LATE, confirmed()), 'declineOrCancel')),
  },
  changeReservation: {
    booking_not_pending: confirmed,
    booking_adjusted: adjusted,
    response_overdue: pendingTooLong,
    captain_awaited: awaited,
    captain_declined: declinedByCaptain,
    too_many_changes: async () => {
      const { id } = await pending();
      for (const guestCount of [5, 6, 5, 6, 7]) {
        await after(Promise.resolve({ id }), 'changeReservation', { guestCount });
      }
      return { id };
    },
    same_time: [pending, { guestCount: 4 }],
    outside_hours: [pending, { startDate: '2026-06-16T10:00:00.000Z', endDate: '2026-06-16T14:00:00.000Z' }],
    notice_too_short: [pending, { startDate: '2026-06-02T18:00:00.000Z', endDate: '2026-06-02T22:00:00.000Z' }],
    duration_not_allowed: [pending, { endDate: '2026-06-15T19:00:00.000Z' }],
    too_many_guests: [pending, { guestCount: 13 }],
    boat_unavailable: () => and(pending(), 'UPDATE boats SET available = false'),
    boat_not_found: () => and(pending(), 'UPDATE boats SET deleted = true'),
    captain_unavailable: () => isGivenUp(pendingWithCaptain(), CAPTAIN),
    captain_taken: () => sending(keepsFree(pendingWithCaptain(), CAPTAIN, NEXT_DAY), NEXT_DAY),
    slot_taken: () => sending(someoneHolds(pending(), NEXT_DAY), NEXT_DAY),
    deposit_above_total: () => and(pending(), 'UPDATE boats SET rate_cents = 1000'),
    deposit_too_small: () => and(pending(), 'UPDATE boats SET rate_cents = 36000'),
  },
  acceptCharter: CAPTAINS_ANSWER,
  declineCharter: CAPTAINS_ANSWER,
  leaveCharter: {
    booking_not_active: () => after(withCaptain(), 'cancelReservation'),
    booking_not_confirmed: pendingWithCaptain,
    charter_started: () => at(STARTED, withCaptain()),
  },
  callOff: {
    booking_not_confirmed: pending,
    booking_not_active: cancelled,
    charter_started: begun,
    too_early_to_call_off: confirmed,
    already_called_off: calledOff,
  },
  overrideStatus: {
    booking_final: cancelled,
    boat_not_found: () => and(completed(), 'UPDATE boats SET deleted = true WHERE id = $1', [BOAT]),
    account_closed: () =>
      and(completed(), 'UPDATE users SET email = $2 WHERE id = $1', [RENTER, closedIdentity(RENTER).email]),
    captain_unavailable: [left, { status: 'completed', reason: REASON, despite: ['charter_not_over'] }],
    confirmation_needed: [confirmed, { status: 'completed', reason: REASON }],
    // Only what is pending or confirmed needs a claim.
    slot_taken: () => someoneHolds(and(completed(), 'DELETE FROM claims'), SLOT),
    captain_taken: () => keepsFree(and(completed(withCaptain()), 'DELETE FROM claims'), CAPTAIN),
  },
};

const all = Object.entries(SITUATIONS).flatMap(([action, situations]) =>
  Object.entries(situations).map(([code, situation]) => {
    const [made, body]: [Making, body?: object] = Array.isArray(situation) ? situation : [situation];
    return { action: action as Action, code: code as ErrorCode, made, body };
  }),
);
/** What is refused leaves no trace, so that cases with the same booking need it once: they follow each other. */
const makings = [...new Set(all.map(({ made }) => made))];
const cases = all.toSorted((one, other) => makings.indexOf(one.made) - makings.indexOf(other.made));
let last: { made: Making; about: About } | undefined;

async function bookingOf(made: Making): Promise<About> {
  if (last?.made === made) return last.about;
  await renew();
  return made();
}

/** All that a refused act could leave of a booking: rows, claims, history and events. */
async function traces(): Promise<unknown> {
  const { rows } = await booking.sql.query(`SELECT
    (SELECT json_agg(bookings ORDER BY id) FROM bookings) AS bookings,
    (SELECT json_agg(claims ORDER BY claims::text) FROM claims) AS claims,
    (SELECT count(*) FROM booking_history) AS history`);
  return { rows, events: (await booking.events()).length };
}

async function send(action: Action, about: About) {
  const [role, sent] = SENT[action];
  const answer: Answer<BookingView> = await booking.act(role, sent(about));
  return answer;
}

it.each(cases)(
  '$action may be refused with $code, as its contract says, and leaves no trace',
  async ({ action, code, made, body }) => {
    const about = await bookingOf(made);
    last = undefined;
    const before = await traces();
    const answer = await send(action, { ...about, ...(body && { body }) });
    expect(answer.body.code).toBe(code);
    expect(await traces()).toEqual(before);
    last = { made, about };
  },
);

it.each(Object.keys(SENT) as Action[])('%s is of no booking of others, or of none', async (action) => {
  expect((await send(action, { id: 1_000_000 })).body.code).toBe('booking_not_found');
});
