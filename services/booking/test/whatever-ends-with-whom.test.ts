import { boatCreated, boatDeleted, type BookingView } from '@harbourline/contracts';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { startEventSource, type EventSource } from '@harbourline/test-kit/start-event-source';
import { closedIdentity } from '@harbourline/policy';
import { ACCEPT, CAPTAIN, NOW, OWNER, RENTER, SLOT, startBooking, type TestBooking } from './support/start-booking';

const NEXT_DAY = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' };
/** From when on the charter can be called off. */
const NEAR = '2026-06-13T18:00:00.000Z';

let postgres: TestPostgres;
let catalog: EventSource;
let booking: TestBooking;
let boatId = 200;

beforeAll(async () => {
  postgres = await postgresForTests();
  catalog = await startEventSource('catalog', { postgres, at: NOW });
  booking = await startBooking({ CATALOG_URL: catalog.url });
});
afterAll(async () => {
  await booking.stop();
  await catalog.stop();
  await postgres.stop();
});
beforeEach(async () => {
  boatId += 1;
  await catalog.publish(boatCreated, boatId, {
    ...boatCreated.sample,
    ...{ id: boatId, ownerId: OWNER, rateCents: 35_000, customRates: {} },
  });
  await booking.sql.query('INSERT INTO captain_rates VALUES ($1, $2, 6500, true)', [boatId, CAPTAIN]);
  await eventuallyHolds(
    () => booking.as(null).post('/api/bookings/quote', wish()),
    ({ status }) => status === 200,
  );
});
afterEach(async () => {
  await booking.reset();
  await booking.sql.query(
    `UPDATE users SET active = true, confirms_charters = false, email = id || '@example.com',
       role = CASE id WHEN ${OWNER} THEN 'owner' WHEN ${RENTER} THEN 'renter' WHEN ${CAPTAIN} THEN 'captain' ELSE role END`,
  );
  await booking.sql.query(
    `UPDATE users SET licensed = true, licensed_until = '2030-01-01', charters_until = '2030-01-01' WHERE id = $1`,
    [CAPTAIN],
  );
});

const wish = () => booking.wish({ ...SLOT, boatId, captainId: CAPTAIN });
const PERSON = { renter: RENTER, owner: OWNER, captain: CAPTAIN } as const;
type Person = keyof typeof PERSON;

/** Every kind of leaving, and what identity or catalog tells of it. */
const WAYS: Record<string, (who: Person) => void> = {
  'is deactivated': (who) => booking.identity.tellOf({ id: PERSON[who], role: who, active: false }),
  'gets another role': (who) =>
    booking.identity.tellOf({ id: PERSON[who], role: who === 'captain' ? 'renter' : 'captain', active: true }),
  'closes the account': (who) =>
    booking.identity.tellOf({ id: PERSON[who], role: who, active: false, ...closedIdentity(PERSON[who]) }),
};

/** What is open of one checkout, from the hold to the charter. */
interface Open {
  holdId: string;
  paymentIntentId: string;
}

async function held(status: 'open' | 'processing' | 'succeeded' | null): Promise<Open> {
  const { body } = await booking
    .as(RENTER)
    .post<{ holdId: string; quote: { depositAmount: number } }>('/api/bookings/holds', wish());
  const { holdId, quote } = body;
  if (status === null) return { holdId, paymentIntentId: '' };
  const paymentIntentId = booking.paid({ holdId, depositAmount: quote.depositAmount }, undefined, RENTER, boatId);
  const payment = booking.payments.payments.get(paymentIntentId);
  if (payment) payment.status = status;
  return { holdId, paymentIntentId };
}

async function booked(): Promise<Open & { id: number }> {
  const open = await held('succeeded');
  const { body } = await booking.book({ ...wish(), ...open });
  return { ...open, id: body.id };
}

