import type { DepositView } from '@harbourline/contracts';
import { dollarsOf, type DepositStanding, type MovedByItself } from '@harbourline/policy';

/** How a deposit stands, in dollars. */
export function presentDeposit(deposit: DepositStanding): DepositView {
  const { how, stage, rule, creditChosen, refundedAt, givenBackReference, byItself } = deposit;
  return {
    amount: dollarsOf(deposit.depositCents),
    how,
    byCard: dollarsOf(deposit.byCardCents),
    byCredit: dollarsOf(deposit.byCreditCents),
    outside: dollarsOf(deposit.outsideCents),
    stage,
    rule,
    back: dollarsOf(deposit.refundCents),
    toCard: dollarsOf(deposit.toCardCents),
    asCredit: dollarsOf(deposit.asCreditCents),
    byHand: dollarsOf(deposit.byHandCents),
    kept: dollarsOf(deposit.keptCents),
    creditChosen,
    goneBackAt: refundedAt?.toISOString() ?? null,
    givenBackReference,
    ...(byItself && { byItself: presentByItself(byItself) }),
  };
}

function presentByItself({ returnedCents, ...states }: MovedByItself): DepositView['byItself'] {
  return { ...states, returned: dollarsOf(returnedCents) };
}
