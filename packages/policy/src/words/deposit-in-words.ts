import { english } from './english';
import { REFUND_ARRIVES_DAYS } from '../deadlines';
import { returnedOf, type DepositStanding } from '../deposit-standing';

/** The reader of a sentence: the renter is addressed, all others read about the renter. */
export type DepositReader = 'renter' | 'others';

/** How amounts (in cents) and days are written where the sentence stands. */
export interface Writing {
  money: (cents: number) => string;
  day: (date: Date) => string;
  /** The platform's name in sentences that it does not speak itself. */
  platform?: string | undefined;
}

/** How the deposit was paid, as a sentence; undefined where there is none to pay. */
export function paymentInWords(
  deposit: DepositStanding,
  reader: DepositReader,
  { money, platform = english`us` }: Writing,
): string | undefined {
  const { depositCents, how, byCardCents, byCreditCents } = deposit;
  if (depositCents === 0) return undefined;
  const subject = english`${reader === 'renter' ? english`Your` : english`The`} deposit of ${money(depositCents)}`;
  switch (how) {
    case 'unpaid':
      return english`${subject} has not been paid.`;
    case 'card':
      return english`${subject} was paid by card.`;
    case 'credit':
      return english`${subject} was paid by credit.`;
    case 'card_and_credit':
      return english`${subject} was paid: ${money(byCardCents)} by card and ${money(byCreditCents)} by credit.`;
    case 'outside':
      return english`${subject} was paid to ${platform} directly.`;
  }
}

/** Tells, before anybody ends a booking, how its deposit would then be divided. */
export function promiseInWords(
  deposit: DepositStanding,
  reader: DepositReader,
  { money, platform }: Writing,
): string | undefined {
  const { stage, depositCents, refundCents } = deposit;
  const toRenter = reader === 'renter';
  const [whole, back] = [money(depositCents), money(refundCents)];
  switch (stage) {
    case 'unpaid':
      return nothingPaid(deposit);
    case 'kept':
      return toRenter
        ? english`The deposit of ${whole} is not refunded.`
        : english`None of the deposit of ${whole} is refunded to the renter.`;
    case 'to_choose':
      return toRenter
        ? english`You can choose a credit of ${back} for another time or vessel, or a refund.`
        : english`The renter can choose a credit of ${back} for another time or vessel, or a refund.`;
    case 'going_back':
    case 'gone_back': {
      const inFull = refundCents === depositCents;
      const yours = inFull
        ? english`Your deposit of ${whole} comes back in full`
        : english`${back} of your deposit of ${whole} comes back`;
      const theirs = inFull
        ? english`The renter gets the whole deposit of ${whole} back`
        : english`The renter gets ${back} of the deposit of ${whole} back`;
      return `${toRenter ? yours : theirs}${wayBack(deposit, { money, platform })}.`;
    }
    case 'held':
    case 'used':
      return undefined;
  }
}

/** Tells how the deposit of a booking that has ended was divided, in one or more sentences. */
export function refundInWords(deposit: DepositStanding, reader: DepositReader, writing: Writing): string[] {
  const { stage, depositCents } = deposit;
  if (stage === 'going_back' || stage === 'gone_back') {
    return reader === 'renter' ? backToYou(deposit, writing) : [backToRenter(deposit, writing)];
  }
  if (stage === 'kept' && reader === 'others') {
    return [english`The deposit of ${writing.money(depositCents)} is not refunded to the renter.`];
  }
  return [promiseInWords(deposit, reader, writing) ?? []].flat();
}

function nothingPaid({ depositCents }: DepositStanding): string | undefined {
  return depositCents === 0 ? undefined : english`No deposit was paid, so none is refunded.`;
}

/** How it comes back, where that is not the card alone. */
function wayBack(
  deposit: DepositStanding,
  { money, platform = english`us` }: Pick<Writing, 'money' | 'platform'>,
): string {
  const { how, toCardCents, asCreditCents, byHandCents } = deposit;
  const returnedCents = returnedOf(deposit);
  if (how === 'outside' && byHandCents > 0) {
    return english`, directly from ${platform}, since that is how it was paid`;
  }
  const asCredit = asCreditCents > 0 ? english`, and ${money(asCreditCents)} comes as a credit` : '';
  if (returnedCents > 0) {
    return english`: ${money(returnedCents)} of it has already gone back to the card${asCredit}`;
  }
  if (byHandCents > 0) return english`, directly from ${platform}, since the card cannot be refunded${asCredit}`;
  if (waitsForDispute(deposit)) return english`, once the bank has decided about the dispute${asCredit}`;
  if (asCreditCents === 0) return '';
  return toCardCents === 0
    ? english`, as a credit`
    : english`: ${money(toCardCents)} to the card, and ${money(asCreditCents)} as a credit`;
}

