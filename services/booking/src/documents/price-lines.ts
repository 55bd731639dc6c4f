import { formatCad, isBalanceDue } from '@harbourline/policy';
import { dateInWords, english } from '@harbourline/policy/words';
import { duration } from './charter';
import type { DocumentFacts } from './facts';
import type { MoneyLine } from './money';

/** The lines for the price of the charter, the part already paid, and the people who get the rest from the renter. */
export function priceLines(facts: DocumentFacts): MoneyLine[] {
  const { startDate, endDate, boatRentalCents, discountCents, captainFeeCents } = facts;
  const hours = duration(startDate, endDate);
  const rental: MoneyLine[] = discountCents
    ? [
        { label: english`Boat rental`, cents: boatRentalCents + discountCents, note: hours },
        { label: english`Discount for a long charter`, cents: -discountCents },
      ]
    : [{ label: english`Boat rental`, cents: boatRentalCents, note: hours }];
  const captain: MoneyLine[] =
    facts.captainName || captainFeeCents > 0
      ? [{ label: english`Captain’s fee`, cents: captainFeeCents, note: hours }]
      : [];
  const lines = [...rental, ...captain].filter(({ cents }) => cents !== 0);
  return [
    ...lines,
    { label: english`Total`, cents: facts.totalCents, sum: true },
    ...depositLine(facts),
    ...stillDue(facts),
  ];
}

/** Whether it is paid, when and how. */
function depositLine({ deposit, paidDate, zone }: DocumentFacts): MoneyLine[] {
  const { how, depositCents: cents, byCreditCents } = deposit;
  if (cents === 0) return [];
  if (how === 'unpaid') return [{ label: english`Deposit, not paid yet`, cents }];
  const ways = {
    card: '',
    credit: english`by credit`,
    card_and_credit: english`${formatCad(byCreditCents)} of it by credit`,
    outside: english`directly, not by card`,
  };
  const note = [paidDate && dateInWords(paidDate, zone), ways[how]].filter(Boolean).join(', ');
  return [{ label: english`Deposit paid`, cents, ...(note && { note }) }];
}

/** The amounts that the renter still owes, and to whom; none for a charter that is over, or does not take place at its time. */
export function stillDue(facts: DocumentFacts): MoneyLine[] {
  const { standing, balanceFromRenterCents, dueToCaptainCents } = facts;
  if (!isBalanceDue(standing)) return [];
  return [
    { label: english`Balance due to the owner`, cents: balanceFromRenterCents, note: english`collected by the owner` },
    { label: english`Due to the captain`, cents: dueToCaptainCents, note: english`paid at boarding` },
  ].filter(({ cents }) => cents > 0);
}
