import type { BookingState } from '@harbourline/contracts';
import type { Values } from '../placeholders/placeholders';
import { momentInWords } from '../words/time-in-words';

const WHY = { weather: 'because of the weather', mechanical: 'for mechanical reasons' } as const;
const WHO = { owner: 'The owner', captain: 'The captain', administrator: 'Harbourline' } as const;

/** Who called a charter off and why, and until when its renter can find a new time. */
export function calledOffValues({ calledOff, zone }: BookingState): Values {
  if (!calledOff) return {};
  return {
    calledOffInWords: `${WHO[calledOff.by]} has called off the charter ${WHY[calledOff.cause]}.`,
    newTimeBy: momentInWords(new Date(calledOff.chooseBy), zone),
  };
}
