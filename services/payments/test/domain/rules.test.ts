import { PAYMENT_SORTS } from '@harbourline/contracts';
import { POLICY_VERSION } from '@harbourline/policy';
import { bookTime, periodOf } from '../../src/domain/books/book-days';
import {
  countedSince,
  MOST_BEGUN,
  MOST_FAILURES,
  MOST_OPEN_WITHOUT_HOLD,
  refusedUntil,
  rememberedSince,
  secondsUntil,
} from '../../src/domain/cards/card-limits';
import { cardOf } from '../../src/domain/cards/card-of';
import { isFinal, judgeIntent } from '../../src/domain/intents/judge-intent';
import { cursorAfter, readPlace } from '../../src/domain/intents/payment-order';
import { readSearch } from '../../src/domain/intents/payment-search';
import { refuseHold } from '../../src/domain/intents/refuse-hold';
import { isStarted } from '../../src/domain/intents/started-payment';
import { manualRefundStatus, outstandingCents as toGiveBack } from '../../src/domain/outside-deposits/manual-refund';
import { outstandingCents, payoutStatus } from '../../src/domain/payouts/payout-status';
import { report as anyReport, type IntentReport } from '../../src/domain/provider-events/reports';
import * as schedule from '../../src/domain/schedule';
import { divisionOfDeposit, refundedOf } from '../../src/domain/settlements/division';
import { lessLost, settlementOf, wholeRefund } from '../../src/domain/settlements/fit-settlement';
import type { Payment } from '../../src/generated/prisma/client';