async function confirmed(): Promise<Open & { id: number }> {
  const open = await booked();
  await booking.patch('owner', open.id, ACCEPT);
  return open;
}

/** Every stage of a checkout and of what comes of it. */
const STAGES = {
  'a hold': () => held(null),
  'a payment begun': () => held('open'),
  'a payment that the bank is about': () => held('processing'),
  'a card that has paid, unheard of': () => held('succeeded'),
  'a request': booked,
  'a request for which another time is proposed': async () => {
    const open = await booked();
    await booking.patch('owner', open.id, { ownerAdjusted: true, adjustedStartTime: '16:00' });
    return open;
  },
  'a request whose captain is asked': async () => {
    await booking.sql.query('UPDATE users SET confirms_charters = true WHERE id = $1', [CAPTAIN]);
    const open = await booked();
    await booking.patch('owner', open.id, ACCEPT);
    return open;
  },
  'a charter': confirmed,
  'a charter of which a change is proposed': async () => {
    const open = await confirmed();
    await booking.act('renter', acts.proposeChange(open.id, NEXT_DAY));
    return open;
  },
  'a charter that was called off': async () => {
    const open = await confirmed();
    booking.clock.set(NEAR);
    await booking.act('owner', acts.callOff(open.id, { cause: 'weather', reason: 'Storm' }));
    return open;
  },
} satisfies Record<string, () => Promise<Open>>;
type Stage = keyof typeof STAGES;

/** What has become of it: as the tables say, in a few words. */
async function state(holdId: string): Promise<string> {
  const { rows: bookings } = await booking.sql.query<{
    status: string;
    outcome: string | null;
    all: boolean;
    text: string;
  }>(
    `SELECT status, outcome, refund_cents = deposit_cents AS all,
       concat_ws(', ', CASE WHEN captain_wanted THEN 'captain wanted' END,
         CASE WHEN change_proposal IS NOT NULL OR owner_adjusted THEN 'proposal' END,
         CASE WHEN choose_time_by IS NOT NULL AND status = 'confirmed' THEN 'called off' END) AS text
     FROM bookings WHERE reservation_id = $1`,
    [holdId],
  );
  const { rows: claims } = await booking.sql.query('SELECT 1 FROM claims WHERE reservation_id = $1', [holdId]);
  const slot = claims.length > 0 ? 'slot kept' : 'slot free';
  const [found] = bookings;
  if (found) {
    const { status, outcome, all, text } = found;
    return [status, outcome, all ? 'all back' : '', text, slot].filter(Boolean).join(', ');
  }
  const [hold] = (await booking.sql.query<{ status: string }>('SELECT status FROM holds WHERE id = $1', [holdId])).rows;
  return `hold ${hold?.status}, ${slot}`;
}

const LEFT = 'cancelled, platform_cancelled, all back, slot free';
const WITHDRAWN = 'cancelled, boat_withdrawn, all back, slot free';
const NO_HOLD = 'hold expired, slot free';
const HELD = 'hold live, slot kept';

/** What becomes of each stage with whoever leaves. */
const ENDS: Record<Stage, Record<Person | 'boat', string>> = {
  'a hold': { renter: NO_HOLD, owner: NO_HOLD, captain: HELD, boat: NO_HOLD },
  'a payment begun': { renter: NO_HOLD, owner: NO_HOLD, captain: HELD, boat: NO_HOLD },
  'a payment that the bank is about': { renter: LEFT, owner: WITHDRAWN, captain: HELD, boat: WITHDRAWN },
  'a card that has paid, unheard of': { renter: LEFT, owner: WITHDRAWN, captain: HELD, boat: WITHDRAWN },
  'a request': { renter: LEFT, owner: WITHDRAWN, captain: 'pending, slot kept', boat: WITHDRAWN },
  'a request for which another time is proposed': {
    ...{ renter: LEFT, owner: WITHDRAWN, captain: 'pending, proposal, slot kept', boat: WITHDRAWN },
  },
  'a request whose captain is asked': {
    ...{ renter: LEFT, owner: WITHDRAWN, captain: 'pending, slot kept', boat: WITHDRAWN },
  },
  'a charter': {
    ...{ renter: 'confirmed, slot kept', owner: WITHDRAWN, boat: WITHDRAWN },
    captain: 'confirmed, captain wanted, slot kept',
  },
  'a charter of which a change is proposed': {
    ...{ renter: 'confirmed, slot kept', owner: WITHDRAWN, boat: WITHDRAWN },
    captain: 'confirmed, captain wanted, slot kept',
  },
  'a charter that was called off': {
    ...{ renter: 'confirmed, called off, slot kept', owner: WITHDRAWN, boat: WITHDRAWN },
    captain: 'confirmed, captain wanted, called off, slot kept',
  },
};

