import { formatCad } from '@harbourline/policy';
import { type Writing, dateInWords } from '@harbourline/policy/words';
import type { DocumentFacts } from './facts';

/** How sentences about the deposit are written in a document, in which the platform is one of those spoken of. */
export function writingOf({ zone, issuer }: Pick<DocumentFacts, 'zone' | 'issuer'>): Writing {
  return { money: formatCad, day: (date) => dateInWords(date, zone), platform: issuer.name };
}
