import type { BookingState } from '@harbourline/contracts';
import type { Party } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import { calledOffInWords } from '../words/called-off-in-words';
import { momentInWords } from '../words/time-in-words';

/** Who called a charter off and why, and until when its renter can find a new time. */
export function calledOffValues({ calledOff, zone }: BookingState, to: Party): Values {
  if (!calledOff) return {};
  return {
    calledOffInWords: calledOffInWords(calledOff, to),
    newTimeBy: momentInWords(new Date(calledOff.chooseBy), zone),
  };
}
