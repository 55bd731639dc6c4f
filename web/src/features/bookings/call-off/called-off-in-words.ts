import type { Standing } from '@harbourline/policy';
import { termsInWords } from '@harbourline/policy/words';
import { formatDateTime } from '../../../shared/lib/dates';
import { text } from '../words';

/** Why, and what follows; until when, where it is the renter who chooses. Whose turn it is otherwise has its own notice. */
export function calledOffInWords(
  standing: Standing,
  side: 'renter' | 'owner' | 'captain',
  zone: string,
): { title: string; text: string; until?: string } | null {
  switch (standing.kind) {
    case 'calledOff': {
      const until = standing.chooseBy.toISOString();
      const why = text(`callOff.why.${standing.why.cause}`);
      return {
        title: text(`callOff.notice.${side}`, { why, deadline: formatDateTime(until, zone) }),
        text: text(`callOff.notice.${side}Note`, { within: termsInWords().rebookTime }),
        until,
      };
    }
    case 'newTimeProposed': {
      const deadline = formatDateTime(standing.chooseBy.toISOString(), zone);
      return {
        title: text('callOff.notice.asked', { why: text(`callOff.why.${standing.why.cause}`) }),
        text: text(`callOff.notice.${side}Asked`, { deadline }),
      };
    }
    case 'calledOffWithoutCaptain':
      return {
        title: text('callOff.notice.withoutCaptain', { why: text(`callOff.why.${standing.why.cause}`) }),
        text: text('callOff.notice.captainNote'),
      };
    case 'awaitingOwner':
    case 'awaitingOwnerAndCaptain':
    case 'awaitingCaptain':
    case 'captainToBeChosen':
    case 'awaitingRenter':
    case 'confirmed':
    case 'changeProposed':
    case 'captainLeft':
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return null;
  }
}