function backToYou(deposit: DepositStanding, { money, day }: Writing): string[] {
  const { how, toCardCents, asCreditCents, byHandCents, refundedAt } = deposit;
  const returnedCents = returnedOf(deposit);
  const before = returnedCents > 0 ? [english`${money(returnedCents)} has already gone back to your card.`] : [];
  if (deposit.creditChosen) {
    const issued = refundedAt ? '' : english` It will appear among your credits as soon as it is issued.`;
    return [...before, english`You chose a credit of ${money(asCreditCents)} instead of the refund.${issued}`];
  }
  if (byHandCents > 0) {
    const why = how === 'outside' ? english`that is how it was paid` : english`your card cannot be refunded`;
    const byHand = refundedAt
      ? english`We gave ${money(byHandCents)} back to you on ${day(refundedAt)}${referenceOf(deposit)}.`
      : english`We owe you ${money(byHandCents)} and will return it to you directly, since ${why}.`;
    return [...before, byHand, ...(asCreditCents > 0 ? [backAsCredit(deposit, money)] : [])];
  }
  const toCard = refundedAt
    ? english`${money(toCardCents)} refunded on ${day(refundedAt)}. Banks show it within ${REFUND_ARRIVES_DAYS} business days.`
    : waitsForDispute(deposit)
      ? english`Your refund of ${money(toCardCents)} waits until your bank has decided about the dispute.`
      : english`Your refund of ${money(toCardCents)} is on its way, and usually arrives within ${REFUND_ARRIVES_DAYS} business days.`;
  const parts = [...(toCardCents > 0 ? [toCard] : []), ...(asCreditCents > 0 ? [backAsCredit(deposit, money)] : [])];
  return [...before, ...parts];
}

function backAsCredit({ asCreditCents, refundedAt }: DepositStanding, money: Writing['money']): string {
  return english`The ${money(asCreditCents)} that you paid by credit ${refundedAt ? english`came` : english`comes`} back as a credit.`;
}

function backToRenter(deposit: DepositStanding, { money, day, platform }: Writing): string {
  const { how: paid, depositCents, refundCents, toCardCents, asCreditCents, byHandCents, refundedAt } = deposit;
  if (deposit.creditChosen) return english`The renter chose a credit of ${money(asCreditCents)} instead of the refund.`;
  const cents = byHandCents > 0 ? byHandCents : refundCents;
  const inFull = cents === depositCents;
  const amount = inFull
    ? english`the deposit of ${money(depositCents)}`
    : english`${money(cents)} of the deposit of ${money(depositCents)}`;
  if (byHandCents > 0) {
    const us = platform ?? english`us`;
    const why = paid === 'outside' ? english`it was paid to ${us} directly` : english`the card cannot be refunded`;
    return refundedAt
      ? english`${platform ?? english`We`} gave ${amount} back to the renter on ${day(refundedAt)}${referenceOf(deposit)}.`
      : english`${capitalized(amount)} is to be given back to the renter by ${us}, since ${why}.`;
  }
  const toCard = toCardCents + returnedOf(deposit);
  const verb = toCard === 0 ? english`given back` : english`refunded`;
  const how = asCreditCents > 0 && toCard === 0 ? english`, as a credit` : '';
  const when = refundedAt ? english` on ${day(refundedAt)}` : '';
  const parts = asCreditCents > 0 && toCard > 0 ? english`, ${money(asCreditCents)} of it as a credit` : '';
  return english`${capitalized(amount)} ${refundedAt ? english`was` : english`is`} ${verb} to the renter${inFull ? english` in full` : ''}${when}${how}${parts}.`;
}

function waitsForDispute({ byItself, toCardCents }: DepositStanding): boolean {
  return byItself?.isDisputed === true && toCardCents > 0;
}

function referenceOf({ givenBackReference }: DepositStanding): string {
  return givenBackReference ? english` (reference ${givenBackReference})` : '';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
