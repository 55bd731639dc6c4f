import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { addBoat } from './support/cast';
import { CAPTAIN, RENTER, startBooking, type TestBooking } from './support/start-booking';
import { charter, daysHeld, strangerOf, type Held } from './support/strangers';

describe('what is held by people who have spent nothing with others', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking();
    for (const boat of [13, 14, 15, 16]) await addBoat(booking.sql, boat);
    await booking.sql.query('INSERT INTO captain_rates SELECT id, $1, 6500, true FROM boats WHERE id > 12', [CAPTAIN]);
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  const stranger = (renterId: number, address = `203.0.113.${renterId % 250}`) =>
    strangerOf(booking, renterId, address);
  /** A charter of the renter that has taken place, with what else is different about it. */
  const completed = async (when: ReturnType<typeof charter>, changes = '') => {
    const { id } = await booking.confirmed(when);
    await booking.sql.query(`UPDATE bookings SET status = 'completed'${changes && `, ${changes}`} WHERE id = $1`, [id]);
  };
  const keptOf = (answers: { status: number; body: Held }[]) =>
    answers.map(({ status, body }) => [status, body.exclusive]);

  it('is two days of a boat at most; whoever comes after them has a price and the time to pay', async () => {
    const answers = [];
    for (const day of [1, 2, 3, 4]) answers.push(await stranger(100 + day).hold(charter(day)));
    expect(keptOf(answers)).toEqual([
      [201, true],
      [201, true],
      [201, false],
      [201, false],
    ]);
    expect(await daysHeld(booking)).toHaveLength(2);
  });

  it('is two days also when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, day) => stranger(200 + day).hold(charter(day))));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect(answers.filter(({ body }) => body.exclusive)).toHaveLength(2);
    expect(await daysHeld(booking)).toHaveLength(2);
  });

  it('may be several times on the same two days', async () => {
    const times = ['10:00', '14:00', '18:00'].map((time) => charter(1, { time, hours: 4 }));
    const answers = [];
    for (const [index, time] of times.entries()) answers.push(await stranger(300 + index).hold(time));
    expect(answers.map(({ body }) => body.exclusive)).toEqual([true, true, true]);
  });

  it('is two days of a captain at most, over all boats', async () => {
    const answers = [];
    for (const boatId of [12, 13, 14, 15]) {
      answers.push(await stranger(400 + boatId).hold(charter(boatId), { boatId, captainId: CAPTAIN }));
    }
    expect(answers.map(({ body }) => body.exclusive)).toEqual([true, true, false, false]);
  });

  it('is six slots from one address at most, over all boats', async () => {
    const answers = [];
    for (const [index, boatId] of [12, 12, 13, 13, 14, 14, 15, 15].entries()) {
      answers.push(await stranger(500 + index, '198.51.100.7').hold(charter(index), { boatId }));
    }
    expect(answers.map(({ body }) => body.exclusive)).toEqual([true, true, true, true, true, true, false, false]);
    expect((await stranger(520).hold(charter(20), { boatId: 16 })).body.exclusive).toBe(true);
  });

  it('does not keep a first renter from reserving what is free, by paying for it', async () => {
    for (const day of [1, 2]) await stranger(600 + day).hold(charter(day));
    const honest = stranger(610);
    const held = await honest.hold(charter(3));
    expect(keptOf([held])).toEqual([[201, false]]);
    const booked = await honest.payAndBook(held.body);
    expect([booked.status, booked.body.status]).toEqual([201, 'pending']);
    expect((await stranger(611).hold(charter(3))).body.code).toBe('slot_taken');
  });

  it('goes to whoever pays first where nobody keeps it, and the other one gets everything back', async () => {
    for (const day of [1, 2]) await stranger(620 + day).hold(charter(day));
    const [one, other] = [stranger(630), stranger(631)];
    const [first, second] = [await one.hold(charter(3)), await other.hold(charter(3))];
    expect(keptOf([first, second])).toEqual([
      [201, false],
      [201, false],
    ]);
    expect((await other.payAndBook(second.body)).status).toBe(201);
    expect(await one.payAndBook(first.body)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect((await booking.events()).at(-1)).toMatchObject({
      type: 'booking.rejected.v1',
      data: { outcome: 'slot_lost', refundCents: 105_000 },
    });
  });

  it('refuses a slot that somebody has, also where it would not be kept', async () => {
    for (const day of [1, 2]) await stranger(640 + day).hold(charter(day));
    expect(await stranger(650).hold(charter(2))).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  });

  it('is as much for a renter who has completed a charter of somebody else’s boat as nobody else is kept from', async () => {
    await completed(charter(30, { hours: 4 }));
    for (const day of [1, 2]) await stranger(660 + day, '198.51.100.8').hold(charter(day));
    const known = await strangerOf(booking, RENTER, '198.51.100.8').hold(charter(3));
    expect(keptOf([known])).toEqual([[201, true]]);
    expect((await stranger(670, '198.51.100.9').hold(charter(4))).body.exclusive).toBe(false);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a reservation that waits for its answer', () => booking.pending(charter(30, { hours: 4 }))],
    ['a charter to come', () => booking.confirmed(charter(30, { hours: 4 }))],
    ['a completed charter of the renter’s own boat', () => completed(charter(30), `owner_id = ${RENTER}`)],
    [
      'a completed charter of a dollar',
      () =>
        completed(
          charter(30),
          `boat_rental_cents = 400, captain_fee_cents = 0, total_cents = 400, deposit_cents = 100,
           balance_from_renter_cents = 300, due_to_captain_cents = 0`,
        ),
    ],
    ['a completed charter whose deposit went back', () => completed(charter(30), 'refund_cents = deposit_cents')],
  ])('is two days also for a renter who has %s', async (_, make) => {
    await make();
    for (const day of [1, 2]) await stranger(660 + day).hold(charter(day));
    expect(keptOf([await strangerOf(booking, RENTER, '198.51.100.8').hold(charter(3))])).toEqual([[201, false]]);
  });

  it('is six slots from one address also where those who ask have completed charters', async () => {
    const answers = [];
    for (const [index, boatId] of [12, 12, 13, 13, 14, 14, 15].entries()) {
      await completed(charter(40 + index), `renter_id = ${800 + index}`);
      answers.push(await stranger(800 + index, '198.51.100.17').hold(charter(index), { boatId }));
    }
    expect(answers.map(({ body }) => body.exclusive)).toEqual([true, true, true, true, true, true, false]);
  });

  it('cools down also for a renter who has completed a charter', async () => {
    await completed(charter(30));
    const known = strangerOf(booking, RENTER, '198.51.100.18');
    for (const day of [1, 2, 3]) await known.release((await known.hold(charter(day))).body.holdId);
    expect((await known.hold(charter(4))).body.code).toBe('hold_cools_down');
  });

  it('cools down for a renter who let three of a boat go, twice as long after each further one', async () => {
    const fickle = stranger(700);
    const letGo = async (day: number) => {
      const held = await fickle.hold(charter(day));
      expect([held.status, (await fickle.release(held.body.holdId)).status]).toEqual([201, 204]);
    };
    for (const day of [1, 2, 3]) await letGo(day);
    const refused = await fickle.hold(charter(4));
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'hold_cools_down',
      '300',
    ]);
    expect(booking.log.security(700)).toEqual([
      expect.objectContaining({ event: 'limit', outcome: 'reached', detail: 'hold_cools_down' }),
    ]);
    // Another boat is another matter, and so is another renter.
    expect((await fickle.hold(charter(4), { boatId: 13 })).status).toBe(201);
    expect((await stranger(701).hold(charter(4))).body.exclusive).toBe(true);
    booking.clock.advance({ minutes: 5 });
    await letGo(5);
    expect((await fickle.hold(charter(6))).headers.get('retry-after')).toBe('600');
    booking.clock.advance({ hours: 25 });
    expect((await fickle.hold(charter(6))).status).toBe(201);
  });

  it('counts holds whose time ran out like those that were given back', async () => {
    const silent = stranger(710);
    for (const day of [1, 2, 3]) await silent.hold(charter(day));
    booking.clock.advance({ minutes: 16 });
    await eventuallyHolds(
      async () => (await booking.sql.query(`SELECT 1 FROM holds WHERE status = 'live'`)).rowCount,
      (live) => live === 0,
    );
    expect((await silent.hold(charter(4))).body.code).toBe('hold_cools_down');
  });

  it('is kept for nobody at an address from which six of the boat were let go, which waits like a renter', async () => {
    const address = '198.51.100.20';
    for (let each = 0; each < 6; each += 1) {
      const one = stranger(720 + each, address);
      await one.release((await one.hold(charter(each))).body.holdId);
    }
    expect(keptOf([await stranger(730, address).hold(charter(8))])).toEqual([[201, false]]);
    expect(keptOf([await stranger(731).hold(charter(9))])).toEqual([[201, true]]);
    booking.clock.advance({ minutes: 5 });
    expect(keptOf([await stranger(732, address).hold(charter(10))])).toEqual([[201, true]]);
  });

  it('is remembered without anybody’s address', async () => {
    await stranger(740, '198.51.100.30').hold(charter(1));
    const { rows } = await booking.sql.query<{ row: string }>('SELECT holds::text AS row FROM holds');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('198.51.100');
  });
});

it('is as much as anybody likes where limits are off', async () => {
  const booking = await startBooking({ RATE_LIMIT: 'off' });
  try {
    for (let day = 0; day < 12; day += 1) {
      const one = strangerOf(booking, 800, '198.51.100.7');
      const held = await one.hold(charter(day));
      expect([held.status, held.body.exclusive]).toEqual([201, true]);
      await one.release(held.body.holdId);
    }
  } finally {
    await booking.stop();
  }
});
