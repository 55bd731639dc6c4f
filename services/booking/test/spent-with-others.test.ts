import { hasSpent, LEAST_KEPT_CENTS, LEAST_TOTAL_CENTS, type SpentFacts } from '@harbourline/policy';
import { minutes } from '@harbourline/test-kit/patience';
import fc from 'fast-check';
import { hasSpentWithOthers } from '../src/db/holds-of-strangers';
import { OWNER, RENTER, startBooking, type TestBooking } from './support/start-booking';

const RUNS = Number(process.env['HISTORIES'] ?? 150);

const around = (cents: number) => fc.constantFrom(cents - 1, cents, cents + 1, cents * 3);
const bookings: fc.Arbitrary<SpentFacts[]> = fc.array(
  fc
    .record({
      // Those that are to come need a claim of their slot; the two that have ended are what is told apart.
      status: fc.constantFrom('completed', 'completed', 'completed', 'cancelled' as const),
      renterId: fc.constantFrom(RENTER, RENTER, RENTER, RENTER + 1),
      ownerId: fc.constantFrom(RENTER, OWNER, OWNER),
      totalCents: around(LEAST_TOTAL_CENTS),
      depositCents: fc.oneof(around(LEAST_KEPT_CENTS), fc.constantFrom(0, 100)),
      paymentIntentId: fc.option(fc.uuid()),
      paidDate: fc.option(fc.constant(new Date('2026-06-01T12:00:00Z'))),
      returnedCents: fc.oneof(fc.constant(0), fc.constant(0), fc.constant(-1), around(LEAST_KEPT_CENTS)),
      disputed: fc.constantFrom(false, false, false, true),
      refund: fc.constantFrom(null, null, 0, 1, LEAST_KEPT_CENTS, 'all' as const),
    })
    .map(({ refund, ...booking }) => ({
      ...booking,
      creditCents: 0,
      refundCents:
        refund === null ? null : refund === 'all' ? booking.depositCents : Math.min(refund, booking.depositCents),
    })),
  { maxLength: 4 },
);

let world: TestBooking;
beforeAll(async () => {
  world = await startBooking({}, { jobs: false });
});
afterAll(() => world?.stop());

async function keep({ status, paidDate, ...booking }: SpentFacts): Promise<void> {
  const { renterId, ownerId, totalCents, depositCents, paymentIntentId, refundCents, returnedCents, disputed } =
    booking;
  await world.sql.query(
    `INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, start_date, end_date, guest_count,
       boat_rental_cents, captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents,
       status, outcome, payment_intent_id, paid_date, refund_cents, returned_cents, disputed, policy_version, boat_snapshot, version, created_at,
       updated_at)
     VALUES (gen_random_uuid(), 12, $1, $2, '2026-05-01T14:00Z', '2026-05-01T18:00Z', 4, $3, 0, $3, $4, $3 - $4::int, 0,
       $5, CASE WHEN $5 = 'cancelled' THEN 'renter_cancelled' END, $6, $7, $8, $9, $10, 1, '{}', 1, now(), now())`,
    [
      ...[renterId, ownerId, totalCents, depositCents, status, paymentIntentId, paidDate],
      ...[refundCents, returnedCents, disputed],
    ],
  );
}

it(
  'the database finds who has spent money with others exactly as the policy says, in random histories',
  async () => {
    const seen = { yes: 0, no: 0 };
    await fc.assert(
      fc.asyncProperty(bookings, async (history) => {
        await world.sql.query('DELETE FROM bookings');
        for (const booking of history) await keep(booking);
        const expected = hasSpent(history.filter(({ renterId }) => renterId === RENTER));
        expect(await hasSpentWithOthers(world.service.db.client, RENTER)).toBe(expected);
        seen[expected ? 'yes' : 'no'] += 1;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(0);
  },
  minutes(2),
);
