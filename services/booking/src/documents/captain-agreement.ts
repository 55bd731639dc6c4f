import { english } from '@harbourline/policy/words';
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

const TITLE = english`Captain Agreement`;

/** Between captain, owner and renter: who sails what for whom, when, and for which fee. */
export function captainAgreement(facts: DocumentFacts): Sheet {
  const { issuer, specialRequests } = facts;
  const doc = beginDocument(facts, TITLE);
  paragraph(
    doc,
    english`The captain sails the owner’s vessel for the renter and the group, for the time and the fee set out here. ${issuer.name} has arranged the charter.`,
  );

  const between: Party[] = [
    { role: english`Captain`, person: facts.captain },
    { role: english`Owner`, person: facts.owner },
    { role: english`Renter`, person: facts.renter },
  ];
  heading(doc, english`1. Parties`, 80);
  parties(doc, between);
  heading(doc, english`2. Vessel`);
  definitions(doc, vesselRows(facts));
  heading(doc, english`3. Charter`);
  definitions(
    doc,
    charterRows(facts).filter(([label]) => label !== 'Captain'),
  );
  const fee = feeLines(facts);
  heading(doc, english`4. Fee, in Canadian dollars`, heightOfMoney(doc, fee));
  moneyTable(doc, fee);
  heading(doc, english`5. Special requests`);
  paragraph(doc, specialRequests ?? english`None.`);
  heading(doc, english`6. Terms`);
  const signing = heightOfSignatures(between);
  clauses(doc, '6', captainTerms(facts), { after: HEADING_HEIGHT + signing });
  heading(doc, english`7. Signatures`, signing);
  signatures(doc, between);

  pageNumbers(doc, footOf(facts, TITLE));
  doc.end();
  return doc;
}

/** A deposit above the rental counts towards the fee. */
function feeLines({ startDate, endDate, captainFeeCents, dueToCaptainCents }: DocumentFacts): MoneyLine[] {
  const fee: MoneyLine = { label: english`Captain’s fee`, cents: captainFeeCents, note: duration(startDate, endDate) };
  const paid = captainFeeCents - dueToCaptainCents;
  return [
    fee,
    ...(paid > 0 ? [{ label: english`Paid with the deposit`, cents: -paid }] : []),
    {
      label: english`Due to the captain`,
      cents: dueToCaptainCents,
      note: english`paid by the renter at boarding`,
      sum: true,
    },
  ];
}
