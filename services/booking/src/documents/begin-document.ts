import { english } from '@harbourline/policy/words';
import { aboutOf } from './charter';
import type { DocumentFacts } from './facts';
import { letterhead, title } from './letterhead';
import { notice } from './section';
import { openSheet, type Sheet } from './sheet';
import { headOf, noticeOf } from './standing';

/** A sheet with what every document begins with: letterhead, title, and a notice where the booking does not stand. */
export function beginDocument(facts: DocumentFacts, name: string): Sheet {
  const { issuer, madeAt, bookingId, boat, standing } = facts;
  const sheet = openSheet({
    title: english`${name}, booking ${bookingId}`,
    subject: boat.model,
    author: issuer.name,
    madeAt,
  });
  letterhead(sheet, issuer);
  title(sheet, { text: name, about: aboutOf(facts), status: headOf(standing).badge });
  const note = noticeOf(facts);
  if (note) notice(sheet, note);
  return sheet;
}
