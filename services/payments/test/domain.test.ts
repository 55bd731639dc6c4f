import fc from 'fast-check';
import { findDifferences, type OwnRecord, type ProviderRecord } from '../src/domain/comparisons/find-differences';
import { isFinal, judgeIntent } from '../src/domain/intents/judge-intent';
import { judgeRefund } from '../src/domain/refunds/judge-refund';
import type { IntentReport, RefundReport } from '../src/domain/provider-events/reports';
import { nextCheck, nextTry } from '../src/domain/schedule';

const minute = (n: number) => new Date(Date.UTC(2026, 5, 27, 12, n));

/** The steps of an intent, with what is reported at each. */
const history = fc
  .record({
    steps: fc.array(fc.constantFrom('open' as const, 'processing' as const), { maxLength: 6 }),
    end: fc.constantFrom('succeeded' as const, 'cancelled' as const, undefined),
  })
  .map(({ steps, end }) => [...steps, ...(end ? [end] : [])])
  .map((steps) =>
    steps.map((status, index): IntentReport => ({
      kind: 'intent',
      intentId: 'pi_1',
      status,
      receivedCents: status === 'succeeded' ? 100 : 0,
      failedCharge: null,
      asOf: minute(index + 1),
    })),
  );

it('knows an intent as it is last, in whatever order and however often its reports arrive', () => {
  const deliveries = history.chain((reports) =>
    fc.record({
      reports: fc.constant(reports),
      arrivals: fc
        .shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 })
        .filter((all) => all.length === reports.length * 2),
    }),
  );
  fc.assert(
    fc.property(deliveries, ({ reports, arrivals }) => {
      let known: Parameters<typeof judgeIntent>[0] = { status: 'open', knownAt: minute(0) };
      let successes = 0;
      for (const report of arrivals) {
        const status = judgeIntent(known, report);
        if (!status) continue;
        expect(isFinal(known.status)).toBe(false);
        if (status === 'succeeded') successes += 1;
        known = { status, knownAt: report.asOf };
      }
      const last = reports.at(-1)?.status ?? 'open';
      expect(known.status).toBe(last);
      expect(successes).toBe(last === 'succeeded' ? 1 : 0);
    }),
  );
});

it('counts money that was taken even if the intent was thought to be canceled', () => {
  const report: IntentReport = {
    kind: 'intent',
    intentId: 'pi_1',
    status: 'succeeded',
    receivedCents: 100,
    failedCharge: null,
    asOf: minute(0),
  };
  expect(judgeIntent({ status: 'cancelled', knownAt: minute(9) }, report)).toBe('succeeded');
});

describe('what is heard of a refund', () => {
  const report = (
    status: RefundReport['status'],
    attempt: number,
    providerRefundId = `re_${attempt}`,
  ): RefundReport => ({
    kind: 'refund',
    refundId: 1,
    attempt,
    intentId: 'pi_1',
    providerRefundId,
    status,
    reason: null,
  });

  it('does not let an attempt that failed succeed afterwards', () => {
    const afterFailure = { status: 'failed', attempt: 2, providerRefundId: null } as const;
    expect(judgeRefund(afterFailure, report('succeeded', 1))).toBeNull();
    expect(judgeRefund(afterFailure, report('pending', 1))).toBeNull();
    expect(judgeRefund(afterFailure, report('succeeded', 2))).toBe('succeeded');
  });

  it('lets a success fail when the bank sends the money back, but not become pending again', () => {
    const done = { status: 'succeeded', attempt: 1, providerRefundId: 're_1' } as const;
    expect(judgeRefund(done, report('failed', 1))).toBe('failed');
    expect(judgeRefund(done, report('pending', 1))).toBeNull();
    expect(judgeRefund(done, report('succeeded', 1))).toBeNull();
  });

  it('recognises a refund that an earlier attempt had made after all', () => {
    const adopted = { status: 'succeeded', attempt: 2, providerRefundId: 're_1' } as const;
    expect(judgeRefund(adopted, report('failed', 1))).toBe('failed');
  });
});

it('tries again ever later, but never later than 6 hours', () => {
  const waits = Array.from({ length: 40 }, (_, index) => nextTry(minute(0), index + 1).getTime() - minute(0).getTime());
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(6 * 3_600_000);
});

it('asks about an unfinished payment between once a minute and four times an hour', () => {
  const after = (age: number) => (nextCheck(minute(age), minute(0), 60).getTime() - minute(age).getTime()) / 60_000;
  expect([0, 2, 10, 600].map(after)).toEqual([1, 1, 5, 15]);
});

describe('compared with what the provider knows', () => {
  const ours: OwnRecord = {
    id: 7,
    paymentIntentId: 'pi_1',
    capturedCents: 100,
    refunds: [{ id: 1, amountCents: 60, status: 'succeeded', providerRefundId: 're_1', succeededAt: minute(1) }],
    disputes: [],
  };
  const own = { id: 're_1', amountCents: 60, failed: false, refundId: 1 };
  const theirs: ProviderRecord = {
    asOf: minute(2),
    intent: { status: 'succeeded', receivedCents: 100, currency: 'cad' },
    refunds: [own],
    disputes: [],
  };
  const kinds = (differing: Partial<ProviderRecord>, known: Partial<OwnRecord> = {}) =>
    findDifferences({ ...ours, ...known }, { ...theirs, ...differing }).map(({ kind, cents }) => [kind, cents]);

  it('differs in nothing when all is known', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ refunds: [own, { id: 're_0', amountCents: 60, failed: true, refundId: 1 }] })).toEqual([]);
  });

  it('differs in amount, currency and status', () => {
    const intent = { status: 'succeeded' as const, receivedCents: 100, currency: 'cad' };
    expect(kinds({ intent: { ...intent, receivedCents: 90 } })).toEqual([['amount_differs', -10]]);
    expect(kinds({ intent: { ...intent, currency: 'usd' } })).toEqual([['amount_differs', 0]]);
    expect(kinds({ intent: { ...intent, status: 'cancelled' } })).toEqual([['status_differs', -100]]);
    expect(kinds({ intent: null })).toEqual([['status_differs', -100]]);
  });

  it('differs in a refund that nobody here asked for, a second one for the same reason, and one that is gone', () => {
    const another = { id: 're_2', amountCents: 40, failed: false, refundId: null };
    expect(kinds({ refunds: [own, another] })).toEqual([['unknown_refund', -40]]);
    expect(kinds({ refunds: [own, { ...another, refundId: 1 }] })).toEqual([['unknown_refund', -40]]);
    expect(kinds({ refunds: [] })).toEqual([['status_differs', 60]]);
  });

  it('does not miss a refund that succeeded only after it had begun to look', () => {
    expect(kinds({ refunds: [], asOf: minute(1) })).toEqual([]);
  });

  it('leaves a refund that is still under way to the job that sends it', () => {
    const sending = [
      { id: 1, amountCents: 60, status: 'requested' as const, providerRefundId: null, succeededAt: null },
    ];
    expect(kinds({}, { refunds: sending })).toEqual([]);
  });
});
