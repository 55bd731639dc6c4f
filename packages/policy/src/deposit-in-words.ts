import { REFUND_ARRIVES_DAYS } from './deadlines';
import type { DepositStanding } from './deposit-standing';

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
  { money, platform = 'us' }: Writing,
): string | undefined {
  const { depositCents, how, byCardCents, byCreditCents } = deposit;
  if (depositCents === 0) return undefined;
  const subject = `${reader === 'renter' ? 'Your' : 'The'} deposit of ${money(depositCents)}`;
  switch (how) {
    case 'unpaid':
      return `${subject} has not been paid.`;
    case 'card':
      return `${subject} was paid by card.`;
    case 'credit':
      return `${subject} was paid by credit.`;
    case 'card_and_credit':
      return `${subject} was paid: ${money(byCardCents)} by card and ${money(byCreditCents)} by credit.`;
    case 'outside':
      return `${subject} was paid to ${platform} directly.`;
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
        ? `The deposit of ${whole} is not refunded.`
        : `None of the deposit of ${whole} is refunded to the renter.`;
    case 'to_choose':
      return toRenter
        ? `You choose: a credit of ${back} for another time or vessel, or a refund.`
        : `The renter chooses: a credit of ${back} for another time or vessel, or a refund.`;
    case 'going_back':
    case 'gone_back': {
      const inFull = refundCents === depositCents;
      const yours = inFull
        ? `Your deposit of ${whole} comes back in full`
        : `${back} of your deposit of ${whole} comes back`;
      const theirs = inFull
        ? `The renter gets the whole deposit of ${whole} back`
        : `The renter gets ${back} of the deposit of ${whole} back`;
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
    return [`The deposit of ${writing.money(depositCents)} is not refunded to the renter.`];
  }
  return [promiseInWords(deposit, reader, writing) ?? []].flat();
}

function nothingPaid({ depositCents }: DepositStanding): string | undefined {
  return depositCents === 0 ? undefined : 'No deposit was paid, so none is refunded.';
}

/** How it comes back, where that is not the card alone. */
function wayBack(
  { toCardCents, asCreditCents, byHandCents }: DepositStanding,
  { money, platform = 'us' }: Pick<Writing, 'money' | 'platform'>,
): string {
  if (byHandCents > 0) return `, directly from ${platform}, since that is how it was paid`;
  if (asCreditCents === 0) return '';
  return toCardCents === 0
    ? ', as a credit'
    : `: ${money(toCardCents)} to the card, and ${money(asCreditCents)} as a credit`;
}

function backToYou(deposit: DepositStanding, { money, day }: Writing): string[] {
  const { refundCents, toCardCents, asCreditCents, byHandCents, refundedAt } = deposit;
  if (deposit.creditChosen) {
    const issued = refundedAt ? '' : ' It will appear among your credits as soon as it is issued.';
    return [`You chose a credit of ${money(refundCents)} instead of the refund.${issued}`];
  }
  if (byHandCents > 0) {
    return refundedAt
      ? [`We gave ${money(byHandCents)} back to you on ${day(refundedAt)}${referenceOf(deposit)}.`]
      : [`We owe you ${money(byHandCents)} and will return it to you directly, since that is how it was paid.`];
  }
  const toCard = refundedAt
    ? `${money(toCardCents)} refunded on ${day(refundedAt)}. Banks show it within ${REFUND_ARRIVES_DAYS} business days.`
    : `Your refund of ${money(toCardCents)} is on its way, and usually arrives within ${REFUND_ARRIVES_DAYS} business days.`;
  const asCredit = `The ${money(asCreditCents)} that you paid by credit ${refundedAt ? 'came' : 'comes'} back as a credit.`;
  return [...(toCardCents > 0 ? [toCard] : []), ...(asCreditCents > 0 ? [asCredit] : [])];
}

function backToRenter(deposit: DepositStanding, { money, day, platform }: Writing): string {
  const { depositCents, refundCents, toCardCents, asCreditCents, byHandCents, refundedAt } = deposit;
  if (deposit.creditChosen) return `The renter chose a credit of ${money(refundCents)} instead of the refund.`;
  const inFull = refundCents === depositCents;
  const amount = inFull
    ? `the deposit of ${money(depositCents)}`
    : `${money(refundCents)} of the deposit of ${money(depositCents)}`;
  if (byHandCents > 0) {
    return refundedAt
      ? `${platform ?? 'We'} gave ${amount} back to the renter on ${day(refundedAt)}${referenceOf(deposit)}.`
      : `${capitalized(amount)} is to be given back to the renter by ${platform ?? 'us'}, since it was paid to ${platform ?? 'us'} directly.`;
  }
  const verb = toCardCents === 0 ? 'given back' : 'refunded';
  const how = asCreditCents > 0 && toCardCents === 0 ? ', as a credit' : '';
  const when = refundedAt ? ` on ${day(refundedAt)}` : '';
  const parts = asCreditCents > 0 && toCardCents > 0 ? `, ${money(asCreditCents)} of it as a credit` : '';
  return `${capitalized(amount)} ${refundedAt ? 'was' : 'is'} ${verb} to the renter${inFull ? ' in full' : ''}${when}${how}${parts}.`;
}

function referenceOf({ givenBackReference }: DepositStanding): string {
  return givenBackReference ? ` (reference ${givenBackReference})` : '';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
