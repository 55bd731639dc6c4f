import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenMatters } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { erasePerson } from '../src/use-cases/erase-person';
import { atTheDock } from './support/at-the-dock';
import { CAPTAIN, DECLINE, PARTY, startBooking, type TestBooking } from './support/start-booking';

const MIGRATION = join(__dirname, '../prisma/migrations/20261127172000_erased_reasons/migration.sql');
const WISH = { specialRequests: 'A cake for Grandma Odile', purposeOfRental: 'Ninetieth birthday' };
const NO_WISH = { specialRequests: null, purposeOfRental: null };
const WORDS = ['Odile', 'Ninetieth', 'engine coughs'];

describe('closing an account, in booking', () => {
  let booking: TestBooking;
  beforeEach(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterEach(() => booking.stop());

  async function openFor(id: number, from: 'identity' | 'payments' = 'identity') {
    const token = signServiceToken({ from, to: 'booking', secret: TEST_INTERNAL_SECRET });
    return call<OpenMatters>(`${booking.service.url}/internal/people/${id}/open-in-booking`, { token });
  }

  it('waits for reservations, charters and holds of everybody who has a part in them', async () => {
    await booking.hold();
    expect((await openFor(PARTY.renter)).body).toEqual({ holds: 1 });
    const { id } = await booking.pending({
      captainId: CAPTAIN,
      startDate: '2026-07-20T14:00:00.000Z',
      endDate: '2026-07-20T18:00:00.000Z',
    });
    for (const who of [PARTY.renter, PARTY.owner, CAPTAIN]) {
      expect((await openFor(who)).body).toMatchObject({ reservations: 1 });
    }
    await booking.patch('owner', id, { ...DECLINE, reason: 'The engine coughs' });
    expect((await openFor(PARTY.owner)).body).toEqual({});
    expect((await openFor(9_999)).body).toEqual({});
    expect((await openFor(PARTY.owner, 'payments')).status).toBe(403);
  });

  it('waits for a hold whose time is over, or that was given back, while money may be on its way for it', async () => {
    const { holdId, quote } = (await booking.hold()).body;
    const paymentIntentId = booking.paid({ holdId, depositAmount: quote.depositAmount });
    const payment = booking.payments.payments.get(paymentIntentId);
    Object.assign(payment ?? {}, { status: 'processing' });
    expect(await booking.as(PARTY.renter).delete(`/api/bookings/holds/${holdId}`)).toMatchObject({
      status: 409,
      body: { code: 'payment_under_way' },
    });
    expect((await openFor(PARTY.renter)).body).toEqual({ holds: 1 });
    booking.clock.advance({ hours: 1 });
    expect((await openFor(PARTY.renter)).body).toEqual({ holds: 1 });
    Object.assign(payment ?? {}, { status: 'cancelled' });
    expect((await booking.as(PARTY.renter).delete(`/api/bookings/holds/${holdId}`)).status).toBe(204);
    expect((await openFor(PARTY.renter)).body).toEqual({});
  });

  it('leaves administrators nothing to open again that its people would have to answer', async () => {
    const { id } = await booking.confirmed();
    await booking.patch('admin', id, { status: 'completed', despite: ['charter_not_over'] });
    const { email } = closedIdentity(PARTY.renter);
    await booking.sql.query('UPDATE users SET active = false, email = $2 WHERE id = $1', [PARTY.renter, email]);
    for (const status of ['pending', 'confirmed'])
      expect(await booking.patch('admin', id, { status })).toMatchObject({
        status: 409,
        body: { code: 'account_closed' },
      });
    expect((await booking.patch('admin', id, { status: 'cancelled', reason: 'It did not take place' })).status).toBe(
      200,
    );
  });

  it('erases what they wrote from every table, each their own, and leaves the amounts', async () => {
    const { id, depositAmount } = await booking.pending(WISH);
    await booking.patch('owner', id, { ...DECLINE, reason: 'The engine coughs' });
    const traces = () => rowsWithText(booking.service.db.client, WORDS);
    expect((await traces()).length).toBeGreaterThan(4);

    await erasePerson({ db: booking.service.db, clock: booking.clock }, PARTY.renter);
    expect((await traces()).filter((place) => !place.endsWith('engine coughs'))).toEqual([]);
    expect(await traces()).not.toEqual([]);
    await erasePerson({ db: booking.service.db, clock: booking.clock }, PARTY.owner);
    await erasePerson({ db: booking.service.db, clock: booking.clock }, PARTY.owner);
    expect(await traces()).toEqual([]);
    const told = (await booking.events()).filter(({ subject }) => subject === String(id));
    expect(told.slice(-2).map(({ type }) => type)).toEqual(['booking.erased.v1', 'booking.erased.v1']);
    expect(told.at(-1)?.data).toMatchObject({ ...NO_WISH, status: 'cancelled', cancellationReason: null });
    const { rows } = await booking.sql.query('SELECT deposit_cents, cancellation_reason FROM bookings WHERE id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ deposit_cents: depositAmount * 100, cancellation_reason: null }]);
    expect((await booking.as(PARTY.owner, 'owner').get(`/api/bookings/${id}/history`)).status).toBe(200);
  });

  it('leaves nothing of the sentence that the release before put in the place of what was erased', async () => {
    const { id } = await booking.pending(WISH);
    await booking.patch('owner', id, { ...DECLINE, reason: 'Erased with the account' });
    const sentences = () => rowsWithText(booking.service.db.client, ['Erased with']);
    expect((await sentences()).length).toBeGreaterThan(2);
    await booking.sql.query(await readFile(MIGRATION, 'utf8'));
    // What the owner was answered is the owner's, for two days.
    expect((await sentences()).filter((place) => !place.startsWith('kit.idempotency_keys'))).toEqual([]);
  });

  it('erases names and notes at the dock, each their own, and leaves what was agreed', async () => {
    const dock = await atTheDock(booking);
    const agreed = { name: 'Rory Quentin Renter', at: dock.now() };
    const sent = { id: randomUUID(), at: dock.now(), note: 'A scratch by the anchor', renterAgreed: agreed };
    await dock.checkIn(sent);
    await dock.mark('renter');
    const acts = () =>
      booking.service.db.client.dockAct.findMany({ where: { bookingId: dock.id }, orderBy: { number: 'asc' } });
    const before = await acts();

    await erasePerson({ db: booking.service.db, clock: booking.clock }, PARTY.renter);
    expect(await rowsWithText(booking.service.db.client, ['Quentin'])).toEqual([]);
    expect((await acts())[0]).toMatchObject({ name: 'Olivia Owner', note: 'A scratch by the anchor' });
    await erasePerson({ db: booking.service.db, clock: booking.clock }, PARTY.owner);
    expect(await rowsWithText(booking.service.db.client, ['by the anchor'])).toEqual([]);
    const gone = [PARTY.owner, PARTY.renter].map((id) => `Closed account ${id}`);
    expect(await acts()).toEqual([
      { ...before[0], name: gone[0], renterName: gone[1], ...{ note: '', sent: '' } },
      { ...before[1], name: gone[1], sent: '' },
    ]);
    expect((await dock.see('admin')).body.checkIn?.text.at(-1)).toBe('The note was erased with its writer’s account.');
  });

  it('keeps a closed account’s name out of what arrives late', async () => {
    const dock = await atTheDock(booking);
    await booking.sql.query('UPDATE users SET email = $2 WHERE id = $1', [PARTY.renter, 'closed-5@closed.invalid']);
    const { body } = await dock.checkIn({ renterAgreed: { name: 'Rory Quentin Renter', at: dock.now() } });
    expect(body.checkIn?.agreements[1]?.name).toBe(`Closed account ${PARTY.renter}`);
    expect(await rowsWithText(booking.service.db.client, ['Quentin'])).toEqual([]);
  });
});
