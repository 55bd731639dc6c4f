import { costsInWords, paymentInWords, english } from '@harbourline/policy/words';
import { beginDocument } from './begin-document';
import { charterRows, footOf, vesselRows } from './charter';
import { clauses } from './clauses';
import { writingOf } from './deposit-sentences';
import { definitions } from './definitions';
import { dockAppendix } from './dock-appendix';
import type { DocumentFacts, Pictures } from './facts';
import { heightOfMoney, moneyTable } from './money';
import { pageNumbers } from './page-numbers';
import { parties, type Party } from './parties';
import { priceLines } from './price-lines';
import { rentalTerms } from './rental-terms';
import { heading, HEADING_HEIGHT, paragraph } from './section';
import type { Sheet } from './sheet';
import { heightOfSignatures, signatures } from './signatures';

const TITLE = english`Rental Agreement`;

/** Between owner and renter: who charters what from whom, when, for how much and on which terms. */
export function rentalAgreement(facts: DocumentFacts, pictures: Pictures = {}): Sheet {
  const { issuer, specialRequests } = facts;
  const doc = beginDocument(facts, TITLE);
  paragraph(
    doc,
    english`The owner charters the vessel named below to the renter, who accepts it, for the time and the price set out here. ${issuer.name} has arranged the charter. ${paymentInWords(facts.deposit, 'others', writingOf(facts)) ?? ''}`.trim(),
  );

  const between: Party[] = [
    { role: english`Owner`, person: facts.owner },
    { role: english`Renter`, person: facts.renter },
  ];
  heading(doc, english`1. Parties`, 80);
  parties(doc, facts.captainName ? [...between, { role: english`Captain`, person: facts.captain }] : between);
  heading(doc, english`2. Vessel`);
  definitions(doc, vesselRows(facts));
  heading(doc, english`3. Charter`);
  definitions(doc, charterRows(facts));
  const price = priceLines(facts);
  heading(doc, english`4. Price and payment, in Canadian dollars`, heightOfMoney(doc, price));
  moneyTable(doc, price);
  const costs = costsInWords(facts.boatFacts?.costs ?? {});
  if (costs.length > 0) {
    clauses(
      doc,
      '4',
      costs.map(({ label, value }) => ({ name: label, text: `${value}.` })),
    );
  }
  heading(doc, english`5. Special requests`);
  paragraph(doc, specialRequests ?? english`None.`);
  heading(doc, english`6. Cancellation policy, version ${facts.policyVersion}`);
  paragraph(doc, english`The policy under which the reservation was made. “You” is the renter.`);
  clauses(
    doc,
    '6',
    facts.policy.map((text) => ({ text })),
  );
  heading(doc, english`7. Terms`);
  const signing = heightOfSignatures(between);
  clauses(doc, '7', rentalTerms(facts), { after: HEADING_HEIGHT + signing });
  heading(doc, english`8. Signatures`, signing);
  signatures(doc, between);
  dockAppendix(doc, facts, pictures);

  pageNumbers(doc, footOf(facts, TITLE));
  doc.end();
  return doc;
}
