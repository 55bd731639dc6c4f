import { integerCents } from './cents';
import { REFUND_RULES, type RefundRule } from './refund';
import type { Turn } from './standing';

/** How a deposit was paid. `outside`: to the platform directly, without card or credit, as an administrator says. */
export const PAID_HOW = ['unpaid', 'card', 'credit', 'card_and_credit', 'outside'] as const;
export type PaidHow = (typeof PAID_HOW)[number];

/**
 * What has become of a deposit. `held`: the charter is still to come. `used`: the charter has taken place. `kept`: none
 * of it goes back. `to_choose`: the renter has to choose between refund and credit.
 */
export const DEPOSIT_STAGES = ['unpaid', 'held', 'used', 'kept', 'to_choose', 'going_back', 'gone_back'] as const;
export type DepositStage = (typeof DEPOSIT_STAGES)[number];

/** The facts about a booking's deposit. Amounts in cents. */
export interface DepositFacts {
  depositCents: number;
  /** The payment by card and credit; null without one. */
  paymentIntentId: string | null;
  /** The part of that payment that credits paid. */
  creditCents: number;
  /** When it was paid. With a date and no payment, it was paid outside. */
  paidDate: Date | null;
  /** How it is divided, or would be; null while the charter is to come. */
  division: { rule: RefundRule | 'completed'; refundCents: number; creditInstead: boolean } | null;
  /** The renter's choice between credit and refund, or the refund once the time to choose is over; null before. */
  choice: 'credit' | 'refund' | null;
  /** When all that goes back had gone, and the reference of what was given back by hand; null until then. */
  refundedAt: Date | null;
  givenBackReference: string | null;
  /** What has become of it without our doing; nothing unless given. */
  byItself?: MovedByItself;
}

/** What has become of a deposit at the card provider without our doing. Amounts in cents. */
export interface MovedByItself {
  /** What a refund in the provider's dashboard, or a lost dispute, has brought back to the card. */
  returnedCents: number;
  /** A dispute is open: a refund waits for its end. */
  isDisputed: boolean;
  /** The provider will not refund the card: what goes back to it is given back by hand. */
  isCardRefused: boolean;
}

/** How a deposit stands: all that a sentence about it is made of. Amounts in cents. */
export interface DepositStanding {
  depositCents: number;
  how: PaidHow;
  /** How it was paid: they add up to it, or are nothing. */
  byCardCents: number;
  byCreditCents: number;
  outsideCents: number;
  stage: DepositStage;
  /** By which rule it is divided; null while it is not, as where nobody has paid it. */
  rule: RefundRule | 'completed' | null;
  /** The amount that goes back to the renter: the sum of the three ways in which it may, and of what went back before. */
  refundCents: number;
  toCardCents: number;
  asCreditCents: number;
  /** What was paid outside, or cannot go back to the card, is given back by hand. */
  byHandCents: number;
  /** The part of a divided deposit that does not go back. */
  keptCents: number;
  /** The renter took a credit instead of the refund. */
  creditChosen: boolean;
  refundedAt: Date | null;
  givenBackReference: string | null;
  /** What has become of what the card paid without our doing; missing where that is nothing. */
  byItself?: MovedByItself;
}

/**
 * Decides how a deposit stands, from how it was paid, by which rule it is divided, and what the renter chose. Every
 * sentence about a deposit is made of this: see `deposit-in-words`.
 * Throws RangeError for amounts that are negative or not integers, or for more going back than was paid.
 */
export function depositStanding(facts: DepositFacts): DepositStanding {
  const { depositCents, creditCents, division } = facts;
  if (Math.min(...[depositCents, creditCents].map(integerCents)) < 0) throw new RangeError('An amount is negative');
  const paid = paidParts(facts);
  const byItself = movedByItself(facts, paid);
  const kept = byItself ? { byItself } : {};
  if (paid.how === 'unpaid' || !division) {
    return { ...NO_REFUND, depositCents, ...paid, ...kept, stage: paid.how === 'unpaid' ? 'unpaid' : 'held' };
  }
  const { rule, refundCents } = division;
  if (integerCents(refundCents) < 0 || refundCents > depositCents) throw new RangeError('More goes back than was paid');
  const divided = { ...NO_REFUND, depositCents, ...paid, ...kept, rule, keptCents: depositCents - refundCents };
  if (refundCents === 0) return { ...divided, stage: rule === 'completed' ? 'used' : 'kept' };
  const creditChosen = facts.choice === 'credit';
  const mayChoose = division.creditInstead && facts.choice === null;
  const { refundedAt, givenBackReference } = facts;
  return {
    ...divided,
    stage: mayChoose ? 'to_choose' : refundedAt ? 'gone_back' : 'going_back',
    refundCents,
    ...refundWays({ ...paid, ...kept }, { refundCents, creditChosen }),
    creditChosen,
    refundedAt,
    givenBackReference,
  };
}

