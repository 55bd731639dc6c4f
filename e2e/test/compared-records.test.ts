import type { BoatView, Discrepancy } from '@harbourline/contracts';
import { reserve, type Instance } from '@harbourline/local';
import { administrator } from './support/administrator';
import { eventually } from './support/eventually';
import { query } from './support/looks';
import { listBoat, register, wishFor, type Person } from './support/people';
import { providerOf } from './support/provider';
import { startTestStack, type TestStack } from './support/test-stack';

describe("what is changed in booking's own database is noticed, and named", () => {
  let stack: TestStack;
  let instance: Instance;
  let admin: Person;
  let renter: Person;
  let boat: BoatView;
  let day = 4;

  beforeAll(async () => {
    stack = await startTestStack({ COMPARE_EVERY_HOURS: '0.002' });
    instance = await stack.instance();
    admin = await administrator(instance);
    boat = await listBoat(await register(instance, 'owner'));
    renter = await register(instance, 'renter');
  });
  afterAll(() => stack?.stop());

  const differences = (open = true) =>
    admin.client.call<Discrepancy[]>('GET', `/api/admin/discrepancies?open=${open}&limit=100`);
  /** Which rows are named, each once, in the words of each side. */
  const named = async () =>
    [...new Set((await differences()).map(({ row }) => row && `${row.table} ${row.id}`))].sort();
  const inBooking = (sql: string, id: number) => query<Record<string, unknown>>(instance, 'booking', sql, [id]);
  const reserved = () => reserve(renter.client, wishFor(boat, (day += 1)));

  async function refunded(): Promise<number> {
    const { id } = await reserved();
    await renter.client.call('PATCH', `/api/bookings/${id}`, { status: 'cancelled' });
    await eventually(
      () => inBooking('SELECT 1 FROM bookings WHERE id = $1 AND refunded_at IS NOT NULL', id),
      ({ length }) => length === 1,
    );
    return id;
  }

  /** Two whole comparisons, second looks included. */
  async function untilCompared(): Promise<void> {
    const [{ at } = { at: new Date() }] = await query<{ at: Date }>(instance, 'payments', 'SELECT now() AS at');
    const since = new Date(at.getTime() + 20_000);
    await eventually(
      () => query(instance, 'payments', 'SELECT name FROM comparisons WHERE finished_at <= $1', [since]),
      ({ length }) => length === 0,
    );
  }

  it('finds nothing where nobody has changed anything, then each row that was, until it is mended', async () => {
    const [refund, noted, revived, relied] = [await refunded(), await refunded(), await refunded(), await reserved()];
    const gone = await reserved();
    await untilCompared();
    expect(await differences()).toEqual([]);

    await inBooking(
      'UPDATE bookings SET refund_cents = refund_cents - 1, platform_keeps_cents = 1 WHERE id = $1',
      refund,
    );
    await inBooking(
      `UPDATE booking_history SET money_cents = 1 WHERE booking_id = $1 AND money_kind = 'refund'`,
      noted,
    );
    await inBooking('UPDATE bookings SET refunded_at = NULL WHERE id = $1', revived);
    await inBooking('DELETE FROM bookings WHERE id = $1', gone.id);
    await providerOf(instance).webhooks('drop');
    await providerOf(instance).refundBehindOurBack(relied.paymentIntentId ?? '', 35_000);
    const expected = [refund, noted, revived, gone.id, relied.id].map((id) => `bookings ${id}`);
    await eventually(named, (rows) => expected.every((row) => rows.includes(row)));
    const [found] = (await differences()).filter(({ row }) => row?.field === 'refund_cents');
    expect(found).toMatchObject({
      kind: 'amount_differs',
      row: { table: 'bookings', id: String(refund), says: { booking: '349.99', payments: '350.00' } },
      amount: -0.01,
    });
    const others = (await named()).filter((row) => row === null || !expected.includes(row));
    expect(others).toEqual([expect.stringMatching(/^refunds re_/)]);

    await inBooking(
      'UPDATE bookings SET refund_cents = refund_cents + 1, platform_keeps_cents = 0 WHERE id = $1',
      refund,
    );
    await eventually(named, (rows) => !rows.includes(`bookings ${refund}`));
  });
});