/** The bank says yes after all, and whoever looks after the hold looks once more. */
function settle({ paymentIntentId }: Open): void {
  const payment = booking.payments.payments.get(paymentIntentId);
  if (payment?.status === 'processing') payment.status = 'succeeded';
  booking.clock.set(new Date(booking.clock.now().getTime() + 60_000).toISOString());
}

async function untilEnded(open: Open, end: string): Promise<void> {
  settle(open);
  await eventuallyHolds(
    async () => [await state(open.holdId)],
    ([now]) => now === end,
  ).catch(async () => expect(await state(open.holdId)).toBe(end));
  await booking.untilNothingIsDue();
  expect(await state(open.holdId)).toBe(end);
}

/**
 * Each stage with each way and with each person, and each person in each way: who has left is asked of the person alone,
 * and what ends is asked of the stage and the person.
 */
const LEAVINGS = (Object.keys(STAGES) as Stage[]).flatMap((stage, at) =>
  Object.entries(WAYS).map(([way, leave], turn) => {
    const people = Object.keys(PERSON) as Person[];
    return { stage, way, leave, who: people[(at + turn) % people.length] as Person };
  }),
);

it.each(LEAVINGS)('$stage, when its $who $way, ends or stays as the table says', async ({ stage, who, leave }) => {
  const open: Open = await STAGES[stage]();
  leave(who);
  await eventuallyHolds(
    async () =>
      (
        await booking.sql.query<object>('SELECT 1 FROM users WHERE id = $1 AND (NOT active OR role <> $2)', [
          PERSON[who],
          who,
        ])
      ).rows,
    ({ length }) => length === 1,
  );
  await untilEnded(open, ENDS[stage][who]);
});

it.each(Object.keys(STAGES) as Stage[])('%s, when its boat is taken down, ends', async (stage) => {
  const open: Open = await STAGES[stage]();
  await catalog.publish(boatDeleted, boatId, { id: boatId, ownerId: OWNER });
  await untilEnded(open, ENDS[stage].boat);
});

it('is no booking that its owner can confirm where its renter was deactivated amid the checkout and the card paid', async () => {
  const open = await held('open');
  booking.identity.tellOf({ id: RENTER, role: 'renter', active: false });
  await untilEnded(open, NO_HOLD);
  const payment = booking.payments.payments.get(open.paymentIntentId);
  // The provider had taken the card just before it was asked to cancel.
  if (payment) payment.status = 'succeeded';
  const late = await booking.book({ ...wish(), ...open });
  const { body } = await booking.as(1, 'admin').get<BookingView>(`/api/bookings/${late.body.id}`);
  expect(body).toMatchObject({
    ...{ status: 'cancelled', outcome: 'platform_cancelled', cancellationReasonCode: 'renter_inactive' },
    refund: { rule: 'R3', amount: body.depositAmount },
  });
  expect(await booking.toldOf(body.id)).toEqual(['booking.rejected.v1']);
  expect((await booking.patch('owner', body.id, ACCEPT)).body.code).toBe('booking_not_pending');
});
