import { randomUUID } from 'node:crypto';
import type { DockView, HistoryEntry, Role } from '@harbourline/contracts';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { atTheDock, DUE, HOUR_BEFORE } from './support/at-the-dock';
import {
  CAPTAIN,
  CHEAPER_CAPTAIN,
  OWNER,
  PARTY,
  RENTER,
  SLOT,
  startBooking,
  type TestBooking,
} from './support/start-booking';

const FIRST = 'charter-pictures/first.jpg';
const SECOND = 'charter-pictures/second.jpg';

let booking: TestBooking;
beforeAll(async () => {
  booking = await startBooking({}, { jobs: false });
});
afterAll(() => booking.stop());
afterEach(async () => {
  await booking.reset();
  await booking.sql.query('UPDATE boats SET deleted = false');
});

const rows = async () =>
  (await booking.sql.query<Record<string, unknown>>('SELECT * FROM dock_acts ORDER BY booking_id, number')).rows;

describe('a check-in', () => {
  it('is kept with who recorded it, when, the photos and what was agreed, word for word', async () => {
    const dock = await atTheDock(booking);
    booking.pictures.upload(dock.id, OWNER, FIRST);
    expect((await dock.see('renter')).body).toEqual({
      ...{ checkIn: null, checkOut: null, balance: null, balanceDue: DUE, may: ['mark-balance'] },
      ...{ opensAt: '2026-06-15T16:00:00.000Z', closesAt: '2026-06-17T22:00:00.000Z' },
    });
    const id = randomUUID();
    const answer = await dock.checkIn({ id, pictures: [FIRST], note: ' A scratch at the stern ' });
    expect(answer.status).toBe(201);
    const text = [
      'Check-in on June 15, 2026, 1:00 p.m. EDT, recorded by the owner.',
      'The renter’s photo ID has been seen.',
      '4 people are on board.',
      'The boat’s condition at the check-in is as shown in the photo.',
      'Note: “A scratch at the stern”',
    ];
    const times = { at: HOUR_BEFORE, receivedAt: HOUR_BEFORE };
    expect(answer.body).toMatchObject({
      checkIn: {
        ...{ id, by: 'owner', byName: 'Olivia Owner', ...times, peopleOnBoard: 4, pictures: [FIRST] },
        ...{ note: 'A scratch at the stern', text },
        agreements: [{ by: 'owner', name: 'Olivia Owner', ...times, onRecordersPhone: true, text }],
      },
      may: ['check-in', 'mark-balance'],
    });
    expect(booking.pictures.kept).toEqual([FIRST]);
    expect((await dock.see('renter')).body.may).toEqual(['agree', 'mark-balance']);
    expect((await dock.see('admin')).body).toMatchObject({ checkIn: { id }, may: [] });

    booking.clock.advance({ minutes: 1 });
    const agreed = await dock.agree(id);
    expect(agreed.body.checkIn?.agreements.at(-1)).toEqual({
      ...{ by: 'renter', name: 'Rory M. Renter', onRecordersPhone: false, text },
      ...{ at: '2026-06-15T17:01:00.000Z', receivedAt: '2026-06-15T17:01:00.000Z' },
    });
    expect((await dock.see('owner')).body.may).toEqual(['mark-balance']);
  });

  it('can be made anew by owner and captain until the renter agrees, to the latest alone', async () => {
    const dock = await atTheDock(booking);
    const first = (await dock.checkIn()).body.checkIn?.id;
    const second = (await dock.checkIn({ peopleOnBoard: 5 }, 'captain')).body.checkIn;
    expect(second).toMatchObject({ by: 'captain', byName: 'Cam Captain', peopleOnBoard: 5 });
    expect((await dock.agree(first)).body.code).toBe('dock_record_not_found');
    expect((await dock.agree(second?.id)).status).toBe(201);
    expect((await dock.agree(second?.id)).body.code).toBe('dock_record_settled');
    expect((await dock.checkIn()).body.code).toBe('dock_record_settled');
  });

  it('can be agreed to on the phone of whoever records it', async () => {
    const dock = await atTheDock(booking);
    const { body } = await dock.checkIn({ renterAgreed: { name: 'Rory Renter', at: HOUR_BEFORE } });
    expect(body.checkIn?.agreements).toMatchObject([
      { by: 'owner', name: 'Olivia Owner' },
      { by: 'renter', name: 'Rory Renter', at: HOUR_BEFORE, onRecordersPhone: true },
    ]);
    expect(body.checkIn).toMatchObject({
      ...{ consent: 'agreed-elsewhere', objectBy: '2026-06-17T17:00:00.000Z', objection: null },
    });
    expect((await dock.checkIn()).body.code).toBe('dock_record_settled');
  });

  it('is recorded five times at most', async () => {
    const dock = await atTheDock(booking);
    for (let time = 0; time < 5; time += 1) expect((await dock.checkIn()).status).toBe(201);
    const sixth = await dock.checkIn();
    expect([sixth.status, sixth.body.code]).toEqual([409, 'dock_record_settled']);
    expect(sixth.body.message).toContain('too often');
    expect((await dock.see('owner')).body.may).toEqual(['mark-balance']);
  });

  it.each([
    [{ identitySeen: false }, 'identitySeen'],
    [{ peopleOnBoard: 0 }, 'peopleOnBoard'],
    [{ pictures: Array.from({ length: 13 }, (_, index) => `charter-pictures/${index}.jpg`) }, 'pictures'],
    [{ pictures: ['boats/1.jpg'] }, 'pictures.0'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
    [{ renterAgreed: { name: 'R', at: HOUR_BEFORE } }, 'renterAgreed.name'],
    [{ id: 'mine' }, 'id'],
  ])('is refused with %j', async (body, field) => {
    const dock = await atTheDock(booking);
    const answer = await dock.checkIn(body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await rows()).toEqual([]);
  });
});

describe('a yes on the recorder’s phone', () => {
  const agreedHere = (at = HOUR_BEFORE) => ({ renterAgreed: { name: 'Rory Renter', at } });
  const UNTIL = '2026-06-17T17:00:00.000Z';

  it('is not taken under another name than that of the renter’s account, and keeps no photo then', async () => {
    const dock = await atTheDock(booking);
    booking.pictures.upload(dock.id, OWNER, FIRST);
    const answer = await dock.checkIn({ pictures: [FIRST], renterAgreed: { name: 'Somebody Else', at: HOUR_BEFORE } });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'renterAgreed.name': 'Please enter the name as the renter’s account has it: Rory Renter' },
    ]);
    expect([await rows(), booking.pictures.kept]).toEqual([[], []]);
    expect((await dock.checkIn({ renterAgreed: { name: 'RENTER, Rory J.', at: HOUR_BEFORE } })).status).toBe(201);
  });

  it('is objected to for 48 hours after it arrived, once, in words that everybody of the charter reads', async () => {
    const dock = await atTheDock(booking);
    const recordId = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    expect((await dock.see('renter')).body.may).toEqual(['agree', 'mark-balance']);
    booking.clock.set(UNTIL);
    const sent = { id: randomUUID(), reason: ' I was not there yet. ' };
    const { status, body } = await dock.object(recordId, sent);
    expect(status).toBe(201);
    const objection = { name: 'Rory Renter', reason: 'I was not there yet.', at: UNTIL, receivedAt: UNTIL };
    expect(body.checkIn).toMatchObject({ consent: 'objected', objectBy: UNTIL, objection });
    for (const role of ['owner', 'captain', 'admin'] as const) {
      expect((await dock.see(role)).body.checkIn).toMatchObject({ consent: 'objected', objection });
    }
    expect((await dock.object(recordId, sent)).status).toBe(201);
    for (const again of [dock.object(recordId), dock.agree(recordId), dock.checkIn()]) {
      expect((await again).body.code).toBe('dock_record_settled');
    }
    expect((await rows()).map(({ act, record_id, objects_to }) => [act, record_id, objects_to])).toEqual([
      ['check-in', null, null],
      ['object', null, recordId],
    ]);
  });

  it('counts once the time to object is over, also when an objection is said to have been made before', async () => {
    const dock = await atTheDock(booking);
    const recordId = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    booking.clock.set('2026-06-17T17:00:00.001Z');
    expect((await dock.see('renter')).body).toMatchObject({
      checkIn: { consent: 'not-objected' },
      may: ['mark-balance'],
    });
    const late = await dock.object(recordId, { at: HOUR_BEFORE });
    expect([late.status, late.body.code, late.body.message]).toEqual([
      ...[409, 'dock_not_open', 'The time to object to this has ended.'],
    ]);
    expect((await dock.agree(recordId)).body.code).toBe('dock_record_settled');
  });

  it('is confirmed by the renter on their own phone meanwhile, who then cannot object any more', async () => {
    const dock = await atTheDock(booking);
    const recordId = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    const { body } = await dock.agree(recordId);
    expect(body.checkIn).toMatchObject({ consent: 'agreed', objection: null });
    expect(body.checkIn?.agreements.map(({ by, onRecordersPhone }) => [by, onRecordersPhone])).toEqual([
      ...[['owner', true] as const, ['renter', true] as const, ['renter', false] as const],
    ]);
    expect((await dock.object(recordId)).body.code).toBe('dock_record_settled');
  });

  it('is answered after the time for all else, where it arrived late', async () => {
    const dock = await atTheDock(booking);
    await dock.checkIn();
    booking.clock.set('2026-06-20T22:00:00.000Z');
    const at = SLOT.endDate;
    const { checkOut } = (await dock.checkOut({ at, ...agreedHere(at) })).body;
    expect(checkOut).toMatchObject({ consent: 'agreed-elsewhere', objectBy: '2026-06-22T22:00:00.000Z' });
    booking.clock.set('2026-06-22T21:00:00.000Z');
    expect((await dock.see('renter')).body.may).toEqual(['agree']);
    expect((await dock.object(checkOut?.id)).body.checkOut?.consent).toBe('objected');
  });

  it('is objected to by its renter alone, and nothing else is', async () => {
    const dock = await atTheDock(booking);
    const open = (await dock.checkIn()).body.checkIn?.id;
    const early = await dock.object(open);
    expect([early.body.code, early.body.message]).toEqual([
      'dock_not_open',
      expect.stringContaining('Nobody has agreed'),
    ]);
    const agreed = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    expect((await dock.object(open)).body.code).toBe('dock_record_not_found');
    for (const side of ['owner', 'captain'] as const) {
      const answer = await dock.act(side, { act: 'object', recordId: agreed, reason: 'No' });
      expect([answer.status, answer.body.code]).toEqual([403, 'dock_not_yours']);
    }
    const wordless = await dock.object(agreed, { reason: '  ' });
    expect([wordless.status, wordless.body.fields]).toEqual([400, { reason: 'Please say why' }]);
  });

  it('is answered once by a renter who agrees and objects at the same time', async () => {
    const dock = await atTheDock(booking);
    const recordId = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    const answers = await Promise.all([dock.agree(recordId), dock.object(recordId), dock.object(recordId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is told with the time to object, and so is the objection, without its words', async () => {
    const dock = await atTheDock(booking);
    const recordId = (await dock.checkIn(agreedHere())).body.checkIn?.id;
    await dock.object(recordId);
    const told = (await booking.events()).slice(-2).map(({ data }) => [data['atTheDock'], data['objectedTo']]);
    expect(told).toEqual([
      [{ act: 'check-in', by: 'owner', amountCents: null, objectBy: UNTIL }, undefined],
      [null, 'check-in'],
    ]);
    expect((await booking.historyOf(dock.id)).at(-1)).toMatchObject({ action: 'objected to check-in' });
  });
});

describe('a check-out', () => {
  it('is not recorded before the charter begins', async () => {
    const dock = await atTheDock(booking);
    await dock.checkIn();
    expect((await dock.see('owner')).body.may).toEqual(['check-in', 'mark-balance']);
    const early = await dock.checkOut();
    expect([early.status, early.body.code, early.body.message]).toEqual([
      ...[409, 'dock_not_open', 'A check-out can be recorded once the charter has begun.'],
    ]);
    booking.clock.set(SLOT.startDate);
    const yes = { renterAgreed: { name: 'Rory Renter', at: HOUR_BEFORE } };
    expect((await dock.checkOut(yes)).body.code).toBe('dock_not_open');
    expect((await dock.see('owner')).body.may).toContain('check-out');
    expect((await dock.checkOut()).status).toBe(201);
  });

  it('comes after a check-in, which then stays, and is agreed to like it', async () => {
    const dock = await atTheDock(booking);
    expect((await dock.checkOut()).body.code).toBe('dock_not_checked_in');
    const checkIn = (await dock.checkIn()).body.checkIn?.id;
    booking.clock.set(SLOT.endDate);
    booking.pictures.upload(dock.id, CAPTAIN, SECOND);
    const { body } = await dock.checkOut({ pictures: [SECOND] }, 'captain');
    expect(body.checkOut).toMatchObject({
      ...{ by: 'captain', peopleOnBoard: null, pictures: [SECOND] },
      text: [
        'Check-out on June 15, 2026, 6:00 p.m. EDT, recorded by the captain. The boat has been returned.',
        'The boat’s condition at the check-out is as shown in the photo.',
      ],
    });
    expect((await dock.checkIn()).body).toMatchObject({
      code: 'dock_record_settled',
      message: expect.stringContaining('check-out'),
    });
    expect((await dock.agree(checkIn)).status).toBe(201);
    expect((await dock.agree(body.checkOut?.id)).body.checkOut?.agreements).toHaveLength(2);
    expect((await dock.see('renter')).body.may).toEqual(['mark-balance']);
  });
});

describe('the balance', () => {
  it.each([
    ['renter', 'owner'],
    ['renter', 'captain'],
    ['owner', 'renter'],
    ['captain', 'renter'],
  ] as const)('that the %s marks is confirmed by the %s, once', async (marker, other) => {
    const dock = await atTheDock(booking);
    expect((await dock.mark(marker, { amount: DUE - 1 })).body.code).toBe('balance_differs');
    const { body } = await dock.mark(marker, { way: 'transfer' });
    expect(body.balance).toMatchObject({ by: marker, amount: DUE, way: 'transfer', confirmed: null });
    const recordId = body.balance?.id;
    for (const side of ['renter', 'owner', 'captain'] as const) {
      expect((await dock.mark(side)).body.code).toBe('dock_record_not_found');
    }
    expect((await dock.confirm(marker, recordId)).body.code).toBe('dock_not_yours');
    expect((await dock.confirm(other, randomUUID())).body.code).toBe('dock_record_not_found');
    expect((await dock.see(other)).body.may).toContain('confirm-balance');
    const confirmed = await dock.confirm(other, recordId);
    expect(confirmed.body.balance?.confirmed).toMatchObject({ by: other, at: HOUR_BEFORE });
    expect((await dock.confirm(other, recordId)).body.code).toBe('dock_record_settled');
    expect((await dock.mark(marker)).body.code).toBe('dock_record_settled');
    // Owner and captain are one side.
    if (marker !== 'renter') {
      expect((await dock.confirm(marker === 'owner' ? 'captain' : 'owner', recordId)).status).not.toBe(201);
    }
  });

  it('is nothing to mark where nothing is due', async () => {
    const dock = await atTheDock(booking);
    await booking.sql.query(
      'UPDATE bookings SET balance_from_renter_cents = 0, due_to_captain_cents = 0, deposit_cents = total_cents',
    );
    expect((await dock.see('owner')).body).toMatchObject({ balanceDue: 0, may: ['check-in'] });
    expect((await dock.mark('owner', { amount: 0 })).body.code).toBe('balance_differs');
  });
});

describe('on a bad line', () => {
  it('what is sent again is done once, whoever has acted since', async () => {
    const dock = await atTheDock(booking);
    booking.pictures.upload(dock.id, OWNER, FIRST);
    const sent = { id: randomUUID(), at: HOUR_BEFORE, pictures: [FIRST], note: 'A scratch' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => dock.checkIn(sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect((await dock.agree(sent.id)).status).toBe(201);
    const before = [await rows(), await booking.historyOf(dock.id), await booking.events()];
    booking.pictures.down = true;
    booking.clock.set('2026-07-15T12:00:00.000Z');
    const again = await dock.checkIn(sent);
    expect([again.status, again.body.checkIn?.id]).toEqual([201, sent.id]);
    expect([await rows(), await booking.historyOf(dock.id), await booking.events()]).toEqual(before);
  });

  it('an id stands for one act of one person of one charter', async () => {
    const dock = await atTheDock(booking);
    const id = randomUUID();
    await dock.checkIn({ id });
    expect((await dock.checkIn({ id, peopleOnBoard: 7 })).body.code).toBe('idempotency_key_reused');
    expect((await dock.checkIn({ id }, 'captain')).body.code).toBe('idempotency_key_reused');
    expect((await dock.mark('renter', { id })).body.code).toBe('idempotency_key_reused');
    expect(await rows()).toHaveLength(1);
  });

  it('counts when something was done, and lets it arrive for a week', async () => {
    const dock = await atTheDock(booking);
    booking.clock.set('2026-06-22T22:00:00.000Z');
    expect((await dock.checkIn({ at: HOUR_BEFORE })).body.checkIn).toMatchObject({
      ...{ at: HOUR_BEFORE, receivedAt: '2026-06-22T22:00:00.000Z' },
    });
    expect((await dock.checkOut({ at: '2026-06-17T22:00:00.001Z' })).body.code).toBe('dock_not_open');
    expect((await dock.checkOut({ at: '2026-06-17T18:00:00.000-04:00' })).status).toBe(201);
    booking.clock.set('2026-06-22T22:00:00.001Z');
    expect((await dock.mark('owner', { at: HOUR_BEFORE })).body.code).toBe('dock_not_open');
    expect((await dock.see('owner')).body.may).toEqual([]);
  });

  it.each([
    ['2026-06-15T15:59:59.999Z', '2026-06-15T16:30:00.000Z'],
    ['2026-06-15T17:05:00.001Z', '2026-06-15T17:00:00.000Z'],
  ])('refuses what is said to be done at %s when it is %s', async (at, now) => {
    const dock = await atTheDock(booking);
    booking.clock.set(now);
    expect((await dock.checkIn({ at })).body.code).toBe('dock_not_open');
    expect((await dock.checkIn({ at: now, renterAgreed: { name: 'Rory Renter', at } })).body.code).toBe(
      'dock_not_open',
    );
    expect(await rows()).toEqual([]);
  });
});

describe('photos', () => {
  it('are of this charter and of whoever shows them, and of an allowed act; nothing is kept otherwise', async () => {
    const dock = await atTheDock(booking);
    booking.pictures.upload(dock.id, CAPTAIN, FIRST);
    booking.pictures.upload(dock.id + 1, OWNER, SECOND);
    for (const pictures of [[FIRST], [SECOND], ['charter-pictures/no-such.jpg']]) {
      const answer = await dock.checkIn({ pictures });
      expect([answer.status, answer.body.code]).toEqual([404, 'image_not_found']);
    }
    expect((await dock.checkOut({ pictures: [FIRST] }, 'captain')).body.code).toBe('dock_not_checked_in');
    expect([await rows(), booking.pictures.kept]).toEqual([[], []]);
  });

  it('wait for catalog: without it nothing is recorded', async () => {
    const dock = await atTheDock(booking);
    booking.pictures.upload(dock.id, OWNER, FIRST);
    booking.pictures.down = true;
    const sent = { id: randomUUID(), pictures: [FIRST] };
    expect((await dock.checkIn(sent)).status).toBe(503);
    expect(await rows()).toEqual([]);
    booking.pictures.down = false;
    expect((await dock.checkIn(sent)).status).toBe(201);
  });
});

describe('who comes to the dock', () => {
  it('is not a stranger, another owner, or a captain who has left', async () => {
    const dock = await atTheDock(booking);
    await dock.checkIn();
    await booking.sql.query('UPDATE bookings SET captain_id = $1', [CHEAPER_CAPTAIN]);
    const strangers: [Role, number][] = [
      ['renter', 6],
      ['owner', 4],
      ['captain', CAPTAIN],
    ];
    for (const [role, who] of strangers) {
      expect((await dock.see(role, who)).body.code).toBe('booking_not_found');
      const answer = await dock.act(role as 'owner', { act: 'check-out', pictures: [] }, who);
      expect([answer.status, answer.body.code]).toEqual([404, 'booking_not_found']);
    }
    expect((await booking.as(null).get(dock.path)).status).toBe(401);
    const admin = await booking.as(PARTY.admin, 'admin').post(dock.path, { act: 'check-out', id: randomUUID() });
    expect(admin.status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  it('has no charter there before it is confirmed, or once it is canceled', async () => {
    const { id } = await booking.pending();
    const { body } = await booking.as(RENTER).get(`/api/bookings/${id}/dock`);
    expect(body.code).toBe('booking_not_confirmed');
    await booking.reset();
    const dock = await atTheDock(booking);
    const sent = { id: randomUUID(), at: HOUR_BEFORE };
    await dock.checkIn(sent);
    await booking.patch('renter', dock.id, { status: 'cancelled' });
    expect((await dock.checkOut()).body.code).toBe('booking_not_confirmed');
    expect((await dock.see('owner')).body.code).toBe('booking_not_confirmed');
    expect((await dock.see('admin')).body).toMatchObject({ checkIn: { id: sent.id }, may: [] });
    expect((await dock.checkIn(sent)).body).toMatchObject({ checkIn: { id: sent.id }, may: [] });
  });

  it('may come until two days after the end, whether the charter is completed or not', async () => {
    const dock = await atTheDock(booking);
    await dock.checkIn();
    await booking.sql.query(`UPDATE bookings SET status = 'completed'`);
    booking.clock.set('2026-06-16T23:00:00.000Z');
    expect((await dock.checkOut()).status).toBe(201);
  });

  it('is not the renter where owner or captain record, nor they where the renter agrees', async () => {
    const dock = await atTheDock(booking);
    expect((await dock.checkIn({}, 'renter')).body.code).toBe('dock_not_yours');
    const recordId = (await dock.checkIn()).body.checkIn?.id;
    const answer = await dock.act('captain', { act: 'agree', recordId, name: 'Rory Renter' });
    expect([answer.status, answer.body.code]).toEqual([403, 'dock_not_yours']);
  });
});

describe('each act', () => {
  it('has a line in the history, an event and a version, and changes nothing else', async () => {
    const dock = await atTheDock(booking);
    const before = await dock.view();
    const claims = await booking.claimsOf(dock.id);
    const checkIn = (await dock.checkIn()).body.checkIn?.id;
    await dock.agree(checkIn);
    const balance = (await dock.mark('captain')).body.balance?.id;
    await dock.confirm('renter', balance);
    booking.clock.set(SLOT.endDate);
    await dock.checkOut({ renterAgreed: { name: 'Rory Renter', at: dock.now() } });
    const history = await booking.as(CAPTAIN, 'captain').get<HistoryEntry[]>(`/api/bookings/${dock.id}/history`);
    expect(history.body.slice(-5)).toMatchObject([
      { actor: 'owner', actorName: 'Olivia Owner', action: 'checked in', toStatus: 'confirmed', changes: [] },
      { actor: 'renter', action: 'agreed to check-in' },
      { actor: 'captain', action: 'balance received', money: null },
      { actor: 'renter', action: 'balance confirmed' },
      { actor: 'owner', action: 'checked out together' },
    ]);
    const told = (await booking.events()).slice(-5);
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['booking.recorded-at-the-dock.v1']));
    expect(told.map(({ data }) => data['atTheDock'])).toEqual([
      { act: 'check-in', by: 'owner', amountCents: null },
      { act: 'agree', by: 'renter', amountCents: null },
      { act: 'mark-balance', by: 'captain', amountCents: DUE * 100 },
      { act: 'confirm-balance', by: 'renter', amountCents: null },
      { act: 'check-out', by: 'owner', amountCents: null, objectBy: '2026-06-17T22:00:00.000Z' },
    ]);
    const revisions = told.map(({ data }) => data['revision'] as number);
    expect(revisions).toEqual(revisions.map((_, index) => (revisions[0] ?? 0) + index));
    expect(await dock.view()).toEqual(before);
    expect(await booking.claimsOf(dock.id)).toEqual(claims);
  });

  it('leaves a change that somebody has proposed waiting, with its slot', async () => {
    const dock = await atTheDock(booking);
    const later = { startDate: '2026-06-16T18:00:00.000Z', endDate: '2026-06-16T22:00:00.000Z' };
    const { body } = await booking.act('owner', acts.proposeChange(dock.id, later));
    const changeId = body.proposedChange?.id;
    await dock.mark('owner');
    expect((await dock.view()).proposedChange).toMatchObject({ id: changeId, ...later });
    expect((await booking.claimsOf(dock.id)).map(({ kind }) => kind)).toEqual(['booking', 'proposal']);
    const accepted = await booking.act('renter', acts.acceptChange(dock.id, changeId));
    expect(accepted.body).toMatchObject({ ...later, proposedChange: null });
  });

  it('is there once at the same time from several phones', async () => {
    const dock = await atTheDock(booking);
    const marks = await Promise.all([dock.mark('owner'), dock.mark('captain'), dock.mark('renter')]);
    expect(marks.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const id = randomUUID();
    const same = await Promise.all([dock.checkIn({ id }), dock.checkIn({ id, peopleOnBoard: 9 })]);
    expect(same.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'idempotency_key_reused']);
    expect(((await dock.see('owner')).body as DockView).balance).not.toBeNull();
  });

  it('has an id that is taken once, also by two charters at the same time', async () => {
    const slot = { startDate: '2026-06-15T23:00:00.000Z', endDate: '2026-06-16T03:00:00.000Z' };
    const other = await booking.confirmed(slot);
    const dock = await atTheDock(booking);
    booking.clock.set('2026-06-15T21:30:00.000Z');
    const sent = { act: 'mark-balance', id: randomUUID(), at: dock.now(), way: 'cash' };
    const mark = (id: number, amount: number) =>
      booking.as(OWNER, 'owner').post(`/api/bookings/${id}/dock`, { ...sent, amount });
    const answers = await Promise.all([mark(dock.id, DUE), mark(other.id, other.balanceDue)]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'idempotency_key_reused']);
  });
});
