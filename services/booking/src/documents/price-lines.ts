import { dateInWords } from '../domain/time-in-words';
import { duration } from './charter';
import type { DocumentFacts } from './facts';
import type { MoneyLine } from './money';

/** What the charter costs, what is paid of it, and who gets the rest from the renter. */
export function priceLines(facts: DocumentFacts): MoneyLine[] {
  const { startDate, endDate, boatRentalCents, discountCents, captainFeeCents, depositCents, paidDate, zone } = facts;
  const hours = duration(startDate, endDate);
  const rental: MoneyLine[] = discountCents
    ? [
        { label: 'Boat rental', cents: boatRentalCents + discountCents, note: hours },
        { label: 'Discount for a long charter', cents: -discountCents },
      ]
    : [{ label: 'Boat rental', cents: boatRentalCents, note: hours }];
  const captain: MoneyLine[] =
    facts.captainName || captainFeeCents > 0 ? [{ label: 'Captain’s fee', cents: captainFeeCents, note: hours }] : [];
  return [
    ...rental,
    ...captain,
    { label: 'Total', cents: facts.totalCents, sum: true },
    {
      label: paidDate ? 'Deposit paid' : 'Deposit',
      cents: depositCents,
      ...(paidDate ? { note: dateInWords(paidDate, zone) } : {}),
    },
    ...(facts.status === 'cancelled' ? [] : stillDue(facts)),
  ];
}

/** What the renter still has to pay, and to whom: amounts that are nothing are left out. */
export function stillDue({ balanceFromRenterCents, dueToCaptainCents }: DocumentFacts): MoneyLine[] {
  return [
    { label: 'Balance due to the owner', cents: balanceFromRenterCents, note: 'collected by the owner' },
    { label: 'Due to the captain', cents: dueToCaptainCents, note: 'paid at boarding' },
  ].filter(({ cents }) => cents > 0);
}
