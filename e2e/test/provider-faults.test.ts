import type { AdminPayment, BoatView, BookingView, Discrepancy, HistoryEntry } from '@harbourline/contracts';
import { beginPayment, book, hold, pay, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { administrator } from './support/administrator';
import { accountFaults, ledgerFaults, moneyFaults } from './support/crowd/verdict';
import { query } from './support/query';
import { listBoat, register, wishFor, type Person } from './support/people';
import { providerOf, type Provider } from './support/provider';
import { startTestStack, type TestStack } from './support/test-stack';

const INTENTS = '/v1/payment_intents';
const REFUNDS = '/v1/refunds';

describe('whatever the card provider does, booking and money agree in the end', () => {
  let stack: TestStack;
  let instance: Instance;
  let provider: Provider;
  let renter: Person;
  let admin: Person;
  let boat: BoatView;
  let day = 4;
  let slow: Record<'booked' | 'freed', Awaited<ReturnType<typeof beginSlowPayment>>>;

  beforeAll(async () => {
    stack = await startTestStack({
      RECONCILE_AFTER_SECONDS: '2',
      HOLD_HOURS: '0.005',
      COMPARE_EVERY_HOURS: '0.001',
      SANDBOX_PROCESSING_MS: '3600000',
    });
    instance = await stack.instance();
    provider = providerOf(instance);
    admin = await administrator(instance);
    boat = await listBoat(await register(instance, 'owner'));
    // They are looked at once their holds are over, until when the other tests have time.
    const ofTheirs = await listBoat(await register(instance, 'owner'));
    const [booked, freed] = await Promise.all([4, 5].map((on) => beginSlowPayment(wishFor(ofTheirs, on))));
    if (booked && freed) slow = { booked, freed };
  });
  beforeEach(async () => {
    day += 1;
    renter = await register(instance, 'renter');
  });
  afterEach(async () => {
    await provider.noFaults();
    await provider.webhooks('normal');
  });
  afterAll(() => stack?.stop());

  const wish = () => wishFor(boat, day);
  const bookingsOf = ({ client }: Person) => client.call<BookingView[]>('GET', '/api/bookings');
  const bookings = () => bookingsOf(renter);
  /** The one booking there is, once it is as it should be. */
  const bookingThat = async (is: (booking: BookingView) => boolean) => {
    const [booking] = await eventuallyHolds(bookings, (all) => all.length === 1 && all.every(is));
    if (!booking) throw new Error('there is no booking');
    return booking;
  };
  const paymentOf = async (id: number) =>
    (await admin.client.call<AdminPayment[]>('GET', `/api/admin/payments?bookingId=${id}`))[0];
  const expectAgreement = () =>
    eventuallyHolds(
      async () => [
        ...(await ledgerFaults(instance)),
        ...(await moneyFaults(instance)),
        ...(await accountFaults(instance)),
      ],
      (faults) => faults.length === 0,
    );
  const cancel = (id: number) => renter.client.call('PATCH', `/api/bookings/${id}`, { status: 'cancelled' });

  /** Somebody of their own pays with a card that the provider goes on processing. */
  async function beginSlowPayment(slot: ReturnType<typeof wishFor>) {
    const payer = await register(instance, 'renter');
    const held = await hold(payer.client, slot);
    const intent = await beginPayment(payer.client, slot, held);
    await pay(payer.client, intent, 'pm_card_processing');
    return { payer, wish: slot, intentId: intent.paymentIntentId, expiresAt: held.expiresAt };
  }

  it('declines a card: nothing is booked, and another card pays the same hold', async () => {
    const held = await hold(renter.client, wish());
    const intent = await beginPayment(renter.client, wish(), held);
    expect((await pay(renter.client, intent, 'pm_card_chargeDeclined')).status).toBe(402);
    expect(await bookings()).toEqual([]);
    await pay(renter.client, intent);
    await book(renter.client, wish(), held, intent);
    await bookingThat(({ status }) => status === 'pending');
    await expectAgreement();
  });

  it('loses its answer after the charge: the booking is there all the same', async () => {
    const intent = await beginPayment(renter.client, wish(), await hold(renter.client, wish()));
    await provider.fault({ method: 'POST', path: `${INTENTS}/*/confirm`, effect: 'lose-answer', times: 1 });
    await expect(pay(renter.client, intent)).rejects.toThrow();
    await bookingThat(({ status }) => status === 'pending');
    await expectAgreement();
  });

  it('is away while a payment begins: the renter is told, and the next try goes on', async () => {
    const held = await hold(renter.client, wish());
    await provider.fault({ method: 'POST', path: INTENTS, effect: 'fail' });
    await expect(beginPayment(renter.client, wish(), held)).rejects.toThrow('payment_provider_failed');
    await provider.noFaults();
    const intent = await beginPayment(renter.client, wish(), held);
    await pay(renter.client, intent);
    await bookingThat(({ status }) => status === 'pending');
    await expectAgreement();
  });

  it.each(['drop', 'duplicate', 'reorder'] as const)('sends its webhooks in the mode "%s"', async (mode) => {
    await provider.webhooks(mode);
    await pay(renter.client, await beginPayment(renter.client, wish(), await hold(renter.client, wish())));
    const { id } = await bookingThat(({ status }) => status === 'pending');
    await cancel(id);
    await bookingThat(({ refund }) => refund?.refundedAt !== null && refund?.rule === 'R3');
    await expectAgreement();
  });

  it.each([
    ['refuses a refund twice', () => provider.refunds({ outcome: 'refused', times: 2 })],
    ['lets a refund fail later', () => provider.refunds({ outcome: 'failed', times: 1, afterMs: 500 })],
    ['loses its answers to a refund', () => provider.fault({ path: REFUNDS, effect: 'lose-answer', times: 3 })],
    ['is away while a refund is due', () => provider.fault({ path: REFUNDS, effect: 'fail', times: 3 })],
  ] as const)('%s: it is made once, and the renter sees it', async (_, spoil) => {
    const { id } = await reserve(renter.client, wish());
    await spoil();
    await cancel(id);
    await eventuallyHolds(
      () => paymentOf(id),
      (payment) => payment?.refunds.every(({ status }) => status === 'succeeded') === true && payment.refunded === 350,
    );
    await bookingThat(({ refund }) => refund?.refundedAt !== null);
    const history = await renter.client.call<HistoryEntry[]>('GET', `/api/bookings/${id}/history`);
    expect(history.filter(({ money }) => money?.kind === 'refund')).toHaveLength(1);
    await expectAgreement();
  });

  it('processes cards for longer than the holds last: what then succeeds is booked, and what fails frees its slot', async () => {
    const { booked, freed } = slow;
    await until(booked.expiresAt);
    await until(freed.expiresAt);
    for (const { payer } of [booked, freed]) expect(await bookingsOf(payer)).toEqual([]);
    await provider.settle(booked.intentId, 'succeeded');
    await provider.settle(freed.intentId, 'failed');
    await eventuallyHolds(
      () => bookingsOf(booked.payer),
      ({ length }) => length === 1,
    );
    await eventuallyHolds(
      () => hold(renter.client, freed.wish),
      () => true,
    );
    expect(await bookingsOf(freed.payer)).toEqual([]);
    await expect(hold(renter.client, booked.wish)).rejects.toThrow('slot_taken');
    await expectAgreement();
  });

  describe("what is changed in booking's own database is noticed, and named", () => {
    beforeAll(async () => {
      boat = await listBoat(await register(instance, 'owner'));
    });

    const differences = () => admin.client.call<Discrepancy[]>('GET', '/api/admin/discrepancies?open=true&limit=100');
    /** Which rows are named, each once, in the words of each side. */
    const named = async () =>
      [...new Set((await differences()).map(({ row }) => row && `${row.table} ${row.id}`))].sort();
    const inBooking = (sql: string, id: number) => query<Record<string, unknown>>(instance, 'booking', sql, [id]);
    const reserved = () => reserve(renter.client, wishFor(boat, (day += 1)));

    async function refunded(): Promise<number> {
      const { id } = await reserved();
      await renter.client.call('PATCH', `/api/bookings/${id}`, { status: 'cancelled' });
      await eventuallyHolds(
        () => inBooking('SELECT 1 FROM bookings WHERE id = $1 AND refunded_at IS NOT NULL', id),
        ({ length }) => length === 1,
      );
      return id;
    }

    /** Every comparison has come to an end since now. */
    async function untilAllEnded(): Promise<void> {
      const [{ at } = { at: new Date() }] = await query<{ at: Date }>(instance, 'payments', 'SELECT now() AS at');
      await eventuallyHolds(
        () => query(instance, 'payments', 'SELECT name FROM comparisons WHERE finished_at <= $1', [at]),
        ({ length }) => length === 0,
      );
    }

    /** Whatever there was until now has been compared, and what differed has been looked at a second time. */
    async function untilCompared(): Promise<void> {
      await untilAllEnded(); // these may have begun before
      await untilAllEnded();
      await eventuallyHolds(
        () => query(instance, 'payments', 'SELECT comparison FROM doubts'),
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
      await provider.webhooks('drop');
      await provider.refundBehindOurBack(relied.paymentIntentId ?? '', 35_000);
      const expected = [refund, noted, revived, gone.id, relied.id].map((id) => `bookings ${id}`);
      await eventuallyHolds(named, (rows) => expected.every((row) => rows.includes(row)));
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
      await eventuallyHolds(named, (rows) => !rows.includes(`bookings ${refund}`));
    });
  });

  it('takes a dispute: the administrator sees it with its booking, and the books know', async () => {
    const { id, paymentIntentId } = await reserve(renter.client, wish());
    await provider.dispute(paymentIntentId ?? '');
    await eventuallyHolds(
      () => paymentOf(id),
      (payment) => payment?.disputes.length === 1,
    );
    expect(await ledgerFaults(instance)).toEqual([]);
  });

  // Last, as from here on the books rightly know of money that nobody can explain.
  it('is told to refund behind our back: reconciliation finds it and says so', async () => {
    const { id, paymentIntentId } = await reserve(renter.client, wish());
    await provider.webhooks('drop');
    await provider.refundBehindOurBack(paymentIntentId ?? '', 10_000);
    const [found] = await eventuallyHolds(
      async () =>
        (await admin.client.call<Discrepancy[]>('GET', '/api/admin/discrepancies?open=true')).filter(
          ({ bookingId }) => bookingId === id,
        ),
      ({ length }) => length === 1,
    );
    expect(found).toMatchObject({ kind: 'unknown_refund', amount: -100 });
    expect(await ledgerFaults(instance)).toEqual([]);
  });
});

/** A little longer than until an instant: time enough for whatever happens then. */
function until(instant: string): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, new Date(instant).getTime() - Date.now() + 3_000));
}
