import type { DepositView } from '@harbourline/contracts';
import { centsOf, dollarsOf, wholeRefund, depositThen, type DepositStanding, type Standing } from '@harbourline/policy';
import { promiseInWords, refundInWords, type DepositReader, type Writing } from '@harbourline/policy/words';
import { formatDay } from '../lib/dates';
import { formatMoney } from '../lib/money';

/** What has become of a deposit, in as many sentences as it takes. */
export function returnOf(deposit: DepositView, reader: DepositReader, zone: string): string {
  return refundInWords(depositOf(deposit), reader, writingIn(zone)).join(' ');
}

/** What becomes of a deposit if the booking ends so. */
export function promiseOf(deposit: DepositView, reader: DepositReader, zone: string): string {
  return promiseInWords(depositOf(deposit), reader, writingIn(zone)) ?? '';
}

/** What becomes of a deposit once the time is over and nobody has acted; nothing where it is not the reader's. */
export function promiseThen(
  deposit: DepositView | null,
  standing: Standing,
  reader: DepositReader,
  zone: string,
): string {
  return deposit ? (promiseInWords(depositThen(depositOf(deposit), standing), reader, writingIn(zone)) ?? '') : '';
}

/** The same if it is not confirmed. */
export function promiseUnlessConfirmed(deposit: DepositView | null, reader: DepositReader, zone: string): string {
  return deposit ? (promiseInWords(wholeRefund(depositOf(deposit)), reader, writingIn(zone)) ?? '') : '';
}

function writingIn(zone: string): Writing {
  return {
    money: (cents) => formatMoney(dollarsOf(cents)),
    day: (date) => formatDay(date.toISOString(), zone),
  };
}

/** How a deposit stands, from what is shown of it. */
export function depositOf(deposit: DepositView): DepositStanding {
  const { how, stage, rule, creditChosen, goneBackAt, givenBackReference, byItself } = deposit;
  return {
    depositCents: centsOf(deposit.amount),
    how,
    byCardCents: centsOf(deposit.byCard),
    byCreditCents: centsOf(deposit.byCredit),
    outsideCents: centsOf(deposit.outside),
    stage,
    rule,
    refundCents: centsOf(deposit.back),
    toCardCents: centsOf(deposit.toCard),
    asCreditCents: centsOf(deposit.asCredit),
    byHandCents: centsOf(deposit.byHand),
    keptCents: centsOf(deposit.kept),
    creditChosen,
    refundedAt: goneBackAt === null ? null : new Date(goneBackAt),
    givenBackReference,
    ...(byItself && { byItself: { ...byItself, returnedCents: centsOf(byItself.returned) } }),
  };
}
