import fc from 'fast-check';
import {
  DEPOSIT_STAGES,
  depositStanding,
  depositThen,
  formatCad,
  PAID_HOW,
  refundFor,
  returnedOf,
  settleCompleted,
  wholeRefund,
  type DepositFacts,
  type DepositStanding,
} from '../src';
import { paymentInWords, promiseInWords, refundInWords, type DepositReader } from '../src/words';
import { endings } from './arbitraries';

const WRITING = { money: formatCad, day: (date: Date) => date.toISOString().slice(0, 10) };
const NOW = new Date('2026-07-01T12:00Z');
const FACTS: DepositFacts = {
  ...{ depositCents: 20_000, paymentIntentId: null, creditCents: 0, paidDate: null, division: null },
  ...{ choice: null, refundedAt: null, givenBackReference: null },
};
const NOTHING = { returnedCents: 0, isDisputed: false, isCardRefused: false };
const BACK = { rule: 'R3', refundCents: 20_000, creditInstead: false } as const;
const CHOICE = { rule: 'R6', refundCents: 20_000, creditInstead: true } as const;
const KEPT = { rule: 'R8', refundCents: 0, creditInstead: false } as const;
const USED = { rule: 'completed', refundCents: 0, creditInstead: false } as const;
const PAID = {
  unpaid: {},
  card: { paymentIntentId: 'pi_1', paidDate: NOW },
  credit: { paymentIntentId: 'credit_1', creditCents: 20_000, paidDate: NOW },
  card_and_credit: { paymentIntentId: 'pi_1', creditCents: 5_000, paidDate: NOW },
  outside: { paidDate: NOW },
} satisfies Record<string, Partial<DepositFacts>>;

/** Any deposit, paid in any way, divided by any rule, whatever was chosen and has gone back. */
const deposits: fc.Arbitrary<DepositFacts> = fc
  .record({
    how: fc.constantFrom(...PAID_HOW),
    ending: endings,
    ended: fc.constantFrom('ended', 'completed', 'to come'),
    creditShare: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    choice: fc.constantFrom('credit', 'refund', null),
    back: fc.boolean(),
    reference: fc.option(fc.constant('T-17')),
    byItself: fc.option(
      fc.record({ returnedCents: fc.nat({ max: 300_000 }), isDisputed: fc.boolean(), isCardRefused: fc.boolean() }),
      { nil: undefined },
    ),
  })
  .map(({ how, ending, ended, creditShare, choice, back, reference, byItself }) => {
    const { depositCents } = ending;
    const division = {
      ended: () => refundFor(ending),
      completed: () => settleCompleted({ depositCents, commissionCents: 0, taxPercent: 0 }),
      'to come': () => null,
    }[ended]();
    const creditCents = { credit: depositCents, card_and_credit: Math.round(depositCents * creditShare) };
    return {
      ...FACTS,
      depositCents,
      ...PAID[how],
      creditCents: how === 'credit' || how === 'card_and_credit' ? creditCents[how] : 0,
      division,
      choice: division?.creditInstead ? choice : null,
      refundedAt: back ? NOW : null,
      givenBackReference: reference,
      ...(byItself && { byItself }),
    };
  });

function everySentence(deposit: DepositStanding, reader: DepositReader): string[] {
  return [
    paymentInWords(deposit, reader, WRITING) ?? [],
    promiseInWords(deposit, reader, WRITING) ?? [],
    refundInWords(deposit, reader, WRITING),
  ].flat();
}

/** The claim of a sentence about where the money goes. */
const CLAIMS = {
  paid: /\bwas paid\b(?! to us directly)|paid by|to us directly/,
  back: /\bback\b|[Rr]efund of|\d refunded|return it to you|(?<!None of the deposit of \S+ )(?:is|was) (?:refunded|given back) to|instead of the refund/,
  nothingBack: /\bnot refunded\b|none is refunded|\bNone of the deposit\b/,
  unpaid: /has not been paid|No deposit was paid/,
  byHand: /by hand|directly|\bgave\b|by us\b/,
} as const;

