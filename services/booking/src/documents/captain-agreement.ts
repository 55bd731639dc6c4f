import { beginDocument } from './begin-document';
import { captainTerms } from './captain-terms';
import { charterRows, duration, footOf, vesselRows } from './charter';
import { clauses } from './clauses';
import { definitions } from './definitions';
import type { DocumentFacts } from './facts';
import { heightOfMoney, moneyTable, type MoneyLine } from './money';
import { pageNumbers } from './page-numbers';
import { parties, type Party } from './parties';
import { heading, HEADING_HEIGHT, paragraph } from './section';
import type { Sheet } from './sheet';
import { heightOfSignatures, signatures } from './signatures';

const TITLE = 'Captain Agreement';

/** Between captain, owner and renter: who sails what for whom, when, and for which fee. */
export function captainAgreement(facts: DocumentFacts): Sheet {
  const { issuer, specialRequests } = facts;
  const doc = beginDocument(facts, TITLE);
  paragraph(
    doc,
    `The captain sails the owner’s vessel for the renter and the group, for the time and the fee set out here. ${issuer.name} has arranged the charter.`,
  );

  const between: Party[] = [
    { role: 'Captain', person: facts.captain },
    { role: 'Owner', person: facts.owner },
    { role: 'Renter', person: facts.renter },
  ];
  heading(doc, '1. Parties', 80);
  parties(doc, between);
  heading(doc, '2. Vessel');
  definitions(doc, vesselRows(facts));
  heading(doc, '3. Charter');
  definitions(
    doc,
    charterRows(facts).filter(([label]) => label !== 'Captain'),
  );
  const fee = feeLines(facts);
  heading(doc, '4. Fee, in Canadian dollars', heightOfMoney(doc, fee));
  moneyTable(doc, fee);
  heading(doc, '5. Special requests');
  paragraph(doc, specialRequests ?? 'None.');
  heading(doc, '6. Terms');
  const signing = heightOfSignatures(between);
  clauses(doc, '6', captainTerms(facts), { after: HEADING_HEIGHT + signing });
  heading(doc, '7. Signatures', signing);
  signatures(doc, between);

  pageNumbers(doc, footOf(facts, TITLE));
  doc.end();
  return doc;
}

/** A deposit above the rental counts towards the fee. */
function feeLines({ startDate, endDate, captainFeeCents, dueToCaptainCents }: DocumentFacts): MoneyLine[] {
  const fee: MoneyLine = { label: 'Captain’s fee', cents: captainFeeCents, note: duration(startDate, endDate) };
  const paid = captainFeeCents - dueToCaptainCents;
  return [
    fee,
    ...(paid > 0 ? [{ label: 'Paid with the deposit', cents: -paid }] : []),
    { label: 'Due to the captain', cents: dueToCaptainCents, note: 'paid by the renter at boarding', sum: true },
  ];
}
