import type { HeldPage, Role } from '@harbourline/contracts';
import { signServiceToken } from '@harbourline/service-kit/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { atTheDock } from './support/at-the-dock';
import { CAPTAIN, PARTY, startBooking, type TestBooking } from './support/start-booking';

describe('what booking holds of a person', () => {
  let booking: TestBooking;
  beforeAll(async () => {
    booking = await startBooking({}, { jobs: false });
  });
  afterAll(() => booking.stop());
  afterEach(() => booking.reset());

  async function ask(id: number, part: number, skip = 0, from: 'identity' | 'payments' = 'identity') {
    const token = signServiceToken({ from, to: 'booking', secret: TEST_INTERNAL_SECRET });
    return call<HeldPage>(`${booking.service.url}/internal/people/${id}/held-by-booking/${part}/${skip}`, { token });
  }

  /** Everything, by kind. */
  async function heldOf(id: number): Promise<Record<string, HeldPage['rows']>> {
    const held: Record<string, HeldPage['rows']> = {};
    for (let part = 0, parts = 1; part < parts; part += 1) {
      const { body } = await ask(id, part);
      held[body.title] = body.rows;
      ({ parts } = body);
    }
    return held;
  }

  it('is their part in each charter, what they did and what they asked for, and nobody else is named', async () => {
    const wish = { captainId: CAPTAIN, specialRequests: 'A cake for Grandma Odile', purposeOfRental: 'Birthday' };
    const { id } = await booking.confirmed(wish);

    const renter = await heldOf(PARTY.renter);
    expect(renter['bookingsAsRenter']).toMatchObject([
      { id, status: 'confirmed', depositCents: expect.any(Number), specialRequests: wish.specialRequests },
    ]);
    expect(renter).toMatchObject({ bookingsAsOwner: [], bookingsAsCaptain: [], blockedTimes: [] });

    const owner = await heldOf(PARTY.owner);
    expect(owner).toMatchObject({ bookingsAsRenter: [], bookingsAsOwner: [{ id, status: 'confirmed' }] });
    expect(owner['actsOnOwnBookings']).toMatchObject([{ bookingId: id, actor: 'owner', toStatus: 'confirmed' }]);
    const captain = await heldOf(CAPTAIN);
    expect(captain).toMatchObject({ bookingsAsCaptain: [{ id, dueToCaptainCents: expect.any(Number) }] });

    const { rows: people } = await booking.sql.query<{ id: number; full_name: string; email: string; phone: string }>(
      'SELECT id, full_name, email, phone FROM users',
    );
    for (const text of [renter, owner, captain].map((held) => JSON.stringify(held))) {
      for (const { full_name: name, email, phone } of people) {
        for (const detail of [name, email, phone].filter((known) => known !== '')) expect(text).not.toContain(detail);
      }
    }
    for (const held of [owner, captain]) expect(JSON.stringify(held)).not.toMatch(/Odile|Birthday/);
    const stranger = await heldOf(9_999_999);
    expect(Object.values(stranger).flat()).toEqual([]);
  });

  it('has what they recorded at a dock, and what they agreed to there on another phone', async () => {
    const dock = await atTheDock(booking);
    const checkIn = { note: 'A scratch', renterAgreed: { name: 'Rory M. Renter', at: dock.now() } };
    await dock.checkIn(checkIn);
    await dock.mark('renter');
    const [owner, renter] = [await heldOf(PARTY.owner), await heldOf(PARTY.renter)];
    expect(owner['recordedAtTheDock']).toMatchObject([{ act: 'check-in', name: 'Olivia Owner', note: 'A scratch' }]);
    expect(JSON.stringify(owner)).not.toContain('Rory');
    expect(renter['recordedAtTheDock']).toMatchObject([{ act: 'mark-balance', bookingId: dock.id, way: 'cash' }]);
    expect(renter['agreedToOnAnotherPhone']).toMatchObject([
      { act: 'check-in', renterName: 'Rory M. Renter', renterAgreedAt: expect.any(String) },
    ]);
    expect(JSON.stringify(renter)).not.toMatch(/A scratch|Olivia/);
  });

  it('comes in pages, of which the last says so, and is for identity alone', async () => {
    await booking.sql.query(
      `INSERT INTO calendar_blocks (id, boat_id, start_date, end_date, created_by, created_at)
       SELECT gen_random_uuid(), 1, now(), now() + interval '1 hour', 4321, now() FROM generate_series(1, 450)`,
    );
    const pages = await Promise.all([0, 200, 400].map(async (skip) => (await ask(4321, 5, skip)).body));
    expect(pages.map(({ rows, more }) => [rows.length, more])).toEqual([
      [200, true],
      [200, true],
      [50, false],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(450);
    expect((await ask(4321, 0, 0, 'payments')).status).toBe(403);
    for (const role of ['renter', 'admin'] satisfies Role[]) {
      expect((await booking.as(4321, role).get('/internal/people/4321/held-by-booking/0/0')).status).toBe(401);
    }
  });
});
