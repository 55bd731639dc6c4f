import { english } from '@harbourline/policy/words';
import type { AboutQuestion } from '../messages/about';
import type { Values } from '../placeholders/placeholders';
import { textForAsker, textForOwner } from '../questions/question-texts';
import type { Person } from './person';

/** A question about a boat with whoever asked it, and its answer, if there is one. */
export interface ToldQuestion {
  boatId: number;
  boatTitle: string;
  firstName: string;
  lastName: string;
  email: string;
  text: string;
  handledAt: Date | null;
  answer: string | null;
  answeredBy: string | null;
}

const BY = { owner: english`The owner`, support: english`Our support` };

/**
 * What a mail about a question may say: to the owner nothing that says who asked but the first name, to whoever asked
 * nothing that says who the owner is.
 */
export function questionValues(
  { kind }: AboutQuestion,
  recipient: Person | undefined,
  { boatId, boatTitle, firstName, lastName, text, answer, answeredBy }: ToldQuestion,
): Values {
  const boat = { questionBoat: boatTitle, boatId: String(boatId), askerName: firstName };
  if (kind === 'question-asked') {
    return { ...boat, fullName: recipient?.fullName, question: textForOwner({ lastName, message: text }) };
  }
  return {
    ...boat,
    fullName: firstName,
    question: textForAsker({ message: text }),
    answer: answer || undefined,
    answeredBy: answeredBy === 'owner' ? BY.owner : BY.support,
  };
}
