import { english } from '@harbourline/policy/words';
import { phaseOf, type Phase } from '@harbourline/policy';
import { beginDocument } from './begin-document';
import { charterRows, footOf, vesselRows } from './charter';
import { definitions } from './definitions';
import type { DocumentFacts } from './facts';
import { heightOfMoney, moneyTable } from './money';
import { pageNumbers } from './page-numbers';
import { parties } from './parties';
import { priceLines } from './price-lines';
import { heading, notice, paragraph } from './section';
import type { Sheet } from './sheet';
import { arrivalOf, headOf } from './standing';

/** The booking to print and take along. Contact data is in it while the booking is confirmed, whoever asks. */
export function bookingConfirmation(facts: DocumentFacts): Sheet {
  const { specialRequests, standing } = facts;
  const name = headOf(standing).title;
  const phase = phaseOf(standing);
  const doc = beginDocument(facts, name);
  const arrival = arrivalOf(facts);
  if (arrival) notice(doc, arrival);

  heading(doc, english`Charter`);
  definitions(doc, charterRows(facts));
  heading(doc, english`Vessel`);
  definitions(doc, vesselRows(facts));
  if (phase === 'agreed' || phase === 'called off' || phase === 'over') {
    heading(doc, english`Contacts`, 80);
    parties(doc, [
      { role: english`Owner`, person: facts.owner },
      { role: english`Renter`, person: facts.renter },
      ...(facts.captainName ? [{ role: english`Captain`, person: facts.captain }] : []),
    ]);
  }
  const price = priceLines(facts);
  heading(doc, english`Price and payment, in Canadian dollars`, heightOfMoney(doc, price));
  moneyTable(doc, price);
  if (specialRequests) {
    heading(doc, english`Special requests`);
    paragraph(doc, specialRequests);
  }
  const policy = policyFor(phase, facts);
  if (policy) {
    doc.y += 8;
    paragraph(doc, policy);
  }

  pageNumbers(doc, footOf(facts, name));
  doc.end();
  return doc;
}

/** Where the cancellation policy is while it can matter: here it would take a second page. */
function policyFor(phase: Phase, { policyVersion, issuer }: DocumentFacts): string | null {
  const inTerms = english`the Terms of Service of ${issuer.name}`;
  switch (phase) {
    case 'requested':
      return english`Until it is confirmed, the renter can cancel at no cost. Version ${policyVersion} of the cancellation policy is part of ${inTerms}.`;
    case 'agreed':
    case 'over':
      return english`Version ${policyVersion} of the cancellation policy applies. It is part of the rental agreement and of ${inTerms}.`;
    case 'called off':
    case 'ending':
    case 'ended':
      return null;
  }
}
