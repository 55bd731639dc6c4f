import { refundInWords, dateInWords, english } from '@harbourline/policy/words';
import { beginDocument } from './begin-document';
import { charterRows, footOf } from './charter';
import { definitions } from './definitions';
import { writingOf } from './deposit-sentences';
import type { DocumentFacts } from './facts';
import { heightOfMoney, moneyTable, type MoneyLine } from './money';
import { pageNumbers } from './page-numbers';
import { stillDue } from './price-lines';
import { heading, paragraph } from './section';
import type { Sheet } from './sheet';

const TITLE = english`Receipt`;

/** The receipt of a deposit: the amount, how and when it was paid, its taxes, and the balance. */
export function depositReceipt(facts: DocumentFacts): Sheet {
  const { boat, renter, issuer } = facts;
  const doc = beginDocument(facts, TITLE);
  heading(doc, english`Payment`);
  definitions(doc, [
    [english`Received from`, renter?.fullName ?? null],
    [english`Received by`, `${issuer.name}, ${issuer.address}`],
    [
      english`For`,
      english`The deposit for a charter of ${boat.name ? `${boat.name}, ` : ''}${boat.model}, ${boat.city}`,
    ],
  ]);
  const paid = receiptLines(facts);
  heading(doc, english`Amounts, in Canadian dollars`, heightOfMoney(doc, paid));
  moneyTable(doc, paid);
  const back = facts.standing.kind === 'ended' ? refundInWords(facts.deposit, 'others', writingOf(facts)) : [];
  if (back.length > 0) {
    heading(doc, english`After the cancellation`);
    paragraph(doc, back.join(' '));
  }
  heading(doc, english`Charter`);
  definitions(doc, charterRows(facts));

  pageNumbers(doc, footOf(facts, TITLE));
  doc.end();
  return doc;
}

function receiptLines(facts: DocumentFacts): MoneyLine[] {
  const { paidDate, zone } = facts;
  const received = paidDate ? { note: dateInWords(paidDate, zone) } : {};
  return [
    { label: english`Price of the charter`, cents: facts.totalCents },
    ...waysPaid(facts),
    { label: english`Deposit paid`, cents: facts.depositCents, ...received, sum: true },
    ...taxes(facts),
    ...stillDue(facts),
  ];
}

/** As they were booked when the deposit was divided, at whichever rate that was; before, as they are going to be; if any. */
function taxes({ taxCents, taxPercent, isDivided }: DocumentFacts): MoneyLine[] {
  if ((isDivided ? taxCents : taxPercent) === 0) return [];
  const share = english`the owner’s share of the deposit`;
  const note = isDivided ? english`on ${share}` : english`${taxPercent}% of ${share} once the charter has taken place`;
  return [{ label: english`Taxes included`, cents: taxCents, note }];
}

function waysPaid({ deposit, card, paidReference }: DocumentFacts): MoneyLine[] {
  const reference = paidReference ? { note: english`reference ${paidReference}` } : {};
  return [
    { label: english`Paid by card`, cents: deposit.byCardCents, ...(card && { note: cardInWords(card) }) },
    { label: english`Paid by credit`, cents: deposit.byCreditCents },
    { label: english`Paid directly`, cents: deposit.outsideCents, ...reference },
  ].filter(({ cents }) => cents > 0);
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

function cardInWords({ brand, last4 }: NonNullable<DocumentFacts['card']>): string {
  return english`${BRANDS[brand] ?? brand}, ending in ${last4}`;
}
