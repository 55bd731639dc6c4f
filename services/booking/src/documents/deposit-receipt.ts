import { dateInWords } from '../domain/time-in-words';
import { beginDocument } from './begin-document';
import { charterRows, footOf } from './charter';
import { definitions } from './definitions';
import type { DocumentFacts } from './facts';
import { heightOfMoney, moneyTable, type MoneyLine } from './money';
import { pageNumbers } from './page-numbers';
import { stillDue } from './price-lines';
import { heading } from './section';
import type { Sheet } from './sheet';

const TITLE = 'Receipt';

/** What the renter has paid, how and when, the taxes in it, and what is still due. */
export function depositReceipt(facts: DocumentFacts): Sheet {
  const { boat, renter, issuer } = facts;
  const doc = beginDocument(facts, TITLE);
  heading(doc, 'Payment');
  definitions(doc, [
    ['Received from', renter?.fullName ?? null],
    ['Received by', `${issuer.name}, ${issuer.address}`],
    ['For', `The deposit for a charter of ${boat.name ? `${boat.name}, ` : ''}${boat.model}, ${boat.city}`],
  ]);
  const paid = receiptLines(facts);
  heading(doc, 'Amounts, in Canadian dollars', heightOfMoney(doc, paid));
  moneyTable(doc, paid);
  heading(doc, 'Charter');
  definitions(doc, charterRows(facts));

  pageNumbers(doc, footOf(facts, TITLE));
  doc.end();
  return doc;
}

function receiptLines(facts: DocumentFacts): MoneyLine[] {
  const { depositCents, paidDate, taxCents, taxPercent, zone } = facts;
  return [
    { label: 'Price of the charter', cents: facts.totalCents },
    {
      label: 'Deposit paid',
      cents: depositCents,
      ...(paidDate ? { note: dateInWords(paidDate, zone) } : {}),
      sum: true,
    },
    { label: 'Taxes included', cents: taxCents, note: `${taxPercent}% of the owner’s share of the deposit` },
    ...(facts.status === 'cancelled' ? [] : stillDue(facts)),
  ];
}