/** How it would stand if all of it went back, as where a reservation is not confirmed. One that nobody paid stays as it is. */
export function wholeRefund(deposit: DepositStanding): DepositStanding {
  const { stage, depositCents: refundCents } = deposit;
  if (stage === 'unpaid') return deposit;
  return {
    ...deposit,
    ...NO_REFUND,
    ...refundWays(deposit, { refundCents, creditChosen: false }),
    stage: 'going_back',
    rule: REFUND_RULES.neverConfirmed,
    refundCents,
  };
}

/** How it would stand once the time is over and nobody has acted: see `Turn`. */
export function depositThen(
  deposit: DepositStanding,
  { deposit: { becomes } }: Pick<Turn, 'deposit'>,
): DepositStanding {
  switch (becomes) {
    case 'stays':
    case 'settled':
      return deposit;
    case 'refunded':
      return wholeRefund(deposit);
    case 'to_choose':
      return deposit.stage === 'unpaid' ? deposit : { ...wholeRefund(deposit), stage: 'to_choose' };
  }
}

/** How a deposit was paid. One of nothing was not. */
export function paidHow({
  depositCents,
  paymentIntentId,
  creditCents,
  paidDate,
}: Pick<DepositFacts, 'depositCents' | 'paymentIntentId' | 'creditCents' | 'paidDate'>): PaidHow {
  if (depositCents === 0) return 'unpaid';
  if (paymentIntentId === null) return paidDate ? 'outside' : 'unpaid';
  if (creditCents === 0) return 'card';
  return creditCents < depositCents ? 'card_and_credit' : 'credit';
}

type PaidParts = Pick<DepositStanding, 'how' | 'byCardCents' | 'byCreditCents' | 'outsideCents'>;

function paidParts(facts: DepositFacts): PaidParts {
  const { depositCents } = facts;
  const how = paidHow(facts);
  const byCreditCents = how === 'credit' || how === 'card_and_credit' ? Math.min(facts.creditCents, depositCents) : 0;
  const byCardCents = how === 'card' || how === 'card_and_credit' ? depositCents - byCreditCents : 0;
  return { how, byCardCents, byCreditCents, outsideCents: how === 'outside' ? depositCents : 0 };
}

const NO_REFUND = {
  rule: null,
  refundCents: 0,
  toCardCents: 0,
  asCreditCents: 0,
  byHandCents: 0,
  keptCents: 0,
  creditChosen: false,
  refundedAt: null,
  givenBackReference: null,
} as const;

/** Money paid by credit goes back as credit, by card to the card, and money paid outside by hand, less what went back before. */
function refundWays(
  deposit: PaidParts & Pick<DepositStanding, 'byItself'>,
  { refundCents, creditChosen }: Pick<DepositStanding, 'refundCents' | 'creditChosen'>,
): Pick<DepositStanding, 'toCardCents' | 'asCreditCents' | 'byHandCents'> {
  const { how, byCreditCents, byItself } = deposit;
  const toCome = refundCents - returnedOf({ ...deposit, refundCents });
  if (creditChosen) return { toCardCents: 0, asCreditCents: toCome, byHandCents: 0 };
  if (how === 'outside') return { toCardCents: 0, asCreditCents: 0, byHandCents: toCome };
  const asCreditCents = Math.min(byCreditCents, toCome);
  const ofCard = toCome - asCreditCents;
  return byItself?.isCardRefused
    ? { toCardCents: 0, asCreditCents, byHandCents: ofCard }
    : { toCardCents: ofCard, asCreditCents, byHandCents: 0 };
}

/** What of a refund went back to the card without our doing. */
export function returnedOf({
  byCardCents,
  refundCents,
  byItself,
}: Pick<DepositStanding, 'byCardCents' | 'refundCents' | 'byItself'>): number {
  return Math.min(byItself?.returnedCents ?? 0, byCardCents, refundCents);
}

/** Of what a card paid, where anything has. */
function movedByItself({ byItself }: DepositFacts, { byCardCents }: PaidParts): MovedByItself | undefined {
  if (!byItself || byCardCents === 0) return undefined;
  const { returnedCents, isDisputed, isCardRefused } = byItself;
  return returnedCents > 0 || isDisputed || isCardRefused ? byItself : undefined;
}
