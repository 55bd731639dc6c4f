import { english } from './english';
import type { BoardAct, DockSide } from '../dock';
import { PARTY_IN_WORDS } from './party-in-words';
import { dateInWords, timeInWords } from './time-in-words';

/** A check-in or check-out as it is told to those who agree to it. */
export interface BoardFacts {
  act: BoardAct;
  by: DockSide;
  at: Date;
  /** The zone of the boat's city. */
  zone: string;
  /** Counted at the check-in. */
  peopleOnBoard: number | null;
  /** How many photos there are. */
  pictures: number;
}

/**
 * What both sides agree to, word for word. It names nobody and quotes nobody: names and notes are kept beside it, and go
 * with the account of whoever they belong to.
 */
export function boardInWords(facts: BoardFacts): string[] {
  const { at, zone, by, peopleOnBoard } = facts;
  const when = `${dateInWords(at, zone)}, ${timeInWords(at, zone)}`;
  if (facts.act === 'check-out') {
    return [
      english`Check-out on ${when}, recorded by the ${PARTY_IN_WORDS[by]}. The boat has been returned.`,
      conditionInWords(facts),
    ];
  }
  return [
    english`Check-in on ${when}, recorded by the ${PARTY_IN_WORDS[by]}.`,
    english`The renter’s photo ID has been seen.`,
    ...(peopleOnBoard === null ? [] : [peopleInWords(peopleOnBoard)]),
    conditionInWords(facts),
  ];
}

/** The same with the note of whoever recorded it, as it is shown; an empty one was erased. */
export function agreedText(text: readonly string[], note: string | null | undefined): string[] {
  if (note === '') return [...text, english`The note was erased with its writer’s account.`];
  return note ? [...text, english`Note: “${note}”`] : [...text];
}

function peopleInWords(count: number): string {
  return count === 1 ? english`1 person is on board.` : english`${count} people are on board.`;
}

function conditionInWords({ act, pictures }: BoardFacts): string {
  const when = act === 'check-in' ? english`at the check-in` : english`at the check-out`;
  if (pictures === 0) return english`No photos were taken of the boat’s condition ${when}.`;
  return english`The boat’s condition ${when} is as shown in ${pictures === 1 ? english`the photo` : english`the ${pictures} photos`}.`;
}