describe('how a deposit stands', () => {
  it('no sentences about a deposit contradict each other or the money, whoever reads them', () => {
    fc.assert(
      fc.property(deposits, fc.constantFrom<DepositReader>('renter', 'others'), (facts, reader) => {
        const deposit = depositStanding(facts);
        const text = everySentence(deposit, reader).join(' ');
        const says = (claim: keyof typeof CLAIMS) =>
          CLAIMS[claim].test(text.replaceAll('No deposit was paid', 'No deposit'));
        const { how, stage, refundCents } = deposit;

        expect(CLAIMS.unpaid.test(text)).toBe(how === 'unpaid' && facts.depositCents > 0);
        expect(says('paid')).toBe(how !== 'unpaid');
        expect(says('back') || stage === 'to_choose').toBe(refundCents > 0);
        expect(says('nothingBack')).toBe(stage === 'kept' || (how === 'unpaid' && facts.depositCents > 0));
        const isByHand = deposit.byHandCents > 0 && (stage === 'going_back' || stage === 'gone_back');
        expect(says('byHand')).toBe(how === 'outside' || isByHand);
        if (how === 'outside' || how === 'unpaid') expect(text).not.toMatch(/\bcard\b|Banks|on its way/);
        const returned = returnedOf(deposit);
        if (deposit.toCardCents + returned === 0) expect(text).not.toMatch(/to the card|Banks|on its way/);
        if (!deposit.creditChosen && deposit.asCreditCents === 0) expect(text).not.toMatch(/as a credit|took a credit/);
        expect(text).not.toMatch(/\$0\.00|-\$|undefined|null/);
      }),
      { numRuns: 1_000 },
    );
  });

  it('all of it goes back of a reservation that is not confirmed, in the way it was paid', () => {
    fc.assert(
      fc.property(deposits, (facts) => {
        const division = refundFor({ cause: 'never_confirmed', depositCents: facts.depositCents });
        const undone = { choice: null, refundedAt: null, givenBackReference: null };
        expect(wholeRefund(depositStanding(facts))).toEqual(depositStanding({ ...facts, ...undone, division }));
      }),
    );
  });

  it('what was paid and what goes back add up, whichever way', () => {
    fc.assert(
      fc.property(deposits, (facts) => {
        const deposit = depositStanding(facts);
        const { byCardCents, byCreditCents, outsideCents, depositCents, refundCents, keptCents } = deposit;
        expect(byCardCents + byCreditCents + outsideCents).toBe(deposit.how === 'unpaid' ? 0 : depositCents);
        const toCome = deposit.toCardCents + deposit.asCreditCents + deposit.byHandCents;
        expect(toCome + returnedOf(deposit)).toBe(refundCents);
        if (deposit.rule !== null) expect(refundCents + keptCents).toBe(depositCents);
        if (deposit.how === 'unpaid') expect(deposit).toMatchObject({ stage: 'unpaid', rule: null, refundCents: 0 });
      }),
    );
  });

  it.each([
    [
      'unpaid',
      BACK,
      {},
      'unpaid',
      ['No deposit was paid, so none is refunded.'],
      ['No deposit was paid, so none is refunded.'],
    ],
    [
      'card',
      BACK,
      {},
      'going_back',
      ['Your refund of $200 is on its way, and usually arrives within 3-5 business days.'],
      ['The deposit of $200 is refunded to the renter in full.'],
    ],
    [
      'credit',
      BACK,
      { refundedAt: NOW },
      'gone_back',
      ['The $200 that you paid by credit came back as a credit.'],
      ['The deposit of $200 was given back to the renter in full on 2026-07-01, as a credit.'],
    ],
    [
      'card_and_credit',
      BACK,
      { refundedAt: NOW },
      'gone_back',
      [
        '$150 refunded on 2026-07-01. Banks show it within 3-5 business days.',
        'The $50 that you paid by credit came back as a credit.',
      ],
      ['The deposit of $200 was refunded to the renter in full on 2026-07-01, $50 of it as a credit.'],
    ],
    [
      'outside',
      BACK,
      {},
      'going_back',
      ['We owe you $200 and will return it to you directly, since that is how it was paid.'],
      ['The deposit of $200 is to be given back to the renter by us, since it was paid to us directly.'],
    ],
    [
      'outside',
      BACK,
      { refundedAt: NOW, givenBackReference: 'T-17' },
      'gone_back',
      ['We gave $200 back to you on 2026-07-01 (reference T-17).'],
      ['We gave the deposit of $200 back to the renter on 2026-07-01 (reference T-17).'],
    ],
    [
      'outside',
      CHOICE,
      { choice: 'credit' },
      'going_back',
      ['You chose a credit of $200 instead of the refund. It will appear among your credits as soon as it is issued.'],
      ['The renter chose a credit of $200 instead of the refund.'],
    ],
    [
      'outside',
      CHOICE,
      {},
      'to_choose',
      ['You can choose a credit of $200 for another time or vessel, or a refund.'],
      ['The renter can choose a credit of $200 for another time or vessel, or a refund.'],
    ],
    [
      'outside',
      KEPT,
      {},
      'kept',
      ['The deposit of $200 is not refunded.'],
      ['The deposit of $200 is not refunded to the renter.'],
    ],
    [
      'card',
      BACK,
      { byItself: { ...NOTHING, returnedCents: 15_000 } },
      'going_back',
      [
        '$150 has already gone back to your card.',
        'Your refund of $50 is on its way, and usually arrives within 3-5 business days.',
      ],
      ['The deposit of $200 is refunded to the renter in full.'],
    ],
    [
      'card',
      BACK,
      { byItself: { ...NOTHING, returnedCents: 20_000 }, refundedAt: NOW },
      'gone_back',
      ['$200 has already gone back to your card.'],
      ['The deposit of $200 was refunded to the renter in full on 2026-07-01.'],
    ],
    [
      'card',
      BACK,
      { byItself: { ...NOTHING, isDisputed: true } },
      'going_back',
      ['Your refund of $200 waits until your bank has decided about the dispute.'],
      ['The deposit of $200 is refunded to the renter in full.'],
    ],
    [
      'card_and_credit',
      BACK,
      { byItself: { ...NOTHING, isCardRefused: true } },
      'going_back',
      [
        'We owe you $150 and will return it to you directly, since your card cannot be refunded.',
        'The $50 that you paid by credit comes back as a credit.',
      ],
      ['$150 of the deposit of $200 is to be given back to the renter by us, since the card cannot be refunded.'],
    ],
    [
      'card',
      BACK,
      { byItself: { ...NOTHING, isCardRefused: true }, refundedAt: NOW, givenBackReference: 'T-17' },
      'gone_back',
      ['We gave $200 back to you on 2026-07-01 (reference T-17).'],
      ['We gave the deposit of $200 back to the renter on 2026-07-01 (reference T-17).'],
    ],
    ['card', USED, {}, 'used', [], []],
    ['card', null, {}, 'held', [], []],
  ] as const)('%s, divided as %o, %o: %s', (how, division, more, stage, toRenter, toOthers) => {
    const deposit = depositStanding({ ...FACTS, ...PAID[how], division, ...more });
    expect(deposit.stage).toBe(stage);
    expect(DEPOSIT_STAGES).toContain(deposit.stage);
    expect(refundInWords(deposit, 'renter', WRITING)).toEqual(toRenter);
    expect(refundInWords(deposit, 'others', WRITING)).toEqual(toOthers);
  });

  it.each([
    ['stays', 'held', 0],
    ['settled', 'held', 0],
    ['refunded', 'going_back', 20_000],
    ['to_choose', 'to_choose', 20_000],
  ] as const)('where nobody acts and it %s, it is %s then', (becomes, stage, refundCents) => {
    const then = depositThen(depositStanding({ ...FACTS, ...PAID.card }), { deposit: { becomes, refundCents } });
    expect(then).toMatchObject({ stage, refundCents });
    const unpaid = depositStanding(FACTS);
    expect(depositThen(unpaid, { deposit: { becomes, refundCents } })).toMatchObject({
      stage: 'unpaid',
      refundCents: 0,
    });
  });

  it.each([
    ['unpaid', 'Your deposit of $200 has not been paid.'],
    ['card', 'Your deposit of $200 was paid by card.'],
    ['credit', 'Your deposit of $200 was paid by credit.'],
    ['card_and_credit', 'Your deposit of $200 was paid: $150 by card and $50 by credit.'],
    ['outside', 'Your deposit of $200 was paid to us directly.'],
  ] as const)('says how it was paid: %s', (how, sentence) => {
    const deposit = depositStanding({ ...FACTS, ...PAID[how] });
    expect(paymentInWords(deposit, 'renter', WRITING)).toBe(sentence);
    expect(paymentInWords(deposit, 'others', { ...WRITING, platform: 'Harbourline' })).toBe(
      sentence.replace('Your', 'The').replace('to us', 'to Harbourline'),
    );
  });

  const PART = { rule: 'R6', refundCents: 15_000, creditInstead: false } as const;
  it.each<[keyof typeof PAID, DepositFacts['division'], string | undefined, string | undefined]>([
    ['unpaid', BACK, ...twice('No deposit was paid, so none is refunded.')],
    ['card', KEPT, 'The deposit of $200 is not refunded.', 'None of the deposit of $200 is refunded to the renter.'],
    [
      ...(['card', CHOICE] as const),
      'You can choose a credit of $200 for another time or vessel, or a refund.',
      'The renter can choose a credit of $200 for another time or vessel, or a refund.',
    ],
    [
      ...(['card', BACK] as const),
      'Your deposit of $200 comes back in full.',
      'The renter gets the whole deposit of $200 back.',
    ],
    [
      ...(['card', PART] as const),
      '$150 of your deposit of $200 comes back.',
      'The renter gets $150 of the deposit of $200 back.',
    ],
    [
      ...(['credit', BACK] as const),
      'Your deposit of $200 comes back in full, as a credit.',
      'The renter gets the whole deposit of $200 back, as a credit.',
    ],
    [
      ...(['card_and_credit', BACK] as const),
      'Your deposit of $200 comes back in full: $150 to the card, and $50 as a credit.',
      'The renter gets the whole deposit of $200 back: $150 to the card, and $50 as a credit.',
    ],
    [
      ...(['outside', BACK] as const),
      'Your deposit of $200 comes back in full, directly from us, since that is how it was paid.',
      'The renter gets the whole deposit of $200 back, directly from us, since that is how it was paid.',
    ],
    ['card', USED, undefined, undefined],
    ['card', null, undefined, undefined],
  ])('promises of a deposit paid by %s, divided as %o: %s', (how, division, toRenter, toOthers) => {
    const deposit = depositStanding({ ...FACTS, ...PAID[how], division });
    expect(promiseInWords(deposit, 'renter', WRITING)).toBe(toRenter);
    expect(promiseInWords(deposit, 'others', WRITING)).toBe(toOthers);
    const gone = depositStanding({ ...FACTS, ...PAID[how], division, refundedAt: NOW });
    expect(promiseInWords(gone, 'renter', { ...WRITING, platform: 'Harbourline' })).toBe(
      toRenter?.replace('from us', 'from Harbourline'),
    );
  });

  it('names the platform, and a part that goes back as one', () => {
    const owed = depositStanding({ ...FACTS, ...PAID.outside, division: PART });
    const named = { ...WRITING, platform: 'Harbourline' };
    expect(refundInWords(owed, 'others', named)).toEqual([
      '$150 of the deposit of $200 is to be given back to the renter by Harbourline, since it was paid to Harbourline directly.',
    ]);
    expect(refundInWords({ ...owed, refundedAt: NOW }, 'others', named)).toEqual([
      'Harbourline gave $150 of the deposit of $200 back to the renter on 2026-07-01.',
    ]);
    const byCard = depositStanding({ ...FACTS, ...PAID.card, division: PART });
    expect(refundInWords(byCard, 'others', WRITING)).toEqual([
      '$150 of the deposit of $200 is refunded to the renter.',
    ]);
    const byBoth = depositStanding({ ...FACTS, ...PAID.card_and_credit, division: BACK });
    expect(refundInWords(byBoth, 'renter', WRITING)).toEqual([
      'Your refund of $150 is on its way, and usually arrives within 3-5 business days.',
      'The $50 that you paid by credit comes back as a credit.',
    ]);
  });

  it('a deposit of nothing is not spoken of', () => {
    expect(
      everySentence(depositStanding({ ...FACTS, ...PAID.outside, depositCents: 0, division: null }), 'renter'),
    ).toEqual([]);
  });

  it('is paid by credit alone from the whole of it on, and comes back as a credit where one was chosen', () => {
    const paidBy = (creditCents: number) => depositStanding({ ...FACTS, paymentIntentId: 'pi_1', creditCents }).how;
    expect([0, 1, 19_999, 20_000, 20_001].map(paidBy)).toEqual([
      ...['card', 'card_and_credit', 'card_and_credit', 'credit', 'credit'],
    ]);
    const chosen = { division: CHOICE, choice: 'credit' as const };
    for (const how of ['card', 'card_and_credit', 'outside'] as const)
      expect(depositStanding({ ...FACTS, ...PAID[how], ...chosen })).toMatchObject({
        ...{ toCardCents: 0, asCreditCents: 20_000, byHandCents: 0, creditChosen: true },
      });
    const issued = depositStanding({ ...FACTS, ...PAID.card, ...chosen, refundedAt: NOW });
    expect(refundInWords(issued, 'renter', WRITING)).toEqual(['You chose a credit of $200 instead of the refund.']);
  });

  it('refuses amounts that cannot be', () => {
    const divisions = [20_001, -1, 0.5].map((refundCents) => ({ division: { ...BACK, refundCents } }));
    for (const wrong of [{ depositCents: -1 }, { creditCents: 0.5 }, ...divisions])
      expect(() => depositStanding({ ...FACTS, ...PAID.card, ...wrong })).toThrow(RangeError);
  });
});

function twice(sentence: string): [string, string] {
  return [sentence, sentence];
}
