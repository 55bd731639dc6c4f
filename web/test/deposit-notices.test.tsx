import type { BookingView, DepositView, RefundPreview } from '@harbourline/contracts';
import { DEPOSIT_STAGES, PAID_HOW } from '@harbourline/policy';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { makeStore } from '../src/app/store';
import { DeadlineNotice } from '../src/shared/booking/deadline-notice';
import { OutcomeNotice } from '../src/features/bookings/outcome-notice';
import { RefundEffect } from '../src/features/bookings/renter/refund-effect';
import { RenterOutcome } from '../src/features/bookings/renter/renter-outcome';
import { standingOfBooking } from '../src/shared/booking/standing-of-booking';
import { aBooking, aDeposit } from '../test-kit/a-booking';

const NOW = new Date('2026-08-01T12:00:00Z');
const NOTHING = () => undefined;

/** The words of an element, as somebody reads them. */
function words(element: ReactElement): string {
  const html = renderToStaticMarkup(<Provider store={makeStore()}>{element}</Provider>);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

const UNPAID = aDeposit({ how: 'unpaid', byCard: 0, stage: 'unpaid' });
const BACK = { rule: 'R3', stage: 'going_back', back: 400 } as const;
const KEPT = { rule: 'R8', stage: 'kept', kept: 400 } as const;
const ways: Record<(typeof PAID_HOW)[number], Partial<DepositView>> = {
  unpaid: { byCard: 0, stage: 'unpaid', rule: null, back: 0, kept: 0 },
  card: { toCard: 400 },
  credit: { byCard: 0, byCredit: 400, asCredit: 400 },
  card_and_credit: { byCard: 300, byCredit: 100, toCard: 300, asCredit: 100 },
  outside: { byCard: 0, outside: 400, byHand: 400 },
};
const paid = (how: (typeof PAID_HOW)[number], division: Partial<DepositView>) => {
  const none = division.stage === 'kept' ? { toCard: 0, asCredit: 0, byHand: 0 } : {};
  return aDeposit({ how, ...division, ...ways[how], ...none });
};

function previewOf(deposit: DepositView): RefundPreview {
  const { rule, back, stage } = deposit;
  const creditInstead = stage === 'to_choose';
  return { rule, amount: back, creditInstead, until: null, ownerKeeps: null, platformKeeps: null, deposit };
}

const ended = (deposit: DepositView): BookingView =>
  aBooking({ status: 'cancelled', outcome: 'owner_declined', deposit });
const toRenter = (booking: BookingView) => words(<RenterOutcome booking={booking} now={NOW} onDeadline={NOTHING} />);
const toOwner = (booking: BookingView) => words(<OutcomeNotice booking={booking} side="owner" />);
const effect = (booking: BookingView) => {
  const preview = previewOf(booking.deposit ?? UNPAID);
  return words(<RefundEffect booking={booking} preview={preview} onChange={NOTHING} />);
};

describe('of a deposit that nobody has paid', () => {
  it('the renter who cancels reads neither that it is lost nor that it comes back', () => {
    for (const status of ['pending', 'confirmed'] as const) {
      const text = effect(aBooking({ status, deposit: UNPAID }));
      expect(text).toContain('No deposit was paid, so none is refunded.');
      expect(text).not.toMatch(/Not refunded|Deposit paid|in full|You get back|\$/);
    }
  });

  it('the owner and the renter of what has ended read the same', () => {
    for (const text of [toOwner(ended(UNPAID)), toRenter(ended(UNPAID))]) {
      expect(text).toContain('No deposit was paid, so none is refunded.');
      expect(text).not.toMatch(/refunded to|in full|on its way/);
    }
  });

  it('a deadline promises nothing to anybody', () => {
    const waiting = { respondBy: '2026-08-02T12:00:00Z', deposit: UNPAID };
    for (const side of ['renter', 'owner'] as const) {
      for (const more of [{}, { ownerAdjusted: true }, { status: 'confirmed', captainWanted: true } as const]) {
        const booking = aBooking({ ...waiting, ...more });
        const text = words(
          <DeadlineNotice booking={booking} standing={standingOfBooking(booking, NOW)} side={side} onEnd={NOTHING} />,
        );
        expect(text).toContain('No deposit was paid, so none is refunded.');
        expect(text).not.toMatch(/in full|goes back|yours again/);
      }
    }
  });
});

describe('of a deposit that was paid to us directly', () => {
  it('renter and owner read that it is to be given back by us, and then when it was', () => {
    const due = ended(paid('outside', BACK));
    expect(toRenter(due)).toContain(
      'We owe you $400 and will return it to you directly, since that is how it was paid.',
    );
    expect(toOwner(due)).toContain('The deposit of $400 is to be given back to the renter by us');
    const given = ended(
      paid('outside', {
        ...BACK,
        ...{ stage: 'gone_back', goneBackAt: '2026-07-30T16:00:00Z', givenBackReference: 'T-17' },
      }),
    );
    expect(toRenter(given)).toMatch(/We gave \$400 back to you on .*30.* \(reference T-17\)/);
    expect(toOwner(given)).toMatch(/We gave the deposit of \$400 back to the renter on .*30/);
  });

  it('the renter who cancels reads how it comes back', () => {
    expect(effect(aBooking({ deposit: paid('outside', BACK) }))).toContain(
      'directly from us, since that is how it was paid',
    );
  });
});

describe('however a deposit was paid and whatever becomes of it', () => {
  const cases = PAID_HOW.flatMap((how) =>
    [BACK, KEPT].map((division) => [how, division.stage, paid(how, division)] as const),
  );

  it.each(cases)('%s, %s: what is said before and after does not contradict itself', (how, stage, deposit) => {
    expect(DEPOSIT_STAGES).toContain(deposit.stage);
    const before = effect(aBooking({ status: 'confirmed', deposit }));
    for (const text of [before, toRenter(ended(deposit)), toOwner(ended(deposit))]) {
      const isLost = /not refunded|Not refunded|not refundable/.test(text);
      const comesBack = /You get back|on its way|in full|comes back|We owe you|to be given back/.test(text);
      expect(isLost && comesBack).toBe(false);
      if (how === 'unpaid') expect([isLost, comesBack]).toEqual([false, false]);
      else expect(stage === 'kept' ? isLost : comesBack).toBe(true);
      if (how !== 'card' && how !== 'card_and_credit') expect(text).not.toMatch(/to (your|the) card|Banks/);
    }
  });
});
