import { termsInWords, type Status } from '@harbourline/policy';
import { beginDocument } from './begin-document';
import { charterRows, footOf, vesselRows } from './charter';
import { clauses } from './clauses';
import { definitions } from './definitions';
import type { DocumentFacts } from './facts';
import { heightOfMoney, moneyTable } from './money';
import { pageNumbers } from './page-numbers';
import { parties } from './parties';
import { priceLines } from './price-lines';
import { heading, notice, paragraph } from './section';
import type { Sheet } from './sheet';

const TITLES: Readonly<Record<Status, string>> = {
  pending: 'Reservation Request',
  confirmed: 'Booking Confirmation',
  completed: 'Booking Confirmation',
  cancelled: 'Canceled Booking',
};

/** The booking to print and take along. Contact data is in it while the booking is confirmed, whoever asks. */
export function bookingConfirmation(facts: DocumentFacts): Sheet {
  const { specialRequests, status } = facts;
  const name = TITLES[status];
  const confirmed = status === 'confirmed' || status === 'completed';
  const doc = beginDocument(facts, name);
  if (status === 'confirmed') {
    notice(
      doc,
      `Please arrive ${termsInWords().earlyArrivalTime} early, and bring a valid picture ID. The owner and the renter can reach each other using the contact details below.`,
    );
  }

  heading(doc, 'Charter');
  definitions(doc, charterRows(facts));
  heading(doc, 'Vessel');
  definitions(doc, vesselRows(facts));
  if (confirmed) {
    heading(doc, 'Contacts', 80);
    parties(doc, [
      { role: 'Owner', person: facts.owner },
      { role: 'Renter', person: facts.renter },
      ...(facts.captainName ? [{ role: 'Captain', person: facts.captain }] : []),
    ]);
  }
  const price = priceLines(facts);
  heading(doc, 'Price and payment, in Canadian dollars', heightOfMoney(doc, price));
  moneyTable(doc, price);
  if (specialRequests) {
    heading(doc, 'Special requests');
    paragraph(doc, specialRequests);
  }
  if (status !== 'cancelled') {
    heading(doc, `Cancellation policy, version ${facts.policyVersion}`);
    clauses(
      doc,
      null,
      facts.policy.map((text) => ({ text })),
    );
  }

  pageNumbers(doc, footOf(facts, name));
  doc.end();
  return doc;
}