const NOW = new Date('2026-07-01T03:30:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const base64 = (text: string) => Buffer.from(text).toString('base64url');

describe('the books', () => {
  it('are kept by the clock of Toronto, whole days at a time, over both changes of the clock', () => {
    expect(bookTime(NOW)).toEqual({ date: '2026-06-30', time: '23:30' });
    const day = (from: string, to: string) => {
      const { from: first, until } = periodOf({ from, to });
      return [first?.toISOString(), until?.toISOString()];
    };
    expect(day('2026-06-30', '2026-06-30')).toEqual(['2026-06-30T04:00:00.000Z', '2026-07-01T04:00:00.000Z']);
    expect(day('2026-03-08', '2026-03-08')).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
    expect(day('2026-12-31', '2026-12-31')[1]).toBe('2027-01-01T05:00:00.000Z');
    expect(periodOf({})).toEqual({ from: undefined, until: undefined });
  });
});

describe('cards that are declined', () => {
  it('count for an hour, and are remembered for two days', () => {
    expect(countedSince(NOW)).toEqual(after(-HOUR));
    expect(rememberedSince(NOW)).toEqual(after(-48 * HOUR));
    expect([MOST_FAILURES, MOST_OPEN_WITHOUT_HOLD, MOST_BEGUN]).toEqual([{ renter: 6, address: 15 }, 3, 20]);
  });

  it('have others wait until the oldest of the last ones is an hour old', () => {
    const newestFirst = [after(0), after(-1), after(-2)];
    expect(refusedUntil(newestFirst, 2)).toEqual(after(HOUR - 1));
    expect(refusedUntil(newestFirst, 3)).toEqual(after(HOUR - 2));
    expect(refusedUntil(newestFirst, 4)).toBeNull();
    expect([secondsUntil(after(5 * SECOND), NOW), secondsUntil(after(-1), NOW)]).toEqual([5, 1]);
  });

  it('are told by brand and last four digits, once both are known', () => {
    expect(cardOf({ cardBrand: 'visa', cardLast4: '4242' })).toEqual({ brand: 'visa', last4: '4242' });
    expect(cardOf({ cardBrand: null, cardLast4: '4242' })).toBeNull();
    expect(cardOf({ cardBrand: 'visa', cardLast4: null })).toBeNull();
  });
});

describe('a payment', () => {
  const report = (status: IntentReport['status'], asOf: Date): IntentReport => ({
    ...{ kind: 'intent', intentId: 'pi_1', status, receivedCents: 0, failedCharge: null, asOf },
  });

  it('is what is heard of it last, and for good once it is over', () => {
    const known = { status: 'processing' as const, knownAt: NOW };
    expect(judgeIntent(known, report('open', NOW))).toBe('open');
    expect(judgeIntent(known, report('open', after(-1)))).toBeNull();
    expect(judgeIntent(known, report('cancelled', after(-1)))).toBe('cancelled');
    expect(judgeIntent({ ...known, status: 'succeeded' }, report('cancelled', after(1)))).toBeNull();
    expect(judgeIntent({ ...known, status: 'cancelled' }, report('open', after(1)))).toBeNull();
    const statuses = ['open', 'processing', 'succeeded', 'cancelled'] as const;
    expect(statuses.filter(isFinal)).toEqual(['succeeded', 'cancelled']);
  });

  it('is found by its number, the end of its card and the phone of whoever pays', () => {
    const nothing = { number: undefined, last4: undefined, phone: undefined };
    expect(readSearch('#31')).toEqual({ ...nothing, text: '#31', number: 31 });
    expect(readSearch('# 2147483647')).toMatchObject({ number: 2_147_483_647 });
    expect(readSearch('2147483648')).toMatchObject({ number: undefined });
    expect(readSearch('•••• 4242')).toMatchObject({ last4: '4242', number: undefined });
    expect(readSearch('4242')).toMatchObject({ last4: '4242', number: 4242, phone: undefined });
    expect(readSearch('416 555')).toMatchObject({ phone: '416555', number: undefined, last4: undefined });
    for (const text of ['31a', 'a31', '12345678901', 'a4242', '42424'])
      expect(readSearch(text)).toMatchObject({ last4: undefined, ...(text !== '42424' && { number: undefined }) });
    expect([readSearch(''), readSearch(undefined)]).toEqual([undefined, undefined]);
  });

  it.each(PAYMENT_SORTS)('is where a page by %s goes on', (sort) => {
    const place = { amountCents: 50_000, id: 31 };
    expect(readPlace(cursorAfter(sort, place))).toEqual({ sort, place });
  });

  it.each(['', '0', '0.1', '99.1.2', 'x.1.2', '0.x.2', '0.1.x', '0.1.2.3'])('is no place in a list: "%s"', (text) => {
    expect(readPlace(base64(text))).toBeUndefined();
  });

  it('is begun for a live hold of the renter, of exactly its deposit, in time', () => {
    const hold: Parameters<typeof refuseHold>[0] = {
      ...{ holdId: 'h', boatId: 5, renterId: 1, status: 'live', depositCents: 50_000 },
      expiresAt: after(1).toISOString(),
    };
    const wish = { renterId: 1, amountCents: 50_000, now: NOW };
    expect(refuseHold(hold, wish)).toBeNull();
    expect(refuseHold(hold, { ...wish, renterId: 2 })).toBe('hold_not_found');
    expect(refuseHold({ ...hold, status: 'released' }, wish)).toBe('hold_expired');
    expect(refuseHold({ ...hold, expiresAt: NOW.toISOString() }, wish)).toBe('hold_expired');
    expect(refuseHold(hold, { ...wish, amountCents: 49_999 })).toBe('price_changed');
  });

  it('is started once the provider has an intent for it', () => {
    expect(isStarted({ paymentIntentId: 'pi_1' } as Payment)).toBe(true);
    expect(isStarted({ paymentIntentId: null } as Payment)).toBe(false);
  });
});

describe('what is still to be moved', () => {
  it('of an owner’s share is due when its time has come, and may be owed by the owner', () => {
    const payout = { amountCents: 300, paidOutCents: 100, dueAt: NOW };
    expect(outstandingCents(payout)).toBe(200);
    expect(outstandingCents({ ...payout, paidOutCents: 400 })).toBe(-100);
    expect(payoutStatus(payout, NOW)).toBe('due');
    expect(payoutStatus(payout, after(-1))).toBe('upcoming');
    expect(payoutStatus({ ...payout, paidOutCents: 300 }, after(-1))).toBe('paid_out');
  });

  it('of money that is given back by hand is open until all of it is', () => {
    expect(toGiveBack({ dueCents: 300, givenBackCents: 100 })).toBe(200);
    expect(toGiveBack({ dueCents: 100, givenBackCents: 300 })).toBe(0);
    expect(manualRefundStatus({ dueCents: 300, givenBackCents: 299 })).toBe('open');
    expect(manualRefundStatus({ dueCents: 300, givenBackCents: 300 })).toBe('done');
  });
});

describe('the times of jobs', () => {
  const wait = (date: Date) => (date.getTime() - NOW.getTime()) / SECOND;

  it('are apart enough for nobody to be in another’s way', () => {
    expect(wait(schedule.leaseUntil(NOW))).toBe(15);
    expect([1, 2, 3, 21, 60].map((tries) => wait(schedule.nextTry(NOW, tries)))).toEqual([5, 10, 20, 21_600, 21_600]);
    expect(wait(schedule.nextCheck(after(0), after(-4 * MINUTE), 60))).toBe(120);
    expect(wait(schedule.nextCheck(after(0), after(-24 * HOUR), 60))).toBe(900);
    expect(wait(schedule.nextCheck(after(0), after(-24 * HOUR), 1_000))).toBe(1_000);
  });

  it('give up a payment without a hold after a day', () => {
    const created = { createdAt: after(-24 * HOUR) };
    expect(schedule.isAbandoned({ ...created, holdId: null }, NOW)).toBe(true);
    expect(schedule.isAbandoned({ createdAt: after(1 - 24 * HOUR), holdId: null }, NOW)).toBe(false);
    expect(schedule.isAbandoned({ ...created, holdId: 'h' }, NOW)).toBe(false);
  });

  it('compare each payment of half a year so often, and soon again where it did not end well', () => {
    const hours = (date: Date) => wait(date) / 3_600;
    expect(hours(schedule.comparedSince(NOW))).toBe(-180 * 24);
    expect(hours(schedule.comparedBefore(NOW, 6))).toBe(-6);
    expect(wait(schedule.leaseOfComparison(NOW, 6))).toBe(-6 * 3_600 + 300);
    expect(wait(schedule.leaseOfComparison(NOW, 0.01))).toBe(0);
    expect([wait(schedule.leaseOfWalk(NOW, 6)), wait(schedule.leaseOfWalk(NOW, 0.01))]).toEqual([300, 36]);
    expect([wait(schedule.secondLook(NOW, 6)), wait(schedule.secondLook(NOW, 0.01))]).toEqual([900, 36]);
    expect(hours(schedule.walkedSince(NOW))).toBe(-72);
    expect([hours(schedule.hoursAfter(NOW, 5)), hours(schedule.daysAfter(NOW, 2))]).toEqual([5, 48]);
  });
});

describe('the division of a deposit', () => {
  const agreed = { ...wholeRefund(500), creditInstead: true };

  it('is the whole of it for one that was never confirmed', () => {
    expect(wholeRefund(500)).toEqual({
      ...{ rule: 'R3', refundCents: 500, creditInstead: false, ownerKeepsCents: 0, platformKeepsCents: 0 },
      ...{ taxCents: 0, policyVersion: POLICY_VERSION },
    });
    expect(settlementOf({ settlement: null, refundCents: 600, depositCents: 500 })).toMatchObject({
      ...{ refundCents: 600, platformKeepsCents: 0 },
    });
    expect(settlementOf({ settlement: agreed, refundCents: 1, depositCents: 500 })).toBe(agreed);
  });

  it('refunds no second time what a dispute has brought, unless it has been refunded already', () => {
    const less = (lostCents: number, refundedCents: number) => {
      const { refundCents, platformKeepsCents } = lessLost(wholeRefund(500), { lostCents, refundedCents });
      return [refundCents, platformKeepsCents];
    };
    expect(less(200, 0)).toEqual([300, 200]);
    expect(less(600, 0)).toEqual([0, 500]);
    expect(less(200, 400)).toEqual([400, 100]);
    expect(less(200, 600)).toEqual([500, 0]);
  });

  it('is booked as the renter has chosen, where there is a choice', () => {
    const standing = { lostCents: 0, refundedCents: 0 };
    const paid = { capturedCents: 300, creditCents: 200 };
    const divided = (settlement: typeof agreed | null, refundChoice: 'refund' | 'credit' | null) =>
      divisionOfDeposit(paid, { agreed: settlement, refundChoice }, standing);
    expect(divided(null, null)).toEqual({ settlement: null, choice: null, entries: {} });
    expect(divided(agreed, 'credit')).toEqual({
      ...{ settlement: agreed, choice: 'credit', entries: { deposits: 500, credits: -500 } },
    });
    expect(divided(agreed, 'refund')).toMatchObject({ entries: { deposits: 500, refunds: -300, credits: -200 } });
    expect(divided({ ...agreed, creditInstead: false }, 'credit')).toMatchObject({ choice: null });
  });

  it('counts as refunded what went back as a credit or by hand, or what the provider has taken on', () => {
    const movements = { creditCents: 200, usedCents: 200, credit: null, refund: null, givenBackCents: 0 };
    const refund = { amountCents: 300, providerRefundId: 're_1' };
    expect(refundedOf(movements)).toEqual({ how: null, cents: 0 });
    expect(refundedOf({ ...movements, usedCents: 150 })).toEqual({ how: 'refund', cents: 50 });
    expect(refundedOf({ ...movements, usedCents: 150, refund })).toEqual({ how: 'refund', cents: 350 });
    expect(refundedOf({ ...movements, refund: { ...refund, providerRefundId: null } })).toEqual({
      ...{ how: 'refund', cents: 0 },
    });
    const byHand = { refund: { ...refund, providerRefundId: null }, givenBackCents: 300 };
    expect(refundedOf({ ...movements, ...byHand })).toEqual({ how: 'refund', cents: 300 });
    expect(refundedOf({ ...movements, credit: { amountCents: 500 }, refund })).toEqual({ how: 'credit', cents: 500 });
  });
});

describe('a report of the provider', () => {
  it('is read as it was stored, also by an earlier release', () => {
    const intent = { kind: 'intent', intentId: 'pi_1', status: 'open', receivedCents: 1, asOf: NOW.toISOString() };
    expect(anyReport.parse(intent)).toEqual({ ...intent, asOf: NOW, failedCharge: null });
    const refund = { kind: 'refund', refundId: 1, attempt: 1, providerRefundId: null, status: 'pending', reason: null };
    expect(anyReport.parse(refund)).toEqual({ ...refund, intentId: null });
    const dispute = {
      ...{ kind: 'dispute', providerDisputeId: 'dp_1', intentId: 'pi_1', status: 'won', reason: 'fraudulent' },
      ...{ amountCents: 1, withdrawnCents: 2, reinstatedCents: 3, openedAt: NOW, asOf: NOW },
    };
    expect(anyReport.parse(dispute)).toEqual(dispute);
    const card = { kind: 'card', intentId: 'pi_1', brand: 'visa', last4: '4242' };
    expect(anyReport.parse(card)).toEqual(card);
    for (const wrong of [{ kind: 'other' }, { ...intent, status: 'lost' }, { ...refund, status: 'open' }])
      expect(() => anyReport.parse(wrong)).toThrow();
  });
});
